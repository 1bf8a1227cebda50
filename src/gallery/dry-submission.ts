import type { StoredRecord } from '../schema/record';
import { createRecord } from '../submission/create-record';
import type { Submission } from '../submission/create-submission';

export type DryRecord = { collection: string; record: StoredRecord };

const visit = { page: '/', language: 'en-GB', campaign: 'utm_source=letter' };

/** Sends nothing anywhere, and tells `onRecord` what would be stored. */
export const createDrySubmission = (onRecord: (record: DryRecord) => void): Submission => ({
  prepare: () => undefined,
  save: (definition, values) => {
    const { collection } = definition;
    onRecord({
      collection,
      record: createRecord(definition, values, { at: new Date(), ...visit }),
    });
    return Promise.resolve('saved');
  },
  discard: () => undefined,
  upload: (file, { folder, onProgress }) => {
    onProgress(1);
    return Promise.resolve(`(the address of ${folder}${file.name})`);
  },
  kept: [],
});

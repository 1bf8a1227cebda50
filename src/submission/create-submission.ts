import type { RecordDefinition, StoredRecord, Values } from '../contract/record';
import { createRecord } from './create-record';
import type { Gateway, UploadOptions } from './gateway';
import { documentId, hexGroups } from './random-id';
import { withTimeout } from './with-timeout';

type SaveResult = 'saved' | 'failed';

export type Submission = {
  /** Starts loading what sending needs; called when a visitor first turns to a form. */
  prepare: () => void;
  /** Never rejects: a failure is logged and returned. */
  save: (definition: RecordDefinition, values: Values) => Promise<SaveResult>;
  /**
   * Sends a file into `folder` under a new name. Never rejects: a failure is logged and the
   * address is empty (specification, section 8).
   */
  upload: (
    file: File,
    options: Omit<UploadOptions, 'path'> & { folder: string },
  ) => Promise<string>;
  /** What was submitted since the page was opened, for forms that `keepInMemory`. */
  kept: readonly StoredRecord[];
};

type Surroundings = {
  loadGateway: () => Promise<Gateway>;
  now: () => Date;
  randomBytes: (length: number) => Uint8Array;
  log: { info: (...words: unknown[]) => void; error: (...words: unknown[]) => void };
  /** How long one save may take, in milliseconds: the SDK itself waits for ever. */
  saveTimeout: number;
};

/** A record that failed to be saved, with the id under which it may already be stored. */
type Attempt = { values: string; id: string; record: StoredRecord };

/** Takes what visitors submit to where it is stored. Knows no React and no Firebase. */
export const createSubmission = (surroundings: Surroundings): Submission => {
  const { loadGateway, now, randomBytes, log, saveTimeout } = surroundings;
  const kept: StoredRecord[] = [];
  const failed = new Map<string, Attempt>();
  let loading: Promise<Gateway> | undefined;

  const gateway = () =>
    (loading ??= loadGateway().catch((reason: unknown) => {
      loading = undefined;
      throw reason;
    }));

  /** The same values sent again are the same document: the first answer may have been lost. */
  const attemptFor = (definition: RecordDefinition, values: Values): Attempt => {
    const written = JSON.stringify(values);
    const last = failed.get(definition.collection);
    if (last?.values === written) return last;
    const attempt = {
      values: written,
      id: documentId(randomBytes),
      record: createRecord(definition, values, now()),
    };
    if (definition.keepInMemory) kept.push(attempt.record);
    return attempt;
  };

  return {
    kept,
    prepare: () => void gateway().catch((reason: unknown) => log.error('Firebase', reason)),
    save: async (definition, values) => {
      const { collection } = definition;
      const attempt = attemptFor(definition, values);
      try {
        const saving = gateway().then(({ save }) => save(collection, attempt.id, attempt.record));
        await withTimeout(saving, saveTimeout, `No answer within ${saveTimeout} ms.`);
        failed.delete(collection);
        log.info(`${collection}: saved`, attempt.id);
        return 'saved';
      } catch (reason) {
        failed.set(collection, attempt);
        log.error(`${collection}: not saved`, reason);
        return 'failed';
      }
    },
    upload: async (file, { folder, ...options }) => {
      try {
        const path = folder + hexGroups(randomBytes);
        return await (await gateway()).upload(file, { path, ...options });
      } catch (reason) {
        if (!options.signal.aborted) log.error(`${folder}: not uploaded`, reason);
        return '';
      }
    },
  };
};

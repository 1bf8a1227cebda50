import { groupOf, textOf } from '../../../config-values/values';
import type { Finding } from '../../../problems/problem';
import { type Field, namesOf } from './form-parts';

const path = 'record.scanned';

/** What a scanner finds in the files of a form that has none, or written under the name of something else. */
export const checkScanned = (
  { record }: Record<string, unknown>,
  fields: readonly Field[],
): Finding[] => {
  const { scanned, stamps } = groupOf(record);
  const name = textOf(scanned);
  if (name === undefined) return [];
  if ([...namesOf(fields), ...Object.keys(groupOf(stamps))].includes(name)) {
    return [{ error: 'scannedIsStored', path, parts: { found: name } }];
  }
  return fields.some(({ kind }) => kind === 'file')
    ? []
    : [{ error: 'nothingToScan', path, fix: { remove: path } }];
};

import { groupOf, textOf } from '../../../config-values/values';
import type { Finding } from '../../../problems/problem';
import { foundIf, noEffect } from '../found';
import { type Field, namesOf } from './form-parts';

/** What a scanner finds in the files of a form that has none, or written under the name of something else. */
export const checkScanned = (
  { record }: Record<string, unknown>,
  fields: readonly Field[],
): Finding[] => {
  const path = 'record.scanned';
  const { scanned, stamps } = groupOf(record);
  const found = textOf(scanned);
  if (found === undefined) return [];
  if ([...namesOf(fields), ...Object.keys(groupOf(stamps))].includes(found)) {
    return [{ error: 'scannedIsStored', path, parts: { found } }];
  }
  const unseen = noEffect(path, 'in a form that takes no files', 'add a field of the kind file');
  return foundIf(!fields.some(({ kind }) => kind === 'file'), unseen);
};

import { groupOf, textOf } from '../../../config-values/values';
import type { Finding } from '../../../problems/problem';
import { partsOfForm } from '../../../resolved-site/form-tree';

const path = 'record.scanned';

/** What a scanner finds in the files of a form that has none, or written under the name of something else. */
export const checkScanned = (form: Record<string, unknown>): Finding[] => {
  const { scanned, stamps } = groupOf(form.record);
  const name = textOf(scanned);
  if (name === undefined) return [];
  const fields = partsOfForm(form).map(({ part }) => part);
  const taken = [...fields.map((field) => textOf(field.name)), ...Object.keys(groupOf(stamps))];
  if (taken.includes(name)) {
    return [{ error: 'scannedIsStored', path, parts: { found: name } }];
  }
  return fields.some(({ kind }) => kind === 'file')
    ? []
    : [{ error: 'nothingToScan', path, fix: { remove: path } }];
};

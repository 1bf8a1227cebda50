import type { Finding } from '../../finding';
import { groupOf } from '../../read/values';
import type { Field } from './form-parts';

const lacking = (path: string, key: string, form: string): Finding => ({
  error: 'missingKey',
  path: `${path}.${key}`,
  parts: { key, form },
  suggestion: `${key}: ${form}`,
});

const words = "{ cancel: '…', retry: '…', remove: '…', failed: '…', sent: '…' }";

const checkFile = ({ path, entries }: Field): Finding[] => {
  const { maxFiles, list, upload, refusals } = entries;
  const { types, accept } = groupOf(upload);
  const { tooMany } = groupOf(refusals);
  const isSeveral = maxFiles !== undefined;
  const isListed = list !== undefined || tooMany !== undefined;
  return [
    // A group that is missing itself is told as such.
    ...(upload !== undefined && types === undefined && accept === undefined
      ? [lacking(`${path}.upload`, 'types', "['pdf']")]
      : []),
    ...(isSeveral && list === undefined ? [lacking(path, 'list', words)] : []),
    ...(isSeveral && refusals !== undefined && tooMany === undefined
      ? [lacking(`${path}.refusals`, 'tooMany', "'…'")]
      : []),
    ...(isListed && !isSeveral ? [lacking(path, 'maxFiles', '3')] : []),
  ];
};

/** Fields for files by themselves: which files they take, and the words that several need. */
export const checkFiles = (fields: readonly Field[]): Finding[] =>
  fields.filter(({ kind }) => kind === 'file').flatMap(checkFile);

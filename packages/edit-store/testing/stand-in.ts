import type { Value } from '../../../src/schema/values/change';
import { readLiteral } from '../../config-files/read-literal';
import { applyEdits, entrySpan } from '../../problems/edits';
import type { Edit } from '../../problems/problem';
import type { ApplyChange, TextChange } from '../plan-step';

const editOf = (text: string, change: TextChange): Edit | undefined => {
  const { spanOf, has } = readLiteral(text);
  if (change.do === 'remove') return { ...entrySpan(text, spanOf(change.path)), text: '' };
  if (change.do === 'insert') {
    const { start } = spanOf(`${change.path}[${change.at}]`);
    return { start, end: start, text: `${JSON.stringify(change.value)}, ` };
  }
  const isThere = change.do === 'set' && has(change.path);
  return isThere ? { ...spanOf(change.path), text: JSON.stringify(change.value) } : undefined;
};

/** Replaces, removes and inserts literals: as much as the tests of the store need. */
export const standIn: ApplyChange = (_file, text, change) => {
  const edit = editOf(text, change);
  if (!edit) return { impossible: `The stand-in does not ${change.do}.` };
  return { text: applyEdits(text, [edit]), edits: [edit] };
};

export const newFileText = (_file: string, value: Value) => ({
  text: `export default ${JSON.stringify(value, null, 2)};\n`,
});

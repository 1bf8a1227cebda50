import { textOf } from '../../../config-values/values';
import { meantBy } from '../../../problems/nearest/meant-by';
import type { Finding } from '../../../problems/problem';
import { type Field, type Note, namesOf } from './form-parts';

/** What a note cannot repeat: a tick, files, and entries. */
const unsaid = ['checkbox', 'file', 'list', 'stored-group'];

const inBraces = (name: string) => `{${name}}`;

/** Names in the braces of notes that no field has whose answer can be repeated. */
export const checkNotes = (notes: readonly Note[], fields: readonly Field[]): Finding[] => {
  const known = namesOf(fields.filter(({ kind = '' }) => !unsaid.includes(kind)));
  return notes.flatMap(({ path, entries }) =>
    [...(textOf(entries.words) ?? '').matchAll(/\{(\w+)\}/g)].flatMap(
      ([sign, name = '']): Finding[] => {
        if (known.includes(name)) return [];
        const { allowed, suggestion } = meantBy(name, known, inBraces);
        const at = `${path}.words`;
        return [
          { error: 'noteWithoutField', path: at, parts: { found: sign }, allowed, suggestion },
        ];
      },
    ),
  );
};

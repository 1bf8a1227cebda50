import { groupOf, listOf, textAt } from '../../../config-values/values';
import type { Finding } from '../../../problems/problem';
import { checkTable } from '../check-table';
import { unknownValues } from '../check-values';
import { type Field, type Note, namesOf } from './form-parts';

/** What a note cannot repeat: a tick, files, and entries. */
const unsaid = ['checkbox', 'file', 'list', 'stored-group'];

/** The paths of the texts of a note in which names become answers. */
const pathsIn = ({ entries }: Note): string[] => [
  'words',
  ...listOf(entries.paragraphs).flatMap((block, place) => {
    const at = `paragraphs[${place}]`;
    return [at, ...listOf(groupOf(block).list).map((_, index) => `${at}.list[${index}]`)];
  }),
];

const tablesIn = ({ path, entries }: Note): Finding[] =>
  listOf(entries.paragraphs).flatMap((block, place) => {
    const table = groupOf(block);
    return table.rows === undefined ? [] : checkTable(table, `${path}.paragraphs[${place}]`);
  });

/** The names in the braces of a note, and where they stand. */
const namesIn = (note: Note) =>
  pathsIn(note).flatMap((key) =>
    [...(textAt(note.entries, key) ?? '').matchAll(/\{(\w+)\}/g)].map(([, name = '']) => {
      return { name, path: `${note.path}.${key}` };
    }),
  );

/** Names in the braces of notes that no field has whose answer can be repeated, and tables with rows that do not fit. */
export const checkNotes = (notes: readonly Note[], fields: readonly Field[]): Finding[] => {
  const known = namesOf(fields.filter(({ kind = '' }) => !unsaid.includes(kind)));
  const unknown = notes.flatMap(namesIn).filter(({ name }) => !known.includes(name));
  return [...unknownValues(unknown, known), ...notes.flatMap(tablesIn)];
};

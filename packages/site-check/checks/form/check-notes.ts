import { groupOf, listOf, textAt } from '../../../config-values/values';
import { meantBy } from '../../../problems/nearest/meant-by';
import type { Finding } from '../../../problems/problem';
import { checkTable } from '../check-table';
import { type Field, type Note, namesOf } from './form-parts';

/** What a note cannot repeat: a tick, files, and entries. */
const unsaid = ['checkbox', 'file', 'list', 'stored-group'];

const inBraces = (name: string) => `{${name}}`;

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

const unknownNames = (note: Note, known: readonly string[]): Finding[] =>
  pathsIn(note).flatMap((key) =>
    [...(textAt(note.entries, key) ?? '').matchAll(/\{(\w+)\}/g)]
      .filter(([, name = '']) => !known.includes(name))
      .map(([found, name = '']): Finding => {
        const { allowed, suggestion } = meantBy(name, known, inBraces);
        const path = `${note.path}.${key}`;
        return { error: 'noteWithoutField', path, parts: { found }, allowed, suggestion };
      }),
  );

/** Names in the braces of notes that no field has whose answer can be repeated, and tables with rows that do not fit. */
export const checkNotes = (notes: readonly Note[], fields: readonly Field[]): Finding[] => {
  const known = namesOf(fields.filter(({ kind = '' }) => !unsaid.includes(kind)));
  return [...notes.flatMap((note) => unknownNames(note, known)), ...notes.flatMap(tablesIn)];
};

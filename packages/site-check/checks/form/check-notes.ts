import { groupOf, listOf, textOf } from '../../../config-values/values';
import { meantBy } from '../../../problems/nearest/meant-by';
import type { Finding } from '../../../problems/problem';
import { checkTable } from '../check-table';
import { type Field, type Note, namesOf } from './form-parts';

/** What a note cannot repeat: a tick, files, and entries. */
const unsaid = ['checkbox', 'file', 'list', 'stored-group'];

const inBraces = (name: string) => `{${name}}`;

type Text = { path: string; text: string };

/** The texts of a note in which names become answers. */
const textsIn = ({ path, entries }: Note): Text[] => {
  const text = (value: unknown, at: string): Text[] => {
    const found = textOf(value);
    return found === undefined ? [] : [{ path: at, text: found }];
  };
  return [
    ...text(entries.words, `${path}.words`),
    ...listOf(entries.paragraphs).flatMap((block, place) => {
      const at = `${path}.paragraphs[${place}]`;
      return [
        ...text(block, at),
        ...listOf(groupOf(block).list).flatMap((point, index) =>
          text(point, `${at}.list[${index}]`),
        ),
      ];
    }),
  ];
};

const tablesIn = ({ path, entries }: Note): Finding[] =>
  listOf(entries.paragraphs).flatMap((block, place) => {
    const table = groupOf(block);
    return table.rows === undefined ? [] : checkTable(table, `${path}.paragraphs[${place}]`);
  });

/** Names in the braces of notes that no field has whose answer can be repeated, and tables with rows that do not fit. */
export const checkNotes = (notes: readonly Note[], fields: readonly Field[]): Finding[] => {
  const known = namesOf(fields.filter(({ kind = '' }) => !unsaid.includes(kind)));
  const unknown = notes.flatMap(textsIn).flatMap(({ path, text }) =>
    [...text.matchAll(/\{(\w+)\}/g)].flatMap(([sign, name = '']): Finding[] => {
      if (known.includes(name)) return [];
      const { allowed, suggestion } = meantBy(name, known, inBraces);
      return [{ error: 'noteWithoutField', path, parts: { found: sign }, allowed, suggestion }];
    }),
  );
  return [...unknown, ...notes.flatMap(tablesIn)];
};

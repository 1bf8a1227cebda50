import { becomes, type Finding } from '../finding';
import { inQuotes } from '../nearest/meant-by';
import { listOf, textOf } from '../read/values';

type Section = Record<string, unknown>;

/** How many texts most rows have. */
const usual = (counts: number[]): number => {
  const times = (count: number) => counts.filter((each) => each === count).length;
  return counts.toSorted((one, other) => times(other) - times(one) || other - one)[0] ?? 0;
};

/** A row that is too short, with empty places at its end. */
const filledUp = (row: unknown[], columns: number): string | undefined => {
  const texts = row.flatMap((cell) => textOf(cell) ?? []);
  if (texts.length !== row.length || row.length > columns) return undefined;
  const all = [...texts, ...Array.from({ length: columns - row.length }, () => '')];
  return `[${all.map((each) => inQuotes(each)).join(', ')}]`;
};

const checkTable = (table: Section, path: string): Finding[] => {
  const rows = listOf(table.rows).map(listOf);
  const columns = listOf(table.columns).length;
  const [first, ...others] = new Set(rows.map((row) => row.length));
  // Where all rows agree, the columns alone were changed.
  if (columns > 0 && rows.length > 1 && first && others.length === 0 && first !== columns) {
    const parts = { rows: 'every row', found: String(first), columns: String(columns) };
    return [{ error: 'raggedRow', path: `${path}.columns`, parts, see: { path: `${path}.rows` } }];
  }
  const expected = columns > 0 ? columns : usual(rows.map((row) => row.length));
  const ragged = rows.flatMap((row, place): Finding[] => {
    // One that is no list, or empty, is told as such.
    if (row.length === expected || row.length === 0) return [];
    const parts = { rows: 'this row', found: String(row.length), columns: String(expected) };
    const see = columns > 0 ? { path: `${path}.columns` } : undefined;
    const at = `${path}.rows[${place}]`;
    return [{ error: 'raggedRow', path: at, parts, see, ...becomes(filledUp(row, expected)) }];
  });
  if (columns > 0 || table.rowHeadings !== false) return ragged;
  const suggestion = 'rowHeadings: true';
  const bare: Finding = {
    error: 'tableWithoutHeadings',
    path: `${path}.rowHeadings`,
    suggestion,
    fix: { entry: suggestion },
  };
  return [...ragged, bare];
};

/** Tables whose rows do not fit each other, or in which nothing says what is what. */
export const checkTables = (sections: Section[]): Finding[] =>
  sections.flatMap((section, index) =>
    section.kind === 'table' ? checkTable(section, `sections[${index}]`) : [],
  );

import { CsvError, parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { spoiledBy } from './decode';
import { BrokenTable, idOf, type ReadRow, type Row, withPlainBreaks } from './row';

/** The keys of the two languages, as config has them: en, de. */
export type Keys = { main: string; own: string };

const columnsOf = ({ main, own }: Keys) => ({
  place: 'place',
  file: 'file',
  path: 'path',
  what: 'what',
  main,
  own,
  before: `${own} before`,
});

/** Spreadsheets take such a cell for a formula. The apostrophe before it is taken off when the table is read. */
const guarded = (text: string) => (/^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text);
const unguarded = (text: string) => (/^'+[=+\-@\t\r]/.test(text) ? text.slice(1) : text);

/** A table as RFC 4180 has it, UTF-8 with the mark of it, in which spreadsheets find letters whole. */
export const writeCsv = (rows: readonly (Row & { why?: string })[], keys: Keys): string => {
  const columns = columnsOf(keys);
  const hasWhy = rows.some(({ why }) => why !== undefined);
  const names = [...Object.values(columns), ...(hasWhy ? ['why'] : [])];
  const cells = rows.map(({ place, file, path, what, main, own, before, why = '' }) =>
    [place, file, path, what, main, own, before, ...(hasWhy ? [why] : [])].map(guarded),
  );
  return stringify([names, ...cells], {
    bom: true,
    record_delimiter: 'windows',
    quoted_match: /[\r\n]/,
  });
};

type Line = { cells: string[]; line: number };

const readLines = (text: string, delimiter: string): Line[] => {
  try {
    const found = parse(text, { delimiter, relax_column_count: true, info: true }) as unknown as {
      record: string[];
      info: { lines: number };
    }[];
    let next = 1;
    return found.map(({ record, info }) => {
      const line = next;
      next = info.lines + 1;
      return { cells: record.map(unguarded), line };
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = Number((error as { lines?: unknown }).lines ?? 1);
    throw new BrokenTable(
      error.code === 'CSV_QUOTE_NOT_CLOSED'
        ? `A cell that begins with " at or before line ${line} does not end: write " at its end, and "" for each " within it.`
        : `Line ${line} cannot be read: a cell with " is wholly in ", and has "" for each " within it.`,
    );
  }
};

const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.toLowerCase();

/** What stands between cells: a spreadsheet writes what its country does. */
const delimiterOf = (text: string): string => {
  const [first = ''] = text.split(/\r\n?|\n/, 1);
  const counts = [',', ';', '\t'].map((sign) => ({ sign, count: first.split(sign).length }));
  return counts.toSorted((a, b) => b.count - a.count)[0]?.sign ?? ',';
};

/** The columns that a table cannot do without. */
const needed = ['file', 'path', 'main', 'own'] as const;

const headOf = (cells: readonly string[], keys: Keys) => {
  const names = columnsOf(keys);
  const at = (name: keyof typeof names) => cells.findIndex((cell) => isSame(cell, names[name]));
  const lacking = needed.filter((name) => at(name) < 0).map((name) => `“${names[name]}”`);
  if (lacking.length > 0) {
    const has = cells.filter((cell) => cell.trim() !== '').map((cell) => `“${cell.trim()}”`);
    throw new BrokenTable(
      `Line 1 names the columns, and lacks ${lacking.join(', ')}: it has ${has.slice(0, 12).join(', ') || 'none'}. Write the names as in a new table.`,
    );
  }
  return { at, count: cells.length };
};

/**
 * The rows of a table, whatever spreadsheet has saved it: with commas, semicolons or tabs.
 * @throws BrokenTable with the line, where it is no table or lacks a column
 */
export const readCsv = (source: string, keys: Keys): ReadRow[] => {
  const text = source.replace(/^\ufeff/, '').replace(/^sep=.(?:\r\n?|\n)/i, '');
  const [head, ...lines] = readLines(text, delimiterOf(text));
  if (!head) throw new BrokenTable('It is empty.');
  const { at, count } = headOf(head.cells, keys);
  const skipped = source.length > text.length && /^\ufeff?sep=/i.test(source) ? 1 : 0;
  const known = new Map<string, number>();
  return lines.flatMap(({ cells, line: own }): ReadRow[] => {
    const line = own + skipped;
    if (cells.every((cell) => cell.trim() === '')) return [];
    const cell = (name: Parameters<typeof at>[0]) =>
      withPlainBreaks(at(name) < 0 ? '' : (cells[at(name)] ?? ''));
    const row = {
      place: cell('place'),
      file: cell('file').trim(),
      path: cell('path').trim(),
      what: cell('what'),
      main: cell('main'),
      own: cell('own'),
      before: cell('before'),
      line,
    };
    const extra = cells.slice(count).some((each) => each.trim() !== '');
    const isShort = cells.length <= Math.max(...needed.map(at));
    const twin = known.get(idOf(row));
    known.set(idOf(row), twin ?? line);
    const wrong =
      extra || isShort
        ? `The line has ${cells.length} cells in place of ${count}: a text with the sign between cells, or a line break, stands in ".`
        : twin !== undefined
          ? `Line ${twin} is of the same text: keep one of the two.`
          : spoiledBy(row.main, row.own);
    return [wrong === undefined ? row : { ...row, wrong }];
  });
};

import { ArraySchema } from 'yup';
import type { Change, Step, Value } from '../../../src/schema/values/change';
import { joinPath, keyOf, parentOf, valueAt } from '../../../src/schema/values/paths';
import { isSame } from '../../../src/schema/values/same-value';
import type { Place } from '../../../src/schema/values/written-place';
import { schemaInFile } from '../../../src/site/file-sorts';
import type { Files } from '../structure/list-at';

/** The headings of the columns, which stand above the rows. */
type Headings = { path: string; texts: Value[] };

export type Cell = Place & {
  list: string;
  rows: Value[][];
  headings: Headings | undefined;
  /** Of a heading -1. */
  row: number;
  column: number;
};

/** What a cell of a new row says, so that it can be seen and pressed. */
export const blank = '–';

const headingsAt = (whole: unknown, list: string): Headings | undefined => {
  const path = joinPath(parentOf(list), 'columns');
  const texts = valueAt(whole, path);
  return Array.isArray(texts) ? { path, texts: texts as Value[] } : undefined;
};

/** The cell at a place, or the heading of a column; undefined where neither stands there. */
export const cellAt = (files: Files, { file, path }: Place): Cell | undefined => {
  const whole: unknown = files[file];
  const isHeading = keyOf(parentOf(path)) === 'columns';
  const isCell = path.endsWith(']') && parentOf(path).endsWith(']');
  if (!isHeading && !isCell) return undefined;
  const around = parentOf(parentOf(path));
  const list = isHeading ? joinPath(around, 'rows') : around;
  const rows = valueAt(whole, list);
  if (!Array.isArray(rows) || !rows.every(Array.isArray)) return undefined;
  if (!(schemaInFile(file, whole, list) instanceof ArraySchema)) return undefined;
  const row = isHeading ? -1 : Number(keyOf(parentOf(path)));
  const headings = headingsAt(whole, list);
  return { file, path, list, rows: rows as Value[][], headings, row, column: Number(keyOf(path)) };
};

/** All rows, with that of the headings before them. */
const linesOf = ({ headings, rows }: Cell): Value[][] => [headings?.texts ?? [], ...rows];

const placeIn = (
  { file, list, headings }: Cell,
  { row, column }: Pick<Cell, 'row' | 'column'>,
): Place => ({
  file,
  path: joinPath(row < 0 && headings ? headings.path : joinPath(list, row), column),
});

const moves = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
} as const;

/** The cell beside one, by an arrow key; undefined for another key, and at the edge. */
export const besideCell = (cell: Cell, key: string): Place | undefined => {
  const move = Object.hasOwn(moves, key) ? moves[key as keyof typeof moves] : undefined;
  if (!move) return undefined;
  const to = { row: cell.row + move[0], column: cell.column + move[1] };
  const isThere = linesOf(cell)[to.row + 1]?.[to.column] !== undefined;
  return isThere ? placeIn(cell, to) : undefined;
};

/** The cells that follow one, row by row from the headings on, or those before it, the nearest first. */
export const cellsBeyond = (cell: Cell, isBack: boolean): Place[] => {
  const all = linesOf(cell).flatMap((texts, line) =>
    texts.map((_, column) => ({ row: line - 1, column })),
  );
  const now = all.findIndex(({ row, column }) => row === cell.row && column === cell.column);
  const found = isBack ? all.slice(0, now).toReversed() : all.slice(now + 1);
  return found.map((each) => placeIn(cell, each));
};

export const isLastCell = ({ rows, row, column }: Cell): boolean =>
  row === rows.length - 1 && column === (rows[row]?.length ?? 0) - 1;

export const newRow = ({ file, list, rows }: Cell): { step: Step; first: Place } => {
  const value = (rows.at(-1) ?? []).map(() => blank);
  const at = rows.length;
  return {
    step: {
      words: 'Added a row',
      changes: [{ do: 'insert', file, path: list, at, value, was: rows }],
    },
    first: { file, path: joinPath(joinPath(list, at), 0) },
  };
};

/** What a spreadsheet copies: cells between tabs, rows on lines; what has either in it stands in quotes. */
export const cellsIn = (text: string): string[][] => {
  const rows: string[][] = [];
  const cells = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r?\n|$)/gy;
  let row: string[] = [];
  for (let found = cells.exec(text); found; found = cells.exec(text)) {
    const [, quoted, plain = '', end] = found;
    row.push((quoted?.replaceAll('""', '"') ?? plain).replaceAll(/\s+/g, ' ').trim());
    if (end !== '\t') {
      rows.push(row);
      row = [];
    }
    if (end === '' || cells.lastIndex === text.length) break;
  }
  return rows;
};

/** What makes a line of the table say `value`: texts behind its end, then those that are others. */
const lineChanges = ({ file, path }: Place, was: Value[], value: Value[]): Change[] => {
  const wide = [...was, ...value.slice(was.length)];
  const added = value.slice(was.length).map((text, index): Change => {
    const at = was.length + index;
    return { do: 'insert', file, path, at, value: text, was: wide.slice(0, at) };
  });
  return isSame(wide, value) ? added : [...added, { do: 'set', file, path, value, was: wide }];
};

/** The step that puts cells into a table from a place on, with columns and rows for those that go beyond its end. */
export const pastedCells = (start: Cell, cells: string[][]): Step => {
  const { file, list, rows, headings, row, column } = start;
  const width = Math.max(
    headings?.texts.length ?? 0,
    ...rows.map(({ length }) => length),
    ...cells.map(({ length }) => column + length),
  );
  const line = (was: Value[], texts: readonly string[] = []): Value[] =>
    Array.from({ length: width }, (_, at) => texts[at - column] ?? was[at] ?? blank);
  const beyond = cells.slice(rows.length - row).map((): Value[] => []);
  const now = [...rows, ...beyond].map((was, at) => line(was, cells[at - row]));
  // Only the first heading may be empty.
  const named = line(headings?.texts ?? [], row < 0 ? cells[0] : []).map((text, at) =>
    text === '' && at > 0 ? blank : text,
  );
  return {
    words: 'Pasted cells',
    changes: [
      ...now.flatMap((value, at): Change[] => {
        const was = rows[at];
        return was === undefined
          ? [{ do: 'insert', file, path: list, at, value, was: now.slice(0, at) }]
          : lineChanges({ file, path: joinPath(list, at) }, was, value);
      }),
      // Last: a step that begins with a new heading gives each row a text for it.
      ...(headings ? lineChanges({ file, path: headings.path }, headings.texts, named) : []),
    ],
  };
};

/** What a cell is called: the heading of its column, and the first text of its row; a heading by its place alone. */
export const cellName = ({ headings, rows, row, column }: Cell): string => {
  if (row < 0) return `Column ${column + 1}`;
  const heading = headings?.texts[column];
  const [first] = rows[row] ?? [];
  const rowName =
    column > 0 && typeof first === 'string' && first ? `“${first}”` : `row ${row + 1}`;
  const isNamed = typeof heading === 'string' && heading !== '';
  return `${isNamed ? heading : `Column ${column + 1}`} of ${rowName}`;
};

import { ArraySchema } from 'yup';
import type { Change, Step, Value } from '../../../src/schema/values/change';
import { joinPath, keyOf, parentOf, valueAt } from '../../../src/schema/values/paths';
import { isSame } from '../../../src/schema/values/same-value';
import type { Place } from '../../../src/schema/values/written-place';
import { schemaInFile } from '../../../src/site/file-sorts';
import type { Files } from '../structure/list-at';

export type Cell = Place & {
  list: string;
  rows: Value[][];
  row: number;
  column: number;
};

/** What a cell of a new row says, so that it can be seen and pressed. */
export const blank = '–';

/** The cell at a place; undefined where none stands there. */
export const cellAt = (files: Files, { file, path }: Place): Cell | undefined => {
  const whole: unknown = files[file];
  const list = parentOf(parentOf(path));
  const isCell = path.endsWith(']') && parentOf(path).endsWith(']');
  const rows = isCell ? valueAt(whole, list) : undefined;
  if (!Array.isArray(rows) || !rows.every(Array.isArray)) return undefined;
  if (!(schemaInFile(file, whole, list) instanceof ArraySchema)) return undefined;
  const [row, column] = [Number(keyOf(parentOf(path))), Number(keyOf(path))];
  return { file, path, list, rows: rows as Value[][], row, column };
};

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
  const [row, column] = [cell.row + move[0], cell.column + move[1]];
  const isThere = cell.rows[row]?.[column] !== undefined;
  return isThere
    ? { file: cell.file, path: joinPath(joinPath(cell.list, row), column) }
    : undefined;
};

/** The cell that many places on, row by row; undefined behind the last and before the first. */
export const cellInTurn = (
  { file, list, rows, row, column }: Cell,
  by: number,
): Place | undefined => {
  const all = rows.flatMap((cells, at) => cells.map((_, place) => [at, place] as const));
  const now = all.findIndex(([at, place]) => at === row && place === column);
  const found = all[now + by];
  return found && { file, path: joinPath(joinPath(list, found[0]), found[1]) };
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

/** Where pasting begins: at a cell, or at the heading of a column, which is in no row. */
export type PasteStart = Pick<Cell, 'file' | 'list' | 'rows' | 'row' | 'column'>;

const headingsBeside = (files: Files, { file, list }: Pick<Cell, 'file' | 'list'>) => {
  const path = joinPath(parentOf(list), 'columns');
  const texts: unknown = valueAt(files[file], path);
  return Array.isArray(texts) ? { path, texts: texts as Value[] } : undefined;
};

export const pasteStartAt = (files: Files, place: Place): PasteStart | undefined => {
  const { file, path } = place;
  const columns = parentOf(path);
  if (keyOf(columns) !== 'columns') return cellAt(files, place);
  const first = joinPath(joinPath(joinPath(parentOf(columns), 'rows'), 0), 0);
  const cell = cellAt(files, { file, path: first });
  return cell && { ...cell, row: -1, column: Number(keyOf(path)) };
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
export const pastedCells = (files: Files, start: PasteStart, cells: string[][]): Step => {
  const { file, list, rows, row, column } = start;
  const headings = headingsBeside(files, start);
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

/** What a cell is called: the heading of its column, and the first text of its row. */
export const cellName = (files: Files, cell: Cell): string => {
  const columns = valueAt(files[cell.file], joinPath(parentOf(cell.list), 'columns'));
  const heading: unknown = Array.isArray(columns) ? columns[cell.column] : undefined;
  const [first] = cell.rows[cell.row] ?? [];
  const row =
    cell.column > 0 && typeof first === 'string' && first ? `“${first}”` : `row ${cell.row + 1}`;
  const isNamed = typeof heading === 'string' && heading !== '';
  return `${isNamed ? heading : `Column ${cell.column + 1}`} of ${row}`;
};

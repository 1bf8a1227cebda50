import { ArraySchema } from 'yup';
import type { Change, Step, Value } from '../../../src/schema/values/change';
import { joinPath, keyOf, parentOf, valueAt } from '../../../src/schema/values/paths';
import { isSame } from '../../../src/schema/values/same-value';
import type { Place } from '../../../src/schema/values/written-place';
import { schemaAt } from '../schema-at';
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
  if (!(schemaAt(file, whole, list) instanceof ArraySchema)) return undefined;
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

/** The step that puts cells into a table from one of its cells on, with rows for those that go beyond its end. */
export const pastedCells = (cell: Cell, cells: string[][]): { step: Step; isCut: boolean } => {
  const { file, list, rows } = cell;
  const width = rows[cell.row]?.length ?? 0;
  const filled = cells.map((texts, index) => {
    const was = rows[cell.row + index] ?? Array.from({ length: width }, () => blank);
    return was.map((own, column) => texts[column - cell.column] ?? own);
  });
  const now = rows.toSpliced(cell.row, filled.length, ...filled);
  const changes = filled.flatMap((value, index): Change[] => {
    const at = cell.row + index;
    const was = rows[at];
    if (was === undefined) {
      return [{ do: 'insert', file, path: list, at, value, was: now.slice(0, at) }];
    }
    return isSame(was, value) ? [] : [{ do: 'set', file, path: joinPath(list, at), value, was }];
  });
  return {
    step: { words: 'Pasted cells', changes },
    isCut: cells.some(({ length }) => cell.column + length > width),
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

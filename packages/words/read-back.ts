import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { isWithin } from '../../src/schema/values/paths';
import { counted } from '../config-values/counted';
import type { EditProblem } from '../edit-protocol/protocol';
import type { EditStore } from '../edit-store';
import { writeWhole } from '../files';
import { changesOf, type WordChange } from './changes-of';
import { writeCsv } from './csv-table';
import { movedLinks } from './lost-signs';
import { type Left, planRows } from './plan-rows';
import { readTable } from './read-table';
import { BrokenTable, idOf, type ReadRow } from './row';
import { repeatsIn, withRepeats } from './same-again';
import type { SiteWords } from './site-words';

/** What reading a table back has done. */
type ReadBack = { texts: number; files: string[]; left: Left[]; moved: Left[] };

/** The changes of which the check says something, each with what. */
const blamed = (changes: readonly WordChange[], problems: readonly EditProblem[]) => {
  const by = (isOf: (problem: EditProblem, path: string) => boolean) =>
    new Map(
      changes.flatMap((each) => {
        const { file, path } = each.change;
        const problem = problems.find((one) => one.file === file && isOf(one, path));
        return problem ? [[each, problem.message] as const] : [];
      }),
    );
  const own = by((problem, path) => isWithin(problem.path, path));
  return own.size > 0 ? own : by((problem, path) => isWithin(path, problem.path));
};

/**
 * Writes the texts of these rows into config, in one step of the editor: all files, or none. What the check would
 * refuse is left.
 */
const writeRows = async (
  rows: readonly ReadRow[],
  words: SiteWords,
  store: EditStore,
): Promise<ReadBack> => {
  const { placed, left: unplaced } = planRows(rows, words.units, words.names);
  const plan = changesOf(placed, words);
  const left = [...unplaced, ...plan.left];
  let { changes } = plan;
  while (changes.length > 0) {
    const answer = await store.apply({
      words: `${words.names.own} texts`,
      changes: changes.map(({ change }) => change),
    });
    if (answer.is === 'lost') throw new Error(answer.message);
    if (answer.is !== 'refused') break;
    const reasons = blamed(changes, answer.problems);
    if (reasons.size === 0) {
      const problems = answer.problems.map(({ place, message }) => `  ${place}: ${message}`);
      throw new Error(
        `Nothing was written, since the check would say then:\n${problems.join('\n')}`,
      );
    }
    for (const [{ rows: own }, why] of reasons) left.push(...own.map(({ row }) => ({ row, why })));
    changes = changes.filter((each) => !reasons.has(each));
  }
  return {
    texts: changes.reduce((sum, { rows: own }) => sum + own.length, 0),
    files: [...new Set(changes.map(({ change }) => change.file))],
    left: left.toSorted((one, other) => one.row.line - other.row.line),
    moved: changes
      .flatMap(({ rows: own }) => own)
      .flatMap(({ row, unit, text }) => {
        const why = movedLinks({ main: unit.main, own: text }, unit.schema);
        return why === undefined ? [] : [{ row, why }];
      }),
  };
};

const lineOf = ({ row, why }: Left) =>
  `  line ${row.line}, ${row.place || `${row.file} ${row.path}`}: ${why}`;

const movedWords = (moved: readonly Left[], main: string): string[] =>
  moved.length === 0
    ? []
    : [`Links that lead elsewhere than in ${main}, see whether they should:`, ...moved.map(lineOf)];

const leftPath = (path: string) => path.replace(/(?:\.left)?\.[^.]+$/, '.left.csv');

const read = (path: string, words: SiteWords): ReadRow[] => {
  try {
    return readTable(path, readFileSync(path), words);
  } catch (error) {
    if (!(error instanceof BrokenTable)) throw error;
    throw new Error(`${basename(path)} was not read, and nothing was written. ${error.message}`);
  }
};

/** Rows that an earlier table has left, which this one does not have. */
const leftBefore = (path: string, rows: readonly ReadRow[], words: SiteWords) => {
  if (!existsSync(path)) return [];
  const now = new Set(rows.map(idOf));
  return read(path, words).filter((row) => !now.has(idOf(row)));
};

/** Whether the language has by now what the table asks for. */
const verdictOf = (rows: readonly ReadRow[], { units, names, keys }: SiteWords): string[] => {
  const lacked = new Set(units.filter(({ is }) => is === 'lacks').map(idOf));
  const needed = rows.filter((row) => lacked.has(idOf(row)));
  const open = needed.filter(({ own }) => own.trim() === '').length;
  if (needed.length === 0) return [];
  return open === 0
    ? [
        `${names.own} has all that it lacked in this table. See it: npm start, then open http://localhost:4173/${keys.own}`,
      ]
    : [`${counted(open, 'row')} that ${names.own} lacks ${open === 1 ? 'is' : 'are'} empty.`];
};

/** What is said of empty cells whose text is translated in others of the table. */
const repeatsLeft = (count: number, main: string): string =>
  `${counted(count, 'cell')} ${count === 1 ? 'is' : 'are'} empty whose ${main} is translated elsewhere in the table: with --same behind the table ${count === 1 ? 'it gets' : 'they get'} the same words.`;

type Reading = {
  store: EditStore;
  /** What is translated once is written wherever the very same text lacks its translation. */
  same?: boolean;
};

/** Reads a table back into config, and returns what it did, in words. */
export const readBack = async (
  path: string,
  words: SiteWords,
  { store, same: repeats = false }: Reading,
): Promise<string> => {
  const inTable = read(path, words);
  const repeated = repeatsIn(inTable, words.units);
  const rows = repeats ? withRepeats(inTable, repeated) : inTable;
  const more =
    repeats || repeated.length === 0 ? [] : [repeatsLeft(repeated.length, words.names.main)];
  const rest = leftPath(path);
  const earlier = leftBefore(rest, rows, words);
  const { texts, files, left, moved } = await writeRows(rows, words, store);
  const told = movedWords(moved, words.names.main);
  const known = new Map(words.units.map((unit) => [idOf(unit), unit]));
  const same = rows.filter((row) => {
    const unit = known.get(idOf(row));
    return unit?.is === 'one' && row.own.trim() !== '' && row.own.trim() === unit.main.trim();
  }).length;
  const sameInBoth = `${same} ${same === 1 ? 'is' : 'are'} the same in both and ${same === 1 ? 'stays' : 'stay'} one text`;
  const again = repeats ? repeated.length : 0;
  const done = `${counted(texts, 'text')} written into ${counted(files.length, 'file')}${again > 0 ? `, ${again} of them as the same ${words.names.main} is translated elsewhere in the table` : ''}`;
  const written = same === 0 ? done : `${done}; ${sameInBoth}`;
  if (left.length === 0) {
    // All of what was left is written by now.
    if (rest === path) writeWhole(rest, writeCsv([], words.keys));
    return [`${written}.`, ...told, ...verdictOf(rows, words), ...more].join('\n');
  }
  const remaining = [
    ...earlier.map((row) => ({ ...row, why: row.wrong ?? '' })),
    ...left.map(({ row, why }) => ({ ...row, why })),
  ];
  writeWhole(rest, writeCsv(remaining, words.keys));
  return [
    `${written}; ${left.length} ${left.length === 1 ? 'was' : 'were'} left:`,
    ...left.map(lineOf),
    ...told,
    `What was left is in ${basename(rest)}: put it right there, and read that table.`,
    ...more,
  ].join('\n');
};

import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { isGroup } from '../../src/schema/values/group';
import { sortOfFile } from '../../src/site/file-sorts';
import type { Disk, Hash } from './disk';
import { applySplices, type Splice } from './splices';

export type JournalFile = {
  file: string;
  /** The text before, where no line above leads to it; null for none. */
  base?: string | null;
  /** What others have done to the text that the lines above lead to. */
  outside?: Splice[];
  before: Hash;
  after: Hash;
  splices: Splice[];
  /** Permissions of a file that is taken away or made. */
  mode?: number;
  /** A file of public/: its bytes are kept under their hashes, and it has no splices. */
  kept?: true;
  /** It was there before the step that shows it, which is not done or dropped with it. */
  stored?: true;
};

/** A line of the journal, written before the files are. */
export type Transaction = {
  /** Grows from line to line. */
  tx: number;
  /** `aside`: the step could not be undone or redone, and the editor has been told. */
  do: 'step' | 'undo' | 'redo' | 'aside';
  /** The transaction with which the step came. */
  step: number;
  /** ISO 8601, in UTC. */
  at: string;
  words: string;
  files: JournalFile[];
};

/** Written after the files are: `dropped` has left all of them as they were. */
type End = { end: number; is: 'done' | 'dropped' };

export type Journal = {
  /** In the names of its drafts. */
  id: string;
  transactions: Transaction[];
  ends: Map<number, End['is']>;
  /** Length of its whole lines, in bytes. */
  length: number;
  /** Bytes behind the last whole line, of a write that was cut off. */
  torn: number;
};

type Header = { journal: 1; id: string };

/** More than a day of work. */
export const limits = { steps: 2_000, bytes: 5_000_000 };

const isHash = (value: unknown) => value === null || typeof value === 'string';

const isSplices = (value: unknown) =>
  Array.isArray(value) &&
  value.every(
    (each) =>
      isGroup(each) &&
      Number.isInteger(each.at) &&
      typeof each.removed === 'string' &&
      typeof each.inserted === 'string',
  );

/** Whether a name can be of a file of public/; where links lead, `publicPlace` looks. */
export const isPublicName = (file: string) =>
  /^public\/[^\\\0]+$/.test(file) && !file.split('/').some((name) => /^(?:|\.{1,2})$/.test(name));

const isWritten = ({ file, kept }: Record<string, unknown>) =>
  typeof file === 'string' && (kept === true ? isPublicName(file) : sortOfFile(file) !== undefined);

const isJournalFile = (value: unknown) =>
  isGroup(value) &&
  isWritten(value) &&
  (value.base === undefined || isHash(value.base)) &&
  (value.outside === undefined || isSplices(value.outside)) &&
  isHash(value.before) &&
  isHash(value.after) &&
  isSplices(value.splices) &&
  ['undefined', 'number'].includes(typeof value.mode);

const isTransaction = (value: unknown): value is Transaction =>
  isGroup(value) &&
  Number.isInteger(value.tx) &&
  ['step', 'undo', 'redo', 'aside'].includes(value.do as string) &&
  Number.isInteger(value.step) &&
  typeof value.words === 'string' &&
  Array.isArray(value.files) &&
  value.files.every(isJournalFile);

const isEnd = (value: unknown): value is End =>
  isGroup(value) && Number.isInteger(value.end) && ['done', 'dropped'].includes(value.is as string);

const isHeader = (value: unknown): value is Header =>
  isGroup(value) && value.journal === 1 && /^[0-9a-f-]{36}$/.test(value.id as string);

/** The texts of files, by name; undefined for a file that is not there. */
export type Texts = ReadonlyMap<string, string | undefined>;

const outsideText = ({ file, base, outside }: JournalFile, texts: Texts): string | undefined => {
  if (base !== undefined) return base ?? undefined;
  const text = texts.get(file);
  return text === undefined || !outside ? text : applySplices(text, outside);
};

/** The text that a transaction made of the one before it. */
export const textAfter = ({ after, splices }: JournalFile, before: string | undefined) =>
  after === null ? undefined : applySplices(before ?? '', splices);

/**
 * The texts of all files of a journal after its last transaction. A dropped one has changed nothing, nor has
 * one that is not ended.
 */
export const replay = ({ transactions, ends }: Pick<Journal, 'transactions' | 'ends'>): Texts => {
  const texts = new Map<string, string | undefined>();
  for (const { tx, files } of transactions) {
    for (const each of files.filter(({ kept }) => !kept)) {
      const before = outsideText(each, texts);
      texts.set(each.file, ends.get(tx) === 'done' ? textAfter(each, before) : before);
    }
  }
  return texts;
};

/** A step, and what did, undid or redid it last; `isSkipped` where that could be neither undone nor redone since. */
export type Entry = { step: number; words: string; last: Transaction; isSkipped?: true };

/** Steps that can be undone and redone; the last one of each comes first. */
export type History = { done: Entry[]; undone: Entry[] };

export const historyOf = ({ transactions, ends }: Journal): History => {
  const done: Entry[] = [];
  const undone: Entry[] = [];
  for (const last of transactions.filter(({ tx }) => ends.get(tx) === 'done')) {
    if (last.do === 'aside') {
      const entry = [...done, ...undone].find(({ step }) => step === last.step);
      if (entry) entry.isSkipped = true;
      continue;
    }
    const entry = { step: last.step, words: last.words, last };
    const [from, to] = last.do === 'undo' ? [done, undone] : [undone, done];
    const at = from.findLastIndex(({ step }) => step === last.step);
    if (last.do === 'step') undone.length = 0;
    else if (at !== -1) from.splice(at, 1);
    // Its step was left out when the journal grew too long.
    else continue;
    to.push(entry);
  }
  return { done, undone };
};

/** Undefined for what is no journal. */
const parse = (bytes: Buffer): Journal | undefined => {
  const length = bytes.lastIndexOf('\n') + 1;
  const lines = bytes.subarray(0, length).toString().split('\n').slice(0, -1);
  try {
    const [header, ...rest] = lines.map((line) => JSON.parse(line) as unknown);
    if (!isHeader(header) || !rest.every((each) => isTransaction(each) || isEnd(each)))
      return undefined;
    const transactions = rest.filter(isTransaction);
    const ends = new Map(rest.filter(isEnd).map(({ end, is }) => [end, is]));
    // Only the last one can have been cut off: each waits for the one before it.
    for (const { tx } of transactions.slice(0, -1)) if (!ends.has(tx)) ends.set(tx, 'done');
    return { id: header.id, transactions, ends, length, torn: bytes.length - length };
  } catch {
    return undefined;
  }
};

const lineOf = (entry: Header | Transaction | End) => `${JSON.stringify(entry)}\n`;

/** Whether `open` shortens it. */
export const isTooLong = ({ transactions, length }: Journal) =>
  transactions.length > limits.steps || length > limits.bytes;

/** The lines of the newest transactions, up to three quarters of what is allowed. */
const newestLines = (journal: Journal): string[] => {
  const { transactions, ends } = journal;
  let bytes = 0;
  const counted = transactions
    .toReversed()
    .slice(0, limits.steps * 0.75)
    .findIndex((each) => {
      bytes += Buffer.byteLength(lineOf(each));
      return bytes > limits.bytes * 0.75;
    });
  const remaining = transactions.slice(
    -(counted === -1 ? limits.steps * 0.75 : Math.max(counted, 1)),
  );
  const texts = replay({ ends, transactions: transactions.slice(0, -remaining.length) });
  const known = new Set<string>();
  return remaining.flatMap((each) => {
    const files = each.files.map((file): JournalFile => {
      if (file.kept) return file;
      const isLinked = known.has(file.file);
      known.add(file.file);
      if (isLinked) return file;
      const { outside: _, ...rest } = file;
      return { ...rest, base: outsideText(file, texts) ?? null };
    });
    const is = ends.get(each.tx);
    return [lineOf({ ...each, files }), ...(is ? [lineOf({ end: each.tx, is })] : [])];
  });
};

/** The journal in a folder: one line of JSON for each step, undo and redo, and for the end of each. */
export const createJournalFile = (folder: string, disk: Disk) => {
  const path = join(folder, 'journal.jsonl');
  return {
    path,
    /** The journal as it is on the disk; undefined where nothing was written yet, or it cannot be read. */
    read: (): Journal | undefined => {
      const bytes = disk.read(path);
      return bytes && parse(bytes);
    },
    /** A journal that can be written: an unreadable one is kept beside it, a torn line is cut, a long one shortened. */
    open: (): Journal => {
      const bytes = disk.read(path);
      const found = bytes && parse(bytes);
      if (found && !isTooLong(found)) return found;
      if (bytes && !found && bytes.includes('\n'))
        disk.write(join(folder, 'journal.broken'), bytes.toString());
      const id = found?.id ?? randomUUID();
      const lines = [lineOf({ journal: 1, id }), ...(found ? newestLines(found) : [])];
      disk.write(path, lines.join(''));
      const made = parse(Buffer.from(lines.join('')));
      if (!made) throw new Error(`${path} cannot be read.`);
      return made;
    },
    /** Adds a line and returns the journal with it; nothing is added where that fails. */
    append: (journal: Journal, entry: Transaction | End): Journal => {
      const line = lineOf(entry);
      disk.append(path, line, journal.length);
      const ends = new Map(journal.ends);
      if ('end' in entry) ends.set(entry.end, entry.is);
      return {
        ...journal,
        transactions: 'end' in entry ? journal.transactions : [...journal.transactions, entry],
        ends,
        length: journal.length + Buffer.byteLength(line),
        torn: 0,
      };
    },
  };
};

export type JournalStore = ReturnType<typeof createJournalFile>;

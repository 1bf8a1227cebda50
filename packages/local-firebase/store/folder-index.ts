import { readFileSync } from 'node:fs';
import { opendir } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { errorCode } from '../../files';

/** Metadata of a file that avoids reading it again: some 200 bytes, whatever its size. */
type Entry = Place & { readonly group: string; look: number };

/** A position of a walk: after this file. */
export type Place = { readonly time: number; readonly file: string };

export type Placed<Value> = { readonly place: Place; readonly value: Value };

export type Group = {
  count: number;
  /** Every field that any of them has, or had since this process started. */
  readonly fields: ReadonlySet<string>;
};

export type Walk = {
  /** Omitted: all groups. */
  readonly group?: string;
  readonly order?: 'oldest' | 'newest';
  readonly after?: Place | undefined;
  /** Files to skip; walked files are added. */
  readonly seen?: Set<string>;
};

/**
 * The JSON files of a folder in the order of their times. Memory holds one of them per walk, and the
 * metadata of each.
 */
export type FolderIndex<Value> = {
  /** By name. */
  readonly groups: () => Promise<ReadonlyMap<string, Group>>;
  /** The files at its start; those removed meanwhile are skipped. */
  readonly walk: (walk?: Walk) => AsyncGenerator<Placed<Value>>;
};

type Options<Value> = {
  readonly folder: string;
  readonly isValue: (value: unknown) => value is Value;
  readonly describe: (value: Value) => { time: number; group: string; fields: readonly string[] };
  readonly log: (message: string) => void;
};

/** Milliseconds of reading before other work gets its turn. */
const timeSlice = 5;

const createTurns = () => {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < timeSlice) return;
    await setImmediate();
    since = performance.now();
  };
};

const compare = (a: Place, b: Place): number => {
  if (a.time !== b.time) return a.time - b.time;
  return a.file < b.file ? -1 : Number(a.file > b.file);
};

/** How many of these are before the place. */
const countBefore = (sorted: readonly Place[], place: Place): number => {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const entry = sorted[middle];
    if (entry && compare(entry, place) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Shares runs of a task: those who ask during a run share the next one. */
const createShared = (task: () => Promise<void>): (() => Promise<void>) => {
  let running = Promise.resolve();
  let next: Promise<void> | undefined;
  return () =>
    (next ??= running.then(() => {
      next = undefined;
      const begun = task();
      running = begun.catch(() => undefined);
      return begun;
    }));
};

/**
 * Changes by others than this process are found by the next look. An unreadable file is logged once and
 * left out.
 */
export const createFolderIndex = <Value>(options: Options<Value>): FolderIndex<Value> => {
  const { folder, isValue, describe, log } = options;
  const entries = new Map<string, Entry>();
  const groups = new Map<string, { count: number; fields: Set<string> }>();
  const reported = new Set<string>();
  let sorted: Entry[] = [];
  let looks = 0;

  const leaveOut = (file: string, error: unknown) => {
    if (errorCode(error) === 'ENOENT' || reported.has(file)) return;
    reported.add(file);
    log(`${path.join(folder, file)} is left out: ${String(error)}`);
  };

  /** Synchronous: with promises, small files take eight times as long. */
  const read = (file: string): Value | undefined => {
    try {
      const value: unknown = JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
      if (!isValue(value)) throw new TypeError('its content has another shape');
      return value;
    } catch (error) {
      leaveOut(file, error);
      return undefined;
    }
  };

  const add = (file: string) => {
    const value = read(file);
    if (value === undefined) return;
    const { time, group: name, fields } = describe(value);
    const group = groups.get(name) ?? { count: 0, fields: new Set() };
    groups.set(name, group);
    group.count += 1;
    for (const field of fields) group.fields.add(field);
    // An invalid time sorts first.
    entries.set(file, { file, time: time || 0, group: name, look: looks });
  };

  const forgetGone = (): boolean => {
    const gone = [...entries.values()].filter(({ look }) => look !== looks);
    for (const { file, group } of gone) {
      entries.delete(file);
      const left = groups.get(group);
      if (left && (left.count -= 1) === 0) groups.delete(group);
    }
    return gone.length > 0;
  };

  const look = createShared(async () => {
    looks += 1;
    const turns = createTurns();
    try {
      for await (const { name } of await opendir(folder, { bufferSize: 1024 })) {
        const entry = entries.get(name);
        if (entry) entry.look = looks;
        else if (name.endsWith('.json')) add(name);
        await turns();
      }
    } catch (error) {
      if (errorCode(error) !== 'ENOENT') throw error;
    }
    if (forgetGone() || sorted.length !== entries.size) {
      sorted = [...entries.values()].sort(compare);
    }
  });

  return {
    groups: async () => {
      await look();
      return new Map([...groups].sort(([a], [b]) => (a < b ? -1 : 1)));
    },
    walk: async function* ({ group, order = 'oldest', after, seen } = {}) {
      await look();
      const turns = createTurns();
      const step = order === 'oldest' ? 1 : -1;
      const places = sorted;
      let at = step > 0 ? 0 : places.length - 1;
      if (after) {
        const before = countBefore(places, after);
        const isThere = places[before]?.file === after.file;
        at = step > 0 ? before + Number(isThere) : before - 1;
      }
      for (; at >= 0 && at < places.length; at += step) {
        const entry = places[at];
        if (!entry || (group !== undefined && entry.group !== group)) continue;
        if (seen?.has(entry.file)) continue;
        const value = read(entry.file);
        seen?.add(entry.file);
        if (value !== undefined) yield { place: { time: entry.time, file: entry.file }, value };
        await turns();
      }
    },
  };
};

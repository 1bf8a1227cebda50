import type { Value } from '../../src/schema/values/change';
import { isGroup } from '../../src/schema/values/group';
import { inOrder, type Pair } from '../../src/schema/values/in-common';
import { matchEntries } from '../../src/schema/values/match-entries';
import { join } from '../../src/schema/values/paths';
import { isSame } from '../../src/schema/values/same-value';

/** What takes a difference back, without its file. `was` is what stands at its path now. */
type Back =
  | { do: 'set'; path: string; value: Value; was: Value | undefined }
  | { do: 'remove'; path: string; was: Value }
  | { do: 'insert'; path: string; at: number; value: Value; was: Value }
  | { do: 'move'; path: string; from: number; to: number; was: Value };

/** One difference between two values of a file. */
export type Difference = {
  kind: 'changed' | 'added' | 'removed' | 'moved';
  /** Where it is now; what is gone has the path that it had before. */
  path: string;
  /** Where it was before; what is new is named by what it is new in. */
  wasPath: string;
  before?: Value;
  after?: Value;
  from?: number;
  to?: number;
  back: Back;
};

type Place = { path: string; wasPath: string };

const inner = ({ path, wasPath }: Place, key: string): Place => ({
  path: join(path, key),
  wasPath: join(wasPath, key),
});

type Both<Sort> = { before: Sort; after: Sort };

const ofGroups = ({ before, after }: Both<{ [key: string]: Value }>, place: Place) => {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys.flatMap((key): Difference[] => {
    const at = inner(place, key);
    const [one, other] = [before[key], after[key]];
    if (one === undefined && other === undefined) return [];
    if (one === undefined && other !== undefined) {
      const back = { do: 'remove', path: at.path, was: other } as const;
      return [{ kind: 'added', ...at, after: other, back }];
    }
    if (one !== undefined && other === undefined) {
      const back = { do: 'set', path: at.path, value: one, was: undefined } as const;
      return [{ kind: 'removed', path: at.wasPath, wasPath: at.wasPath, before: one, back }];
    }
    return one === undefined || other === undefined ? [] : differencesAt(one, other, at);
  });
};

/** The index at which an entry of the list before belongs now: behind the last staying one before it. */
const indexFor = (entry: number, staying: readonly Pair[]): number => {
  const previous = staying.findLast(({ before }) => before < entry);
  if (previous) return previous.after + 1;
  return staying.find(({ before }) => before > entry)?.after ?? 0;
};

const ofLists = ({ before, after }: Both<Value[]>, { path, wasPath }: Place): Difference[] => {
  const pairs = matchEntries(before, after);
  const staying = inOrder(pairs);
  const stays = new Set(staying);
  const [matchedAfter, matchedBefore] = [
    new Set(pairs.map((pair) => pair.after)),
    new Set(pairs.map((pair) => pair.before)),
  ];
  const added = after.flatMap((value, index): Difference[] => {
    const at = `${path}[${index}]`;
    const back = { do: 'remove', path: at, was: value } as const;
    return matchedAfter.has(index)
      ? []
      : [{ kind: 'added', path: at, wasPath: `${wasPath}[]`, after: value, back }];
  });
  const removed = before.flatMap((value, index): Difference[] => {
    const at = `${wasPath}[${index}]`;
    const to = indexFor(index, staying);
    const back = { do: 'insert', path, at: to, value, was: after } as const;
    return matchedBefore.has(index)
      ? []
      : [{ kind: 'removed', path: at, wasPath: at, before: value, back }];
  });
  const both = pairs.flatMap((pair): Difference[] => {
    const [one, other] = [before[pair.before], after[pair.after]];
    if (one === undefined || other === undefined) return [];
    const at = { path: `${path}[${pair.after}]`, wasPath: `${wasPath}[${pair.before}]` };
    const inside = differencesAt(one, other, at);
    if (stays.has(pair)) return inside;
    const target = indexFor(pair.before, staying);
    // Its own place is free once it is taken out.
    const to = target > pair.after ? target - 1 : target;
    const back = { do: 'move', path, from: pair.after, to, was: after } as const;
    const way = { from: pair.before, to: pair.after };
    return [{ kind: 'moved', ...at, before: one, after: other, ...way, back }, ...inside];
  });
  return [...removed, ...both, ...added].toSorted((a, b) => placeIn(a, path) - placeIn(b, path));
};

/** Where in the list now a difference is read. */
const placeIn = ({ back, path: at }: Difference, list: string): number => {
  if (back.do === 'insert' && back.path === list) return back.at - 0.5;
  return Number(/^\[(\d+)\]/.exec(at.slice(list.length))?.[1] ?? 0);
};

const differencesAt = (before: Value, after: Value, place: Place): Difference[] => {
  if (isSame(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return ofLists({ before, after }, place);
  if (isGroup(before) && isGroup(after) && before.kind === after.kind) {
    return ofGroups({ before, after }, place);
  }
  const back = { do: 'set', path: place.path, value: before, was: after } as const;
  return [{ kind: 'changed', ...place, before, after, back }];
};

/** The differences of two values of one file, in the order in which the file is read now. */
export const differences = (before: Value, after: Value): Difference[] =>
  differencesAt(before, after, { path: '', wasPath: '' });

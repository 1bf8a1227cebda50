import type { Value } from '../../src/schema/values/change';
import { isGroup } from '../../src/schema/values/group';
import { inOrder, type Pair } from '../../src/schema/values/in-common';
import { matchInPlace } from '../../src/schema/values/match-entries';
import { joinPath } from '../../src/schema/values/paths';
import { isSame } from '../../src/schema/values/same-value';
import type { Side } from '../edit-protocol/changes-protocol';

/** A value as it was, and as two have made it; undefined for none. */
export type Versions = {
  before: Value | undefined;
  ours: Value | undefined;
  theirs: Value | undefined;
};

/** The same place changed by both; `path` is where ours has it. */
type ValueConflict = Versions & { path: string };

/** Whose version is taken; undefined while nobody has said it. */
type Choose = (conflict: ValueConflict) => Side | undefined;

type Merged = { value: Value | undefined; undecided: ValueConflict[] };

type Group = { [key: string]: Value };

/** An entry of a list by its indexes in the three versions; without one it is not there. */
type Entry = { before?: number; ours?: number; theirs?: number };

/** The entries of one side in its order, the same objects for the same entry of before. */
const sequenceOf = (
  side: Side,
  { list, pairs }: { list: readonly Value[]; pairs: readonly Pair[] },
  known: readonly Entry[],
) => {
  const partners = new Map(pairs.map((pair) => [pair.after, pair.before]));
  return list.map((_, index): Entry => {
    const entry = known[partners.get(index) ?? -1] ?? {};
    entry[side] = index;
    return entry;
  });
};

/** Puts what only the other order has behind what it stands behind there. */
const withOthers = (order: readonly Entry[], other: readonly Entry[]): Entry[] => {
  const all = [...order];
  other.forEach((entry, index) => {
    if (all.includes(entry)) return;
    const previous = other.slice(0, index).findLast((each) => all.includes(each));
    let at = previous ? all.indexOf(previous) + 1 : 0;
    // What both have put there stands in a row.
    while (all[at]?.before === undefined && at < all.length && !other.includes(all[at] ?? {}))
      at += 1;
    all.splice(at, 0, entry);
  });
  return all;
};

const moves = (pairs: readonly Pair[]) => inOrder(pairs).length < pairs.length;

const createMerge = (choose: Choose) => {
  const undecided: ValueConflict[] = [];

  const decide = (conflict: ValueConflict): Side => {
    const side = choose(conflict);
    if (side === undefined) undecided.push(conflict);
    return side ?? 'ours';
  };

  const ofGroups = (
    { before, ours, theirs }: { before: Group; ours: Group; theirs: Group },
    path: string,
  ) => {
    const keys = [...new Set([...Object.keys(theirs), ...Object.keys(ours)])];
    const entries = keys.flatMap((key) => {
      const value = at(
        { before: before[key], ours: ours[key], theirs: theirs[key] },
        joinPath(path, key),
      );
      return value === undefined ? [] : [[key, value] as const];
    });
    return Object.fromEntries(entries);
  };

  const ofLists = (
    { before, ours, theirs }: { before: Value[]; ours: Value[]; theirs: Value[] },
    path: string,
  ) => {
    const known = before.map((_, index): Entry => ({ before: index }));
    const pairs = { ours: matchInPlace(before, ours), theirs: matchInPlace(before, theirs) };
    const inOurs = sequenceOf('ours', { list: ours, pairs: pairs.ours }, known);
    const inTheirs = sequenceOf('theirs', { list: theirs, pairs: pairs.theirs }, known);
    // What both have added alike is one entry.
    for (const entry of inOurs.filter((each) => each.before === undefined)) {
      const like = inTheirs.findIndex(
        (each) =>
          each.before === undefined &&
          each.ours === undefined &&
          isSame(theirs[each.theirs ?? -1], ours[entry.ours ?? -1]),
      );
      if (like >= 0) {
        entry.theirs = like;
        inTheirs[like] = entry;
      }
    }
    const [isOursMoved, isTheirsMoved] = [moves(pairs.ours), moves(pairs.theirs)];
    const shared = inTheirs.filter((each) => inOurs.includes(each));
    const isOneOrder = isSame(
      inOurs.filter((each) => shared.includes(each)).map((each) => each.theirs ?? -1),
      shared.map((each) => each.theirs ?? -1),
    );
    const isDisputed = isOursMoved && isTheirsMoved && !isOneOrder;
    const side = isDisputed
      ? decide({ before, ours, theirs, path })
      : isOursMoved
        ? 'ours'
        : 'theirs';
    const order = side === 'ours' ? withOthers(inOurs, inTheirs) : withOthers(inTheirs, inOurs);
    return order.flatMap((entry) => {
      const versions = {
        before: before[entry.before ?? -1],
        ours: ours[entry.ours ?? -1],
        theirs: theirs[entry.theirs ?? -1],
      };
      const value = at(versions, joinPath(path, entry.ours ?? entry.theirs ?? 0));
      return value === undefined ? [] : [value];
    });
  };

  const at = (versions: Versions, path: string): Value | undefined => {
    const { before, ours, theirs } = versions;
    if (isSame(ours, theirs) || isSame(before, theirs)) return ours;
    if (isSame(before, ours)) return theirs;
    if (Array.isArray(before) && Array.isArray(ours) && Array.isArray(theirs)) {
      return ofLists({ before, ours, theirs }, path);
    }
    const isOneKind =
      isGroup(before) &&
      isGroup(ours) &&
      isGroup(theirs) &&
      before.kind === ours.kind &&
      before.kind === theirs.kind;
    if (isOneKind) return ofGroups({ before, ours, theirs }, path);
    return versions[decide({ ...versions, path })];
  };

  return { at, undecided };
};

/**
 * Joins what two have made of a value: key by key, and entry by entry of lists, whose entries are found again by what they
 * say. Each change is in it once; what both have changed differently is a conflict. While one is undecided the value holds
 * ours there.
 */
export const mergeValues = (versions: Versions, choose: Choose = () => undefined): Merged => {
  const { at, undecided } = createMerge(choose);
  return { value: at(versions, ''), undecided };
};

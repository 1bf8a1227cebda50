import type { Value } from '../../../src/schema/values/change';
import { isGroup } from '../../../src/schema/values/group';
import { canonical, likeness } from './same-value';

/** An entry of the list before and the same one now, by their indexes. */
export type Pair = { before: number; after: number };

/** Pairs of indexes in both lists, each index in one pair at most. */
const pairing = (sizes: { before: number; after: number }) => {
  const pairs: Pair[] = [];
  const before = new Set(Array.from({ length: sizes.before }, (_, index) => index));
  const after = new Set(Array.from({ length: sizes.after }, (_, index) => index));
  return {
    pairs,
    /** The indexes without a partner, in order. */
    left: () => ({ before: [...before], after: [...after] }),
    add: (pair: Pair) => {
      if (!before.delete(pair.before)) return;
      if (after.delete(pair.after)) pairs.push(pair);
      else before.add(pair.before);
    },
  };
};

type Pairing = ReturnType<typeof pairing>;

/** The longest common subsequence of two lists of words, as pairs of indexes. */
const commonOf = (one: string[], other: string[]): Pair[] => {
  let start = 0;
  while (start < one.length && start < other.length && one[start] === other[start]) start += 1;
  let [end, otherEnd] = [one.length, other.length];
  while (end > start && otherEnd > start && one[end - 1] === other[otherEnd - 1]) {
    end -= 1;
    otherEnd -= 1;
  }
  const pairs = Array.from({ length: start }, (_, at): Pair => ({ before: at, after: at }));
  const width = otherEnd - start + 1;
  const lengths = new Uint16Array((end - start + 1) * width);
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0;
  for (let row = end - start - 1; row >= 0; row -= 1) {
    for (let column = otherEnd - start - 1; column >= 0; column -= 1) {
      lengths[row * width + column] =
        one[start + row] === other[start + column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  let [row, column] = [0, 0];
  while (row < end - start && column < otherEnd - start) {
    if (one[start + row] === other[start + column]) {
      pairs.push({ before: start + row, after: start + column });
      row += 1;
      column += 1;
    } else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  for (let offset = 0; end + offset < one.length; offset += 1) {
    pairs.push({ before: end + offset, after: otherEnd + offset });
  }
  return pairs;
};

/** Pairs those left that have the same word, in their order; without a word there is no partner. */
const pairSame = (
  found: Pairing,
  before: (index: number) => string | undefined,
  after: (index: number) => string | undefined,
) => {
  const left = found.left();
  const free = new Map<string, number[]>();
  for (const index of left.after) {
    const word = after(index);
    if (word !== undefined) free.set(word, [...(free.get(word) ?? []), index]);
  }
  for (const index of left.before) {
    const partner = free.get(before(index) ?? '')?.shift();
    if (partner !== undefined) found.add({ before: index, after: partner });
  }
};

/** Keys that say which entry one is, the surest first. */
const identities = [
  ['name'],
  ['page'],
  ['anchor'],
  ['field', 'check'],
  ['form', 'title'],
  ['title'],
  ['question'],
  ['label', 'to'],
  ['label'],
  ['value'],
  ['heading'],
  ['path'],
  ['to'],
  ['src'],
];

const identityOf = (value: Value | undefined, keys: string[]): string | undefined => {
  if (!isGroup(value)) return undefined;
  const held = keys.map((key) => value[key]);
  if (!held.every((each) => typeof each === 'string')) return undefined;
  return canonical([value.kind ?? '', ...held]);
};

/** Less alike entries are one that went and one that came. */
const leastLikeness = 0.4;

/** More than that is compared only with what is near. */
const mostCompared = 10_000;

const pairAlike = (found: Pairing, before: readonly Value[], after: readonly Value[]) => {
  const left = found.left();
  const reach =
    left.before.length * left.after.length > mostCompared
      ? mostCompared / Math.max(1, left.before.length)
      : Infinity;
  const candidates = left.before.flatMap((one) =>
    left.after
      .filter((other) => Math.abs(one - other) <= reach)
      .map((other) => ({
        before: one,
        after: other,
        alike: likeness(before[one], after[other]),
        apart: Math.abs(one - other),
      })),
  );
  candidates
    .filter(({ alike }) => alike >= leastLikeness)
    .toSorted((a, b) => b.alike - a.alike || a.apart - b.apart)
    .forEach(({ before: one, after: other }) => found.add({ before: one, after: other }));
};

const isPlain = (value: Value | undefined) => typeof value !== 'object';

/** A word or a number between the same neighbours is that one in other words. */
const pairReplaced = (found: Pairing, before: readonly Value[], after: readonly Value[]) => {
  const partners = new Map(found.pairs.map((pair) => [pair.before, pair.after]));
  partners.set(-1, -1);
  partners.set(before.length, after.length);
  for (const one of found.left().before) {
    const [previous, next] = [partners.get(one - 1), partners.get(one + 1)];
    const other = previous === undefined ? (next ?? -1) - 1 : previous + 1;
    const isBetween = (previous ?? other - 1) + 1 === other && (next ?? other + 1) === other + 1;
    if (!isBetween || !isPlain(before[one]) || !isPlain(after[other])) continue;
    if (after[other] === undefined) continue;
    found.add({ before: one, after: other });
    if (!found.left().after.includes(other)) partners.set(one, other);
  }
};

/**
 * The entries of two lists that are the same one: equal, called the same, alike, or in each other's place. In
 * the order of the list before.
 */
export const matchEntries = (before: readonly Value[], after: readonly Value[]): Pair[] => {
  const found = pairing({ before: before.length, after: after.length });
  const [one, other] = [before.map(canonical), after.map(canonical)];
  commonOf(one, other).forEach(found.add);
  pairSame(
    found,
    (index) => one[index],
    (index) => other[index],
  );
  for (const keys of identities) {
    pairSame(
      found,
      (index) => identityOf(before[index], keys),
      (index) => identityOf(after[index], keys),
    );
  }
  pairAlike(found, before, after);
  pairReplaced(found, before, after);
  return found.pairs.toSorted((a, b) => a.before - b.before);
};

/** The pairs that stay while the others are moved: as many as can, in the order of both lists. */
export const stayingOf = (pairs: readonly Pair[]): Set<Pair> => {
  const best: { length: number; from: number | undefined }[] = [];
  pairs.forEach(({ after }, index) => {
    let [length, from] = [1, undefined as number | undefined];
    for (let earlier = 0; earlier < index; earlier += 1) {
      const known = best[earlier];
      if (!known || (pairs[earlier]?.after ?? 0) >= after || known.length < length) continue;
      [length, from] = [known.length + 1, earlier];
    }
    best.push({ length, from });
  });
  let at: number | undefined = best.reduce<number | undefined>(
    (most, { length }, index) =>
      most === undefined || length > (best[most]?.length ?? 0) ? index : most,
    undefined,
  );
  const staying = new Set<Pair>();
  while (at !== undefined) {
    const pair = pairs[at];
    if (pair) staying.add(pair);
    at = best[at]?.from;
  }
  return staying;
};

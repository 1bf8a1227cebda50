import { isGroup } from './group';
import { inCommon, type Pair } from './in-common';
import { canonical, likeness } from './likeness';

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

const identityOf = (value: unknown, keys: string[]): string | undefined => {
  if (!isGroup(value)) return undefined;
  const words = keys.map((key) => value[key]);
  if (!words.every((each) => typeof each === 'string')) return undefined;
  return canonical([value.kind ?? '', ...words]);
};

/** Less alike entries are one that went and one that came. */
const leastLikeness = 0.4;

/** More than that is compared only with what is near. */
const mostCompared = 10_000;

const pairAlike = (found: Pairing, before: readonly unknown[], after: readonly unknown[]) => {
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

const isPlain = (value: unknown) => typeof value !== 'object';

/** A word or a number between the same neighbours is that one in other words. */
const pairReplaced = (found: Pairing, before: readonly unknown[], after: readonly unknown[]) => {
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
export const matchEntries = (before: readonly unknown[], after: readonly unknown[]): Pair[] => {
  const found = pairing({ before: before.length, after: after.length });
  const [one, other] = [before.map(canonical), after.map(canonical)];
  inCommon(one, other).forEach(found.add);
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

/** The same, and what is left of both lists in its order, where as many have come as gone. */
export const matchInPlace = (before: readonly unknown[], after: readonly unknown[]): Pair[] => {
  const pairs = matchEntries(before, after);
  const [known, taken] = [
    new Set(pairs.map((pair) => pair.before)),
    new Set(pairs.map((pair) => pair.after)),
  ];
  const gone = [...before.keys()].filter((index) => !known.has(index));
  const come = [...after.keys()].filter((index) => !taken.has(index));
  const replaced = gone.flatMap((index, at): Pair[] => {
    const other = come[at];
    return other === undefined ? [] : [{ before: index, after: other }];
  });
  return gone.length === come.length
    ? [...pairs, ...replaced].toSorted((one, other) => one.before - other.before)
    : pairs;
};

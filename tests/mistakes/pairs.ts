import { createHash } from 'node:crypto';
import { errors } from '../../packages/problems/catalogue/errors';
import { sourceOf } from './agency';
import { cases } from './cases';
import type { Case } from './judged';

/** Two mistakes of the table, and the files with both. */
export type Pair = { one: Case; other: Case; changed: Record<string, string> };

/** Of such a file nothing else is told, or not of all its rest. */
const undecided: string[] = [
  errors.notThisFile.code,
  errors.unreadable.code,
  errors.halfGroup.code,
];

/**
 * A mistake that affects only its own place, is reported in its own file, and does not break the whole
 * file.
 */
const isLocal = ({ mistake: { file, from, code }, problems }: Case): boolean =>
  !undecided.includes(code) &&
  from.length < sourceOf(file).length / 3 &&
  problems.every((problem) => problem.file === file);

const local = cases.filter(isLocal);

/** Far enough apart that neither is in the other's group. */
const fewestLetters = 600;

const inOneFile = (one: Case, other: Case): Record<string, string> | undefined => {
  if (one.mistake.file !== other.mistake.file) return undefined;
  const source = sourceOf(one.mistake.file);
  const [first, second] = [one.mistake, other.mistake]
    .map((mistake) => ({ ...mistake, at: source.indexOf(mistake.from) }))
    .toSorted((a, b) => a.at - b.at);
  if (!first || !second || second.at - (first.at + first.from.length) < fewestLetters) {
    return undefined;
  }
  const until = first.at + first.from.length;
  const behind = second.at + second.from.length;
  const text =
    source.slice(0, first.at) +
    first.to +
    source.slice(until, second.at) +
    second.to +
    source.slice(behind);
  return { [first.file]: text };
};

const inTwoFiles = (one: Case, other: Case): Record<string, string> | undefined =>
  one.mistake.file === other.mistake.file
    ? undefined
    : { [one.mistake.file]: one.after, [other.mistake.file]: other.after };

/** Sorted by a hash of the rows' texts: one row more or less changes only the pairs beside it. */
const inOrderOf = (seed: string) => {
  const keyOf = ({ mistake: { what, file, from, to } }: Case) =>
    createHash('sha256').update([seed, what, file, from, to].join('\n')).digest('hex');
  return local
    .map((each) => ({ each, key: keyOf(each) }))
    .toSorted((one, other) => (one.key < other.key ? -1 : 1))
    .map(({ each }) => each);
};

/** Pairs each row with the next one in this order that it can be combined with. */
const pairsIn = (ordered: Case[], both: typeof inOneFile): Pair[] =>
  ordered.flatMap((one, index) => {
    const found = ordered.slice(index + 1).flatMap((other): Pair[] => {
      const changed = one.mistake.code === other.mistake.code ? undefined : both(one, other);
      return changed ? [{ one, other, changed }] : [];
    });
    return found.slice(0, 1);
  });

const seed = process.env.PAIRS_SEED ?? '2026';
const most = 120;

export const pairs: Pair[] = [inOneFile, inTwoFiles].flatMap((both) =>
  pairsIn(inOrderOf(seed), both).slice(0, most),
);

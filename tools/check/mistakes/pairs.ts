import { createHash } from 'node:crypto';
import { errors } from '../catalogue/errors';
import { sourceOf } from './agency';
import { cases, type Case } from './judged';

/** Two mistakes of the table, and the files with both. */
export type Pair = { one: Case; other: Case; changed: Record<string, string> };

/** A place of the file alone, of which all is told in this file, and not that all of it must be undone. */
const isLocal = ({ mistake: { file, from, code }, problems }: Case): boolean =>
  code !== errors.notThisFile.code &&
  from.length < sourceOf(file).length / 3 &&
  problems.every((problem) => problem.file === file);

const local = cases.filter(isLocal);

/** So far apart that neither stands in the other's group. */
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

/** By what the rows say: a row more or less changes the pairs beside it alone. */
const inOrderOf = (seed: string) => {
  const keyOf = ({ mistake: { what, file, from, to } }: Case) =>
    createHash('sha256').update([seed, what, file, from, to].join('\n')).digest('hex');
  return local
    .map((each) => ({ each, key: keyOf(each) }))
    .toSorted((one, other) => (one.key < other.key ? -1 : 1))
    .map(({ each }) => each);
};

/** Each with the next one in this order that it can stand beside. */
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

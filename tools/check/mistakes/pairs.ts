import { cases, sources, type Case } from './judged';

/** Two mistakes of the table, and the files with both. */
export type Pair = { one: Case; other: Case; changed: Record<string, string> };

const sourceOf = ({ mistake }: Case) => sources[mistake.file] ?? '';

/** A place of the file alone, of which all is told in this file. */
const isLocal = (each: Case): boolean =>
  each.mistake.from.length < sourceOf(each).length / 3 &&
  each.problems.every(({ file }) => file === each.mistake.file);

const local = cases.filter(isLocal);

/** So far apart that neither stands in the other's group. */
const fewestLetters = 600;

const inOneFile = (one: Case, other: Case): Record<string, string> | undefined => {
  const source = sourceOf(one);
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

/** Always the same: each mistake with the one so many rows behind it. */
const steps = [101, 211];
const most = 240;

export const pairs: Pair[] = steps
  .flatMap((step) =>
    local.flatMap((one, index): Pair[] => {
      const other = local[(index + step) % local.length] ?? one;
      const isOneFile = one.mistake.file === other.mistake.file;
      const changed = isOneFile
        ? inOneFile(one, other)
        : { [one.mistake.file]: one.after, [other.mistake.file]: other.after };
      return changed && one.mistake.code !== other.mistake.code ? [{ one, other, changed }] : [];
    }),
  )
  .filter((_, index, all) => index % Math.ceil(all.length / most) === 0);

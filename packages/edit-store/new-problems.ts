import { isWithin } from '../../src/schema/values/paths';
import type { Problem } from '../problems/problem';
import type { PlannedFile } from './plan-step';

/** What a step does to the places of other values. */
export type Moves = {
  /** Entries of lists may have other indices than before. */
  shifts: boolean;
  renamed: ReadonlyMap<string, string>;
};

/** A file that goes while another comes with its very text was renamed. */
export const movesOf = (files: readonly PlannedFile[], shifts: boolean): Moves => ({
  shifts,
  renamed: new Map(
    files.flatMap(({ file, before, after }) => {
      const to = files.find((other) => other.before === undefined && other.after === before);
      return before !== undefined && after === undefined && to ? [[file, to.file]] : [];
    }),
  ),
});

/** Those that have no counterpart in `others` by this key, each of which counts once. */
const unmatched = (
  problems: readonly Problem[],
  others: readonly Problem[],
  keyOf: (problem: Problem) => string,
): { left: Problem[]; others: Problem[] } => {
  const open = new Map<string, Problem[]>();
  for (const other of others) open.set(keyOf(other), [...(open.get(keyOf(other)) ?? []), other]);
  const left = problems.filter((problem) => open.get(keyOf(problem))?.pop() === undefined);
  return { left, others: [...open.values()].flat() };
};

/** The errors that were not there before a step; the same one at an index that has shifted is none. */
export const newErrors = (
  before: readonly Problem[],
  after: readonly Problem[],
  { shifts, renamed }: Moves,
): Problem[] => {
  const isError = ({ severity }: Problem) => severity === 'error';
  const former = before
    .filter(isError)
    .map((problem) => ({ ...problem, file: renamed.get(problem.file) ?? problem.file }));
  const keyOf = ({ code, file, path, message }: Problem) =>
    JSON.stringify([code, file, path, message]);
  const { left, others } = unmatched(after.filter(isError), former, keyOf);
  if (!shifts) return left;
  const anywhere = (problem: Problem) =>
    keyOf({ ...problem, path: problem.path.replaceAll(/\[\d+\]/g, '[]') });
  return unmatched(left, others, anywhere).left;
};

/** Those of the changed places first, then those of the changed files. */
export const byConcern = (
  problems: readonly Problem[],
  places: readonly { file: string; path: string }[],
): Problem[] => {
  const rank = ({ file, path }: Problem) => {
    const own = places.filter((place) => place.file === file);
    if (own.some((place) => isWithin(path, place.path) || isWithin(place.path, path))) return 0;
    return own.length > 0 ? 1 : 2;
  };
  return problems.toSorted((a, b) => rank(a) - rank(b));
};

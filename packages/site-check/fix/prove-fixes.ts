import { isWithin } from '../../../src/schema/values/paths';
import type { ConfigSources } from '../../config-files';
import { groupAround } from '../../config-values/values';
import { shapeCodes } from '../../problems/catalogue/shape';
import { syntaxCodes } from '../../problems/catalogue/syntax';
import { applyEdits } from '../../problems/edits';
import { lineOf } from '../../problems/line-of';
import type { Fix, Problem } from '../../problems/problem';
import { keepsWords } from './keeps-words';

type Check = (sources: ConfigSources) => Problem[];

/** Each is a check of the whole config: fewer are made of long files, and of many problems. */
const mostProofs = 16;
const usualLength = 30_000;
const usualProblems = 30;

const isSame = (one: Problem, other: Problem) =>
  one.code === other.code &&
  one.file === other.file &&
  (one.path === other.path || one.message === other.message);

/** Problems that were not there before. Warnings about launch may come to light. */
const newIn = (after: Problem[], before: Problem[]): Problem[] => {
  const known = [...before];
  return after.filter((problem) => {
    const index = known.findIndex((each) => isSame(each, problem));
    if (index !== -1) known.splice(index, 1);
    return index === -1 && problem.severity === 'error';
  });
};

/** Behind a syntax issue other mistakes come to light: only those on its own lines are due to it. */
const isInItsPlace = (problem: Problem, { edits }: Fix, source: string) => {
  const ordered = edits.toSorted((one, other) => one.start - other.start);
  const from = lineOf(source, ordered[0]?.start ?? 0);
  const to = lineOf(source, ordered.at(-1)?.end ?? 0);
  const isBetween = ({ line }: Problem) => line >= from && line <= to;
  return (other: Problem) =>
    other.file === problem.file &&
    (syntaxCodes.includes(problem.code)
      ? isBetween(other)
      : (edits.length > 1 && isBetween(other)) ||
        isWithin(other.path, problem.path) ||
        (shapeCodes.includes(other.code) && isWithin(other.path, groupAround(problem.path))));
};

type Known = { problems: Problem[]; sources: ConfigSources; check: Check };

/** Whether the fix leaves no error in the place of what it repairs. */
const isProven = (problem: Problem, fix: Fix, { problems, sources, check }: Known): boolean => {
  const source = sources[problem.file] ?? '';
  const after = check({ ...sources, [problem.file]: applyEdits(source, fix.edits) });
  const others = problems.filter((each) => each !== problem);
  const added = newIn(after, others);
  const [next] = added.filter(isInItsPlace(problem, fix, source));
  const isBehind = !next || (next.path !== problem.path && next.suggestion !== undefined);
  return isBehind && !added.some((each) => isSame(each, problem));
};

/** All together cause nothing new. */
const areAllProven = (fixed: Problem[], { problems, sources, check }: Known): boolean => {
  const repaired = { ...sources };
  for (const file of new Set(fixed.map((each) => each.file))) {
    const edits = fixed.flatMap((each) => (each.file === file ? (each.fix?.edits ?? []) : []));
    const ordered = edits.toSorted((one, other) => one.start - other.start);
    const isApart = ordered.every(({ start }, index) => start >= (ordered[index - 1]?.end ?? 0));
    if (!isApart) return false;
    repaired[file] = applyEdits(sources[file] ?? '', edits);
  }
  const others = problems.filter((each) => !fixed.includes(each));
  return newIn(check(repaired), others).length === 0;
};

/** Nothing that takes a person's words away is ever done without them. */
const leavingWords = (problem: Problem, sources: ConfigSources): Problem => {
  const { file, fix, code } = problem;
  if (!fix?.certain) return problem;
  const isRead = !syntaxCodes.includes(code);
  const certain = keepsWords(sources[file] ?? '', fix.edits, isRead);
  return certain ? problem : { ...problem, fix: { ...fix, certain } };
};

/** The check's own placeholder …, to be replaced by hand. */
const isForm = ({ fix }: Problem) => fix?.edits.some(({ text }) => text.includes('…')) ?? false;

/**
 * A wrong suggestion is worse than none: each is applied in memory, and dropped if it leaves an error
 * in its place. Certain ones are known to be right.
 */
export const proveFixes = (
  problems: Problem[],
  sources: ConfigSources,
  check: Check,
): Problem[] => {
  const plain = problems
    .map((each) => (isForm(each) ? { ...each, fix: undefined } : each))
    .map((each) => leavingWords(each, sources));
  const doubtful = plain.filter(({ fix }) => fix && !fix.certain);
  const known = { problems: plain, sources, check };
  const longest = Object.values(sources).reduce((most, { length }) => Math.max(most, length), 1);
  const effort = Math.max(1, longest / usualLength, problems.length / usualProblems);
  if (doubtful.length === 0 || areAllProven(doubtful, known)) return plain;
  return plain.map((problem) => {
    const { fix, suggestion, ...rest } = problem;
    const index = doubtful.indexOf(problem);
    if (!fix || index === -1) return problem;
    return index < mostProofs / effort && isProven(problem, fix, known) ? problem : rest;
  });
};

import { codesOf } from '../catalogue/catalogue-entry';
import { errors } from '../catalogue/errors';
import { shape } from '../catalogue/shape';
import { syntax } from '../catalogue/syntax';
import type { Problem } from '../problem';
import { parentOf } from '../read/paths';

const ofSyntax = codesOf(syntax);
const ofShape = codesOf(shape);
const { unquoted, notPlain, brokenNumber } = errors;
const ofWords = codesOf({ unquoted, notPlain, brokenNumber });
const { noSuchPage, noSuchPlace, noSuchAddress, noSuchForm, missingPicture } = errors;
const ofTargets = codesOf({ noSuchPage, noSuchPlace, noSuchAddress, noSuchForm, missingPicture });

/** How many lines may lie between two that one hand wrote in one go. */
const near = 2;

/** As often as this, it did not happen by chance. */
const often = 3;

/** What one accident is known by; the same for all that it makes. Undefined for what stands alone. */
const accidentOf = ({ code, path, message, fix }: Problem): string | undefined => {
  if (ofTargets.includes(code)) return `${code} ${message}`;
  if (!fix) return undefined;
  if (ofSyntax.includes(code) || ofWords.includes(code)) return code;
  return ofShape.includes(code) ? `${code} in ${parentOf(path)}` : undefined;
};

/** Those of one code that one accident made: in one list, on neighbouring lines, or very many. */
const isOneAccident = (problems: Problem[]): boolean => {
  const [first, ...rest] = problems;
  if (!first || rest.length === 0) return false;
  if (ofTargets.includes(first.code) || problems.length >= often) return true;
  const isOfOneList = problems.every(
    ({ path }) => /\]$/.test(path) && parentOf(path) === parentOf(first.path),
  );
  if (isOfOneList) return true;
  const areNear = rest.every(({ line }, index) => line - (problems[index]?.line ?? 0) <= near);
  return ofWords.includes(first.code) && areNear;
};

/** Lines, of which the first few say enough. */
const inLines = (lines: number[]): string => {
  const shown = lines.slice(0, 3);
  const rest = lines.length - shown.length;
  const reported = rest > 0 ? `${shown.join(', ')} and ${rest} more` : shown.join(' and ');
  return lines.length === 1 ? `line ${reported}` : `lines ${reported}`;
};

const joined = (problems: Problem[]): Problem | undefined => {
  const [first, ...rest] = problems;
  if (!first) return undefined;
  const lines = [...new Set(rest.map(({ line }) => line))].filter((line) => line !== first.line);
  const also = lines.length > 0 ? ` The same in ${inLines(lines)}.` : '';
  const meant = [...new Set(problems.map(({ suggestion }) => suggestion))];
  const suggestion = meant.includes(undefined) ? undefined : meant.slice(0, 3).join(', ');
  const edits = problems.flatMap(({ fix }) => fix?.edits ?? []);
  const certain = problems.every(({ fix }) => fix?.certain);
  const isRepaired = problems.every(({ fix }) => fix);
  return {
    ...first,
    message: first.message + also,
    suggestion: suggestion && meant.length > 3 ? `${suggestion}, …` : suggestion,
    fix: isRepaired ? { edits, certain } : undefined,
  };
};

/** What one accident made is told once, where it begins. */
export const joinProblems = (problems: Problem[]): Problem[] => {
  const groups = new Map<string, Problem[]>();
  for (const problem of problems) {
    const accident = accidentOf(problem);
    if (accident === undefined) continue;
    const name = `${problem.file} ${accident}`;
    groups.set(name, [...(groups.get(name) ?? []), problem]);
  }
  const ordered = [...groups.values()].map((each) => each.toSorted((a, b) => a.line - b.line));
  const accidents = ordered.filter(isOneAccident);
  return problems.flatMap((problem) => {
    const accident = accidents.find((each) => each.includes(problem));
    if (!accident) return [problem];
    return accident[0] === problem ? (joined(accident) ?? []) : [];
  });
};

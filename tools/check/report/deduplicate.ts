import type { ReadFile, WrittenFinding } from '../../config-reader/note-taker';
import { parentOf, valueAt } from '../../config-reader/values';
import { lookAlikeIn, partsOfLookAlike } from '../../nearest/letters';
import { codesOf } from '../../problems/catalogue/catalogue-entry';
import { type ErrorName, errors } from '../../problems/catalogue/errors';
import { shape, shapeCodes } from '../../problems/catalogue/shape';
import { syntax, syntaxCodes } from '../../problems/catalogue/syntax';
import type { FileFinding, Finding, Problem } from '../../problems/problem';

/**
 * A finding that is only due to look-alike letters; `word` is the written text: it looks exactly like
 * the suggestion, so the difference must be described.
 */
export const withLookAlike = <Each extends Finding>(finding: Each, word: string): Each => {
  const parts = partsOfLookAlike(word);
  const meant = lookAlikeIn(word)?.text;
  const isAll = meant !== undefined && finding.suggestion?.includes(meant);
  return parts && isAll ? { ...finding, error: 'lookAlike', parts, allowed: undefined } : finding;
};

/** The errors that say most about their entry. */
const reporting: ErrorName[] = [
  ...(['wrongForm', 'emptyText', 'ruleInField', 'shortTime'] as const),
  ...(['commaInAddress', 'pictureFormat', 'otherWords'] as const),
];

/** Removes follow-up errors: of several for one mistake, the one that says most stays. */
export const withoutEchoes = (findings: FileFinding[]): FileFinding[] => {
  const reported = new Set(
    findings
      .filter(({ error }) => reporting.includes(error))
      .map(({ file, path }) => `${file} ${path}`),
  );
  // What stands in a rule that cannot be asked is that rule's.
  const rules = findings.flatMap(({ error, file, path }) =>
    /^ruleFor(?:Sort|File)$/.test(error) ? `${file} ${parentOf(path)}` : [],
  );
  const isError = ({ error }: FileFinding) => errors[error].severity === 'error';
  const wrong = new Set(findings.filter(isError).map(({ file, path }) => `${file} ${path}`));
  return findings.filter((finding) => {
    const at = `${finding.file} ${finding.path}`;
    // A sample detail that is also wrong need only be replaced.
    const isSample = finding.error === 'sampleDetail' && wrong.has(at);
    const isOfRule = Object.hasOwn(shape, finding.error) && rules.includes(parentOf(at));
    return !isSample && !isOfRule && (reporting.includes(finding.error) || !reported.has(at));
  });
};

/**
 * 100+ in place of a number needs no quotes: only the number is reported, or the group for a word, or
 * the name that there is not.
 */
export const withoutQuotesFor = (
  issues: WrittenFinding[],
  findings: Finding[],
): WrittenFinding[] => {
  const others = findings
    .filter(
      ({ error, fix, suggestion }) =>
        error === 'notNumber' ||
        error === 'notGroup' ||
        (error === 'unknownKey' && suggestion === undefined) ||
        (fix && 'value' in fix),
    )
    .map(({ path }) => path);
  const isWord = ({ error, path }: WrittenFinding) =>
    error === 'unquoted' || (error === 'notPlain' && path.endsWith(']'));
  return issues.filter((issue) => !isWord(issue) || !others.includes(issue.path));
};

/**
 * Where the check's own … was copied, it is reported once for a group, and nothing else of these
 * places.
 */
export const withoutDots = (findings: FileFinding[], read: ReadonlyMap<string, ReadFile>) => {
  const isDots = ({ file, path }: FileFinding) => {
    const value = valueAt(read.get(file)?.value, path);
    return typeof value === 'string' && /^\s*(?:…|\.{3})\s*$/.test(value);
  };
  const groupOf = ({ file, path }: FileFinding) => `${file} ${parentOf(path)}`;
  const reported = new Set<string>();
  for (const [file, { findings: issues }] of read) {
    for (const { error, path } of issues) {
      if (error === 'copiedDots') reported.add(groupOf({ error, file, path }));
    }
  }
  const wrong = findings.filter((each) => isDots(each) && each.error !== 'fillerText').map(groupOf);
  return findings.flatMap((finding): FileFinding[] => {
    const group = groupOf(finding);
    if (!isDots(finding) || !(wrong.includes(group) || reported.has(group))) return [finding];
    if (reported.has(group) || finding.error === 'fillerText') return [];
    reported.add(group);
    return [{ file: finding.file, path: finding.path, error: 'copiedDots' }];
  });
};

/** Where a part of a file could not be read for certain, no fix in it is automatic. */
export const asCertainAsRead = (
  problems: Problem[],
  read: ReadonlyMap<string, ReadFile>,
): Problem[] =>
  problems.map((problem) => {
    const { findings = [] } = read.get(problem.file) ?? {};
    const isRead = findings.every(({ error, fix }) => !(error in syntax) || fix?.certain);
    return isRead || !problem.fix
      ? problem
      : { ...problem, fix: { ...problem.fix, certain: false } };
  });

const { unquoted, notPlain, brokenNumber } = errors;
const ofWords = codesOf({ unquoted, notPlain, brokenNumber });
const { noSuchPage, noSuchPlace, noSuchAddress, noSuchForm, missingPicture } = errors;
const ofTargets = codesOf({ noSuchPage, noSuchPlace, noSuchAddress, noSuchForm, missingPicture });

/** This often, it is no coincidence. */
const often = 3;

/** A key of the cause, the same for all its problems. Undefined for a single problem. */
const accidentOf = ({ code, path, message, fix }: Problem): string | undefined => {
  if (ofTargets.includes(code)) return `${code} ${message}`;
  if (!fix) return undefined;
  if (syntaxCodes.includes(code) || ofWords.includes(code)) return code;
  return shapeCodes.includes(code) ? `${code} in ${parentOf(path)}` : undefined;
};

/** Whether problems of one code have one cause: in one list, or very many. */
const isOneAccident = ([first, ...rest]: Problem[]): boolean => {
  if (!first || rest.length === 0) return false;
  if (ofTargets.includes(first.code) || rest.length + 1 >= often) return true;
  return [first, ...rest].every(
    ({ path }) => path.endsWith(']') && parentOf(path) === parentOf(first.path),
  );
};

/** Line numbers, only the first few. */
const inLines = (lines: number[]): string => {
  const rest = lines.length - often;
  const shown = lines.slice(0, often).join(rest > 0 ? ', ' : ' and ');
  return `${lines.length === 1 ? 'line' : 'lines'} ${shown}${rest > 0 ? ` and ${rest} more` : ''}`;
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

/** Reports problems of one cause once, at the first place. */
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

import { parentOf } from '../../../src/schema/values/paths';
import type { ReadFile, WrittenFinding } from '../../config-files';
import { type ErrorName, errors } from '../../problems/catalogue/errors';
import { shape, shapeCodes } from '../../problems/catalogue/shape';
import { syntax, syntaxCodes } from '../../problems/catalogue/syntax';
import { lookAlikeIn, partsOfLookAlike } from '../../problems/nearest/letters';
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
  'bracesStay',
  ...(['commaInAddress', 'pictureFormat', 'otherWords'] as const),
  ...(['prefillOfPersonal', 'prefillOfKind', 'prefillInList'] as const),
];

/** Removes follow-up errors: of several for one mistake, the one that says most stays. */
export const withoutEchoes = (findings: FileFinding[]): FileFinding[] => {
  const at = ({ file, path }: FileFinding) => `${file} ${path}`;
  const placesOf = (isMeant: (finding: FileFinding) => boolean) =>
    new Set(findings.filter(isMeant).map(at));
  const reported = placesOf(({ error }) => reporting.includes(error));
  const wrong = placesOf(({ error }) => errors[error].severity === 'error');
  // What stands in a rule that cannot be asked is that rule's.
  const rules = placesOf(({ error }) => error === 'ruleForSort');
  return findings.filter((finding) => {
    const { error } = finding;
    // A sample detail that is also wrong need only be replaced.
    if (error === 'sampleDetail' && wrong.has(at(finding))) return false;
    if (Object.hasOwn(shape, error) && rules.has(`${parentOf(at(finding))}.check`)) return false;
    return reporting.includes(error) || !reported.has(at(finding));
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
        error === 'notList' ||
        (error === 'unknownKey' && suggestion === undefined) ||
        (fix && 'value' in fix),
    )
    .map(({ path }) => path);
  const isWord = ({ error, path }: WrittenFinding) =>
    error === 'unquoted' || (error === 'notPlain' && path.endsWith(']'));
  return issues.filter((issue) => !isWord(issue) || !others.includes(issue.path));
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

const codeOf = (error: ErrorName): string => errors[error].code;
const ofWords = (['unquoted', 'notPlain', 'brokenNumber'] as const).map(codeOf);
const ofTargets = (
  ['noSuchPage', 'noSuchPlace', 'noSuchAddress', 'noSuchForm', 'missingPicture'] as const
).map(codeOf);

/** This often, it is no coincidence. */
const often = 3;

/** A key of the cause, the same for all its problems. Undefined for a single problem. */
const accidentOf = ({ code, path, message, fix }: Problem): string | undefined => {
  if (ofTargets.includes(code)) return `${code} ${message}`;
  const isEntry = [codeOf('notList'), codeOf('notGroup')].includes(code) && path.endsWith(']');
  if (!fix && !isEntry) return undefined;
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

const joined = ([first, ...rest]: [Problem, ...Problem[]]): Problem => {
  const problems = [first, ...rest];
  const lines = [...new Set(rest.map(({ line }) => line))].filter((line) => line !== first.line);
  const also = lines.length > 0 ? ` The same in ${inLines(lines)}.` : '';
  const meant = [...new Set(problems.map(({ suggestion }) => suggestion))];
  const shown = meant.slice(0, often).join(', ') + (meant.length > often ? ', …' : '');
  const edits = problems.flatMap(({ fix }) => fix?.edits ?? []);
  const certain = problems.every(({ fix }) => fix?.certain);
  return {
    ...first,
    message: first.message + also,
    suggestion: meant.includes(undefined) ? undefined : shown,
    fix: problems.every(({ fix }) => fix) ? { edits, certain } : undefined,
  };
};

/** Reports problems of one cause once, at the first place. */
export const joinProblems = (problems: Problem[]): Problem[] => {
  const groups = new Map<string, Problem[]>();
  for (const problem of problems) {
    const accident = accidentOf(problem);
    const name = `${problem.file} ${accident}`;
    if (accident !== undefined) groups.set(name, [...(groups.get(name) ?? []), problem]);
  }
  const accidents = [...groups.values()]
    .map((each) => each.toSorted((a, b) => a.line - b.line))
    .filter(isOneAccident);
  return problems.flatMap((problem) => {
    const [first, ...rest] = accidents.find((each) => each.includes(problem)) ?? [];
    if (!first) return [problem];
    return first === problem ? [joined([first, ...rest])] : [];
  });
};

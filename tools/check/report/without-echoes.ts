import { errors, type ErrorName } from '../catalogue/errors';
import { syntax } from '../catalogue/syntax';
import type { FileFinding, Finding } from '../finding';
import type { Problem } from '../problem';
import { parentOf, valueAt } from '../read/paths';
import type { ReadFile, WrittenFinding } from '../read/read-literal';

/** What says most about the entry where it is found. */
const reporting: ErrorName[] = [
  ...(['wrongForm', 'emptyText', 'ruleInField', 'shortTime'] as const),
  ...(['commaInAddress', 'pictureFormat', 'otherWords'] as const),
];

/** What one mistake makes look like others: the one that says most about it is told. */
export const withoutEchoes = (findings: FileFinding[]): FileFinding[] => {
  const reported = new Set(
    findings
      .filter(({ error }) => reporting.includes(error))
      .map(({ file, path }) => `${file} ${path}`),
  );
  const isError = ({ error }: FileFinding) => errors[error].severity === 'error';
  const wrong = new Set(findings.filter(isError).map(({ file, path }) => `${file} ${path}`));
  return findings.filter((finding) => {
    const at = `${finding.file} ${finding.path}`;
    // What is wrong need not be made one's own as it is.
    const isSample = finding.error === 'sampleDetail' && wrong.has(at);
    return !isSample && (reporting.includes(finding.error) || !reported.has(at));
  });
};

/** 100+ where a number is expected needs no quotes: only the number is told, or the group for a word. */
export const withoutQuotesFor = (
  issues: WrittenFinding[],
  findings: Finding[],
): WrittenFinding[] => {
  const others = findings
    .filter(({ error, fix }) => error === 'notNumber' || (fix && /^not[FLG]/.test(error)))
    .map(({ path }) => path);
  const isWord = ({ error, path }: WrittenFinding) =>
    error === 'unquoted' || (error === 'notPlain' && path.endsWith(']'));
  return issues.filter((issue) => !isWord(issue) || !others.includes(issue.path));
};

/** Where the check's own … was copied, it is told once for a group, and nothing else of these places. */
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

/** Where a part of a file could not be read for certain, nothing in it is mended without a person. */
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

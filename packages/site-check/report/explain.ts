import { shortLine } from '../../../src/schema/short-line';
import { keyOf, valueAt } from '../../../src/schema/values/paths';
import { sortOfFile } from '../../../src/site/file-sorts';
import type { ConfigSources, ReadFile } from '../../config-files';
import { humanPlace } from '../../config-values/human-place';
import { limits } from '../../config-values/limits';
import { textOf } from '../../config-values/values';
import { errors } from '../../problems/catalogue/errors';
import { shape } from '../../problems/catalogue/shape';
import { entrySpan } from '../../problems/edits';
import { lineOf } from '../../problems/line-of';
import { inQuotes } from '../../problems/nearest/meant-by';
import {
  becomes,
  type Edit,
  type FileFinding,
  type Finding,
  type Problem,
  type Span,
} from '../../problems/problem';
import type { SiteAsRead } from '../read-site';
import {
  asCertainAsRead,
  joinProblems,
  withLookAlike,
  withoutEchoes,
  withoutQuotesFor,
} from './deduplicate';
import { type ExampleAt, exampleOf } from './examples';

type Source = { file: string; source: string; read: ReadFile; exampleAt?: ExampleAt | undefined };

const fill = (text: string, parts: Record<string, string>) =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => parts[name] ?? whole);

const placeOf = (source: string, { start, end }: Span) => {
  const column = start - source.slice(0, start).lastIndexOf('\n');
  const lineEnd = source.indexOf('\n', start);
  const last = lineEnd === -1 ? source.length : lineEnd;
  return { line: lineOf(source, start), column, length: Math.max(1, Math.min(end, last) - start) };
};

const editsOf = ({ fix, path }: Finding, from: Source): Edit[] | undefined => {
  const { read, source } = from;
  if (!fix) return undefined;
  if ('values' in fix) {
    return fix.values.map((each) => ({ ...read.spanOf(each.path), text: each.value }));
  }
  const changed = 'remove' in fix ? fix.remove : path;
  if (!read.has(changed)) return undefined;
  const key = read.spanOf(changed, 'key');
  const value = read.spanOf(changed);
  const entry = { start: key.start, end: value.end };
  if ('remove' in fix) return [{ ...entrySpan(source, entry), text: '' }];
  if ('key' in fix) return [{ ...key, text: fix.key }];
  if ('entry' in fix) return [{ ...entry, text: fix.entry }];
  // Words without quotes at the end of a line lack a comma too.
  const isBare = /^[^'"`{[]/.test(source.slice(value.start));
  const comma = isBare && /^[ \t]*\r?\n/.test(source.slice(value.end)) ? ',' : '';
  return [{ ...value, text: fix.value + comma }];
};

type ProblemDetails = Pick<Problem, 'allowed' | 'suggestion' | 'fix'> & {
  /** Where a correct example would stand. */
  like?: string | undefined;
  instead?: string | undefined;
  error: Finding['error'];
  path: string;
  span: Span;
  parts: Record<string, string>;
};

/** What is wrong, at a known place of the file, as an editor reads it. */
const problemOf = (details: ProblemDetails, { file, source, read, exampleAt }: Source): Problem => {
  const { error, path, span, parts, like = path, instead, ...rest } = details;
  const { code, severity, description, repair, example } = errors[error];
  // All else is listed without an example; to look for one takes a tenth of the check.
  const hasExample = severity === 'error';
  const known = { file, type: sortOfFile(file)?.type ?? '', ...parts };
  return {
    code,
    severity,
    file,
    ...placeOf(source, span),
    path,
    place: humanPlace(file, path, read.value),
    message: fill(description, known),
    repair: fill(repair, known),
    example: hasExample
      ? exampleOf({ ...rest, error, path: like, instead }, { file, value: read.value, exampleAt })
      : example,
    ...rest,
  };
};

/** The position of the entry at `path`, as config/routes.ts:4:3. */
const placeInFile = (path: string, { file, source, read }: Source): string => {
  const { line, column } = placeOf(source, read.spanOf(path));
  return `${file}:${line}:${column}`;
};

/** A number without its quotes stays as it was written: 4.10 is '4.10', and not '4.1'. */
const asWritten = (finding: Finding, written: string): Finding => {
  const isNumber = finding.error === 'notText' && /^[\d.]+$/.test(written);
  if (!isNumber || finding.suggestion !== inQuotes(String(Number(written)))) return finding;
  return { ...finding, ...becomes(inQuotes(written), finding.certain) };
};

const explain = (found: Finding, from: Source): Problem => {
  const span = from.read.spanOf(found.path, found.at);
  const written = shortLine(from.source.slice(span.start, span.end));
  const finding = asWritten(found, written);
  const { error, path, meant = path, suggestion, instead, certain = false } = finding;
  const edits = editsOf(finding, from);
  const details = {
    error,
    path,
    span,
    parts: { found: written, nearest: '', ...finding.parts },
    allowed: finding.allowed,
    suggestion,
    like: Object.hasOwn(shape, error) ? meant : undefined,
    fix: edits && { edits, certain },
  };
  return problemOf({ ...details, ...(suggestion === undefined && { instead }) }, from);
};

const nothing: ReadFile = {
  value: undefined,
  spanOf: () => ({ start: 0, end: 1 }),
  has: () => false,
  findings: [],
  unread: [],
  lacking: [],
  readable: false,
};

type ReportContext = {
  sources: ConfigSources;
  as: SiteAsRead;
  exampleAt: ExampleAt | undefined;
};

/** Whether the next one of a file is told: so much of one file nobody would read on. */
const counting = () => {
  const counts = new Map<string, number>();
  return {
    isShown: ({ file }: { file: string }) => {
      counts.set(file, (counts.get(file) ?? 0) + 1);
      return (counts.get(file) ?? 0) <= limits.findings;
    },
    /** The last problem of such a file says so. */
    more: (): FileFinding[] =>
      [...counts]
        .filter(([, count]) => count > limits.findings)
        .map(([file]) => {
          const parts = { count: String(limits.findings) };
          return { file, error: 'more', path: '', parts };
        }),
  };
};

/** Findings as an editor reads them, with what could not be read, without doubles. */
export const reportProblems = (
  findings: readonly FileFinding[],
  context: ReportContext,
): Problem[] => {
  const { sources, as, exampleAt } = context;
  const from = (file: string) => ({
    file,
    source: sources[file] ?? '',
    read: as.read.get(file) ?? nothing,
    exampleAt,
  });
  const lineIn = (file: string, path: string) => placeInFile(as.asWritten(file, path), from(file));
  const writtenWord = ({ file, path, at }: FileFinding) =>
    at === 'key' ? keyOf(path) : (textOf(valueAt(as.read.get(file)?.value, path)) ?? '');
  const unreadable = [...as.read].flatMap(([file, { findings: all }]) => {
    const own = findings.filter((each) => each.file === file);
    return withoutQuotesFor(all, own).map((finding) => ({ file, finding }));
  });
  const { isShown, more } = counting();
  const shownUnreadable = unreadable.filter(isShown);
  const shown = withoutEchoes([...findings]).filter(isShown);
  const problems = [
    ...shownUnreadable.map(({ file, finding }) => problemOf(finding, from(file))),
    ...[...shown, ...more()]
      .map((finding) => withLookAlike(finding, writtenWord(finding)))
      .map(({ file, see, ...finding }) => ({
        ...explain(finding, from(file)),
        ...(see && { see: lineIn(see.file ?? file, see.path) }),
      })),
  ];
  return joinProblems(asCertainAsRead(problems, as.read));
};

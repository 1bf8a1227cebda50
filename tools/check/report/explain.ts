import { sortOfFile } from '../../../src/site/file-sorts';
import type { ReadFile, WrittenFinding } from '../../config-reader/note-taker';
import { inQuotes, shorten } from '../../nearest/meant-by';
import { errors } from '../../problems/catalogue/errors';
import { shape } from '../../problems/catalogue/shape';
import { entrySpan } from '../../problems/edits';
import {
  becomes,
  type Edit,
  type Finding,
  type Fix,
  type Problem,
  type Span,
} from '../../problems/problem';
import { editsOfNames } from '../fix/edits-of-names';
import { meantPath } from '../shape/unknown-names';
import { type ExampleAt, exampleOf } from './examples';
import { humanPlace } from './human-place';

type Source = { file: string; source: string; read: ReadFile; exampleAt?: ExampleAt | undefined };

const fill = (text: string, parts: Record<string, string>) =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => parts[name] ?? whole);

const placeOf = (source: string, { start, end }: Span) => {
  const before = source.slice(0, start);
  const line = before.split('\n').length;
  const column = start - (before.lastIndexOf('\n') + 1) + 1;
  const lineEnd = source.indexOf('\n', start);
  const last = lineEnd === -1 ? source.length : lineEnd;
  return { line, column, length: Math.max(1, Math.min(end, last) - start) };
};

const editOf = ({ fix, path }: Finding, { read, source }: Source): Edit | undefined => {
  if (fix && 'remove' in fix && fix.remove === '')
    return { start: 0, end: source.length, text: '' };
  const changed = fix && 'remove' in fix ? fix.remove : path;
  if (!fix || 'values' in fix || 'names' in fix || !read.has(changed)) return undefined;
  if ('key' in fix) return { ...read.spanOf(path, 'key'), text: fix.key };
  if ('value' in fix) {
    const span = read.spanOf(path);
    // Words without quotes at the end of a line lack a comma too.
    const isBare = /^[^'"`{[]/.test(source.slice(span.start));
    const comma = isBare && /^[ \t]*\r?\n/.test(source.slice(span.end)) ? ',' : '';
    return { ...span, text: fix.value + comma };
  }
  if ('entry' in fix) {
    const { start } = read.spanOf(path, 'key');
    return { start, end: read.spanOf(path).end, text: fix.entry };
  }
  const { start } = read.spanOf(changed, 'key');
  return { ...entrySpan(source, { start, end: read.spanOf(changed).end }), text: '' };
};

const fixOf = (finding: Finding, from: Source): Fix | undefined => {
  const certain = finding.certain ?? false;
  if (finding.fix && 'names' in finding.fix) {
    const edits = editsOfNames(finding.fix.names, from);
    return edits && { edits, certain };
  }
  if (finding.fix && 'values' in finding.fix) {
    const { values } = finding.fix;
    return {
      edits: values.map(({ path, value }) => ({ ...from.read.spanOf(path), text: value })),
      certain,
    };
  }
  const edit = editOf(finding, from);
  return edit && { edits: [edit], certain };
};

type Said = Pick<Problem, 'allowed' | 'suggestion' | 'fix'> & {
  /** Where a correct example would stand. */
  like?: string | undefined;
  instead?: string | undefined;
  error: Finding['error'];
  path: string;
  span: Span;
  parts: Record<string, string>;
};

const say = (said: Said, { file, source, read, exampleAt }: Source): Problem => {
  const { error, path, span, parts, like = path, instead, ...rest } = said;
  const { code, severity, description, repair } = errors[error];
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
    example: exampleOf(
      { ...rest, error, path: like, instead },
      { file, value: read.value, exampleAt },
    ),
    ...rest,
  };
};

/** The position of the entry at `path`, as config/routes.ts:4:3. */
export const lineOf = (path: string, { file, source, read }: Source): string => {
  const { line, column } = placeOf(source, read.spanOf(path));
  return `${file}:${line}:${column}`;
};

/** A number without its quotes stays as it was written: 4.10 is '4.10', and not '4.1'. */
const asWritten = (finding: Finding, written: string): Finding => {
  const isNumber = finding.error === 'notText' && /^[\d.]+$/.test(written);
  if (!isNumber || finding.suggestion !== inQuotes(String(Number(written)))) return finding;
  return { ...finding, ...becomes(inQuotes(written), finding.certain) };
};

/** A finding as an editor reads it. */
export const explain = (found: Finding, from: Source): Problem => {
  const span = from.read.spanOf(found.path, found.at);
  const written = shorten(from.source.slice(span.start, span.end));
  const finding = asWritten(found, written);
  const { error, path, meant = path, parts, allowed, suggestion, instead } = finding;
  const filled = { found: written, nearest: '', ...parts };
  const isShape = Object.hasOwn(shape, error);
  const isName = (error === 'unknownKey' || error === 'misplacedKey') && suggestion;
  const like = !isShape ? undefined : isName ? meantPath({ ...finding, path: meant }) : meant;
  const reported = { error, path, span, parts: filled, allowed, suggestion, like };
  const said = { ...reported, ...(suggestion === undefined && { instead }) };
  return say({ ...said, fix: fixOf(finding, from) }, from);
};

/** The same for mistakes in how a file is written. */
export const explainWritten = (finding: WrittenFinding, from: Source): Problem =>
  say(
    {
      error: finding.error,
      path: finding.path,
      span: finding.span,
      parts: finding.parts,
      suggestion: finding.suggestion,
      fix: finding.fix,
    },
    from,
  );

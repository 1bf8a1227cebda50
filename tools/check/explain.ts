import { errors } from './catalogue/errors';
import type { Finding } from './finding';
import { humanPlace } from './human-place';
import type { Edit, Problem } from './problem';
import type { ReadFile, Span, WrittenFinding } from './read-literal';

type Source = { file: string; source: string; read: ReadFile };

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

const shorten = (text: string) => {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
};

const editsOf = (finding: Finding, { read }: Source): Edit[] | undefined => {
  const { fix, path } = finding;
  if (!fix) return undefined;
  if ('edits' in fix) return fix.edits;
  if ('key' in fix) return [{ ...read.spanOf(path, 'key'), text: fix.key }];
  return [{ ...read.spanOf(path), text: fix.value }];
};

type Said = Pick<Problem, 'allowed' | 'suggestion' | 'fix'> & {
  error: Finding['error'];
  path: string;
  span: Span;
  parts: Record<string, string>;
};

const say = (said: Said, { file, source, read }: Source): Problem => {
  const { error, path, span, parts, ...rest } = said;
  const { code, severity, says, mend, example } = errors[error];
  return {
    code,
    severity,
    file,
    ...placeOf(source, span),
    path,
    place: humanPlace(file, path, read.value),
    message: fill(says, parts),
    mend: fill(mend, parts),
    example,
    ...rest,
  };
};

/** What a check found, as it is told to an editor. */
export const explain = (finding: Finding, from: Source): Problem => {
  const { error, path, at, parts, allowed, suggestion } = finding;
  const span = from.read.spanOf(path, at);
  const written = shorten(from.source.slice(span.start, span.end));
  const filled = { found: written, ...parts };
  const said = { error, path, span, parts: filled, allowed, suggestion };
  return say({ ...said, fix: editsOf(finding, from) }, from);
};

/** The same for what is wrong with how a file is written. */
export const explainWritten = (finding: WrittenFinding, from: Source): Problem =>
  say(
    {
      error: finding.error,
      path: finding.path,
      span: finding.span,
      parts: finding.parts,
      fix: finding.fix,
    },
    from,
  );

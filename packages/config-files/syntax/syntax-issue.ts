import type { ErrorName } from '../../problems/catalogue/errors';
import type { Edit, Span } from '../../problems/problem';

/** A syntax issue and its repair. Offsets in the text in which it was found. */
export type SyntaxIssue = Span & {
  error: ErrorName;
  parts: Record<string, string>;
  /** The probable meaning, as it must be written. */
  suggestion?: string;
  /** Makes the text readable, so that the rest can be checked as well. Adds no line. */
  repair: Edit[];
  /** Nothing else can have been meant. */
  certain?: boolean;
  /** Leaves out more than a sign or two: a last resort. */
  drastic?: boolean;
  /** Not a real repair: the entry around it is unreliable. */
  unread?: boolean;
  /** Not a real repair either, but it loses only one entry of the group around it. */
  lacking?: boolean;
};

/** What an issue has beside its error and its place. */
type IssueDetails = Pick<SyntaxIssue, 'repair'> &
  Partial<Omit<SyntaxIssue, 'error' | 'start' | 'end'>>;

export const issueAt = (
  error: ErrorName,
  { start, end }: Span,
  details: IssueDetails,
): SyntaxIssue => ({
  error,
  start,
  end,
  parts: {},
  ...details,
});

export const becomes = ({ start, end }: Span, text: string): Edit => ({ start, end, text });

export const insertAt = (at: number, text: string): Edit => ({ start: at, end: at, text });

/** Blanks out the text from `start` to `end`, except line ends. */
export const blank = (source: string, start: number, end: number): Edit => ({
  start,
  end,
  text: source.slice(start, end).replaceAll(/[^\r\n]+/g, ''),
});

/** The line number of `position`, from 1. */
export const lineEnd = (source: string, position: number) => {
  const end = source.indexOf('\n', position);
  const last = end === -1 ? source.length : end;
  return source[last - 1] === '\r' ? last - 1 : last;
};

type Line = Span & { text: string };

export const lineAround = (source: string, position: number): Line => {
  const start = source.slice(0, position).lastIndexOf('\n') + 1;
  const end = lineEnd(source, position);
  return { start, end, text: source.slice(start, end) };
};

export const quoted = (words: string) => {
  const quote = words.includes("'") ? '"' : "'";
  return quote + (quote === '"' ? words.replaceAll('"', '\\"') : words) + quote;
};

export const shown = (text: string) => `“${text.length > 40 ? `…${text.slice(-38)}` : text}”`;

/** A line without what may follow a text: closing brackets, a comma or semicolon. */
export const withoutBehind = (line: string): string => {
  const text = line.trimEnd();
  let rest = /[,;]$/.test(text) ? text.slice(0, -1).trimEnd() : text;
  while (/[\]})]$/.test(rest)) rest = rest.slice(0, -1).trimEnd();
  return rest;
};

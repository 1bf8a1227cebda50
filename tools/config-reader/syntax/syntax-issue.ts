import type { ErrorName } from '../../problems/catalogue/errors';
import type { Edit } from '../../problems/problem';

/** A syntax issue and its repair. Offsets in the text in which it was found. */
export type SyntaxIssue = {
  error: ErrorName;
  start: number;
  end: number;
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

/** Blanks out the text from `start` to `end`, except line ends. */
export const blank = (source: string, start: number, end: number): Edit => ({
  start,
  end,
  text: source.slice(start, end).replaceAll(/[^\r\n]+/g, ''),
});

type Lines = { source: string; starts: number[] };

/** Of the last text: its lines are requested one after another. */
let known: Lines = { source: '', starts: [0] };

/** Where each line begins. */
const startsOf = (source: string): number[] => {
  if (known.source !== source) {
    const starts = [0];
    for (let at = source.indexOf('\n'); at !== -1; at = source.indexOf('\n', at + 1)) {
      starts.push(at + 1);
    }
    known = { source, starts };
  }
  return known.starts;
};

/** The line number of `position`, from 1. */
export const lineOf = (source: string, position: number): number => {
  const starts = startsOf(source);
  let [first, last] = [0, starts.length];
  while (last - first > 1) {
    const middle = (first + last) >> 1;
    if ((starts[middle] ?? 0) <= position) first = middle;
    else last = middle;
  }
  return last;
};

export const lineStart = (source: string, position: number): number =>
  startsOf(source)[lineOf(source, position) - 1] ?? 0;

export const lineEnd = (source: string, position: number) => {
  const end = source.indexOf('\n', position);
  const last = end === -1 ? source.length : end;
  return source[last - 1] === '\r' ? last - 1 : last;
};

export type Line = { start: number; end: number; text: string };

export const linesOf = (source: string): Line[] =>
  [...source.matchAll(/^.*$/gm)].map(({ index, 0: text }) => {
    return { start: index, end: index + text.length, text };
  });

/** The line of `position`. */
export const lineAround = (source: string, position: number): Line => {
  const [start, end] = [lineStart(source, position), lineEnd(source, position)];
  return { start, end, text: source.slice(start, end) };
};

/** The line's indentation. */
export const indent = (source: string, position: number) =>
  /^[ \t]*/.exec(source.slice(lineStart(source, position)))?.[0].length ?? 0;

export const isFirstOnLine = (source: string, { start }: { start: number }) =>
  indent(source, start) >= start - lineStart(source, start);

/** The words as a quoted text. */
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

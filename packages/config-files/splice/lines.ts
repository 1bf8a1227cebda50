import type { Span } from '../../problems/problem';

/** Where the line of `at` begins. */
export const lineStart = (text: string, at: number) =>
  Math.max(text.lastIndexOf('\n', at - 1), text.lastIndexOf('\r', at - 1)) + 1;

/** The blanks at the beginning of the line of `at`. */
export const indentAt = (text: string, at: number) =>
  /^\ufeff?([ \t]*)/.exec(text.slice(lineStart(text, at), at))?.[1] ?? '';

/** Whether only blanks stand before `at` on its line. */
export const beginsLine = (text: string, at: number) =>
  /^[ \t]*$/.test(text.slice(lineStart(text, at), at));

export const blanksEnd = (text: string, at: number) => {
  let end = at;
  while (text[end] === ' ' || text[end] === '\t') end += 1;
  return end;
};

/** Whether only blanks stand behind `at` on its line. */
export const endsLine = (text: string, at: number) =>
  /^[\r\n]?$/.test(text.charAt(blanksEnd(text, at)));

/** Where the line after that of `at` begins. */
export const nextLine = (text: string, at: number) => {
  const end = /\r\n|[\n\r]/g;
  end.lastIndex = at;
  return end.test(text) ? end.lastIndex : text.length;
};

export const isOneLine = (text: string, { start, end }: Span) =>
  !/[\r\n]/.test(text.slice(start, end));

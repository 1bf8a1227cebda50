import type { Span } from '../../problems/problem';
import type { Node } from './tree';

/** An entry of a list or group in the file's text, with its comma and the comments that belong to it. */
export type Slot = {
  /** Where its first comment begins, else the entry. */
  lead: number;
  start: number;
  end: number;
  /** Where its comma stands. */
  comma: number | undefined;
  /** Behind its comma, and the comments behind it on its line. */
  close: number;
};

type Token = Span & { sort: 'comment' | 'comma' | 'break' };

const pattern = /(\/\/[^\r\n\u2028\u2029]*|\/\*[^]*?\*\/)|(,)|(\r\n|[\n\r\u2028\u2029])/g;

/** Comments, commas and line ends between two entries. */
const tokensIn = (text: string, { start, end }: Span): Token[] =>
  [...text.slice(start, end).matchAll(pattern)].map(
    ({ index, 0: { length }, 1: comment, 2: comma }) => {
      const sort = comment ? 'comment' : comma ? 'comma' : 'break';
      return { sort, start: start + index, end: start + index + length };
    },
  );

/** What of the text before an entry belongs to the one before it: its comma and comments behind it on its line. */
const closeOf = (tokens: Token[], before: Span, isLast: boolean): Pick<Slot, 'comma' | 'close'> => {
  const at = tokens.findIndex(({ sort }) => sort === 'comma');
  const comma = tokens[at]?.start;
  const behind = tokens.slice(at + 1);
  const first = behind.findIndex(({ sort }) => sort === 'break');
  // On the line of the next entry it belongs to that one.
  const onLine = first >= 0 ? behind.slice(0, first) : isLast ? behind : [];
  const end = comma === undefined ? before.end : comma + 1;
  return { comma, close: onLine.at(-1)?.end ?? end };
};

/** Where the comments of an entry begin: those before it without an empty line, not behind something else. */
const leadOf = (tokens: Token[], start: number): number => {
  let lead = start;
  let breaks = 0;
  for (const [index, { sort, ...token }] of [...tokens.entries()].toReversed()) {
    if (sort === 'break') {
      breaks += 1;
      if (breaks > 1) break;
      continue;
    }
    const isBehind = breaks > 0 && tokens[index - 1]?.sort !== 'break';
    if (isBehind && tokens.slice(0, index).every(({ sort: each }) => each === 'comment')) break;
    lead = token.start;
    breaks = 0;
  }
  return lead;
};

/** The slots of a list or group. */
export const slotsOf = (text: string, container: Node): Slot[] => {
  const { slots, start, end } = container;
  const found: Slot[] = [];
  for (const [index, slot] of slots.entries()) {
    const before = found.at(-1)?.close ?? start + 1;
    const tokens = tokensIn(text, { start: before, end: slot.start });
    const next = slots[index + 1]?.start ?? end - 1;
    const behind = tokensIn(text, { start: slot.end, end: next });
    const close = closeOf(behind, slot, index === slots.length - 1);
    found.push({ lead: leadOf(tokens, slot.start), ...slot, ...close });
  }
  return found;
};

/** Where the line of `at` begins. */
export const lineStart = (text: string, at: number) =>
  Math.max(text.lastIndexOf('\n', at - 1), text.lastIndexOf('\r', at - 1)) + 1;

/** The blanks at the beginning of the line of `at`. */
export const indentAt = (text: string, at: number) =>
  /^\ufeff?([ \t]*)/.exec(text.slice(lineStart(text, at), at))?.[1] ?? '';

/** Whether only blanks stand before `at` on its line. */
export const beginsLine = (text: string, at: number) =>
  /^[ \t]*$/.test(text.slice(lineStart(text, at), at));

/** The end of the blanks behind `at`. */
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

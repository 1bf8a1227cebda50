import type { Span } from '../../problems/problem';
import type { Node } from './tree';

/** An entry of a list or group in the file's text, with its comma and the comments that belong to it. */
export type EntrySpan = {
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
const closeOf = (
  tokens: Token[],
  before: Span,
  isLast: boolean,
): Pick<EntrySpan, 'comma' | 'close'> => {
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

/** The entries of a list or group, each with what belongs to it. */
export const entrySpansOf = (text: string, container: Node): EntrySpan[] => {
  const { spans, start, end } = container;
  const found: EntrySpan[] = [];
  for (const [index, span] of spans.entries()) {
    const before = found.at(-1)?.close ?? start + 1;
    const tokens = tokensIn(text, { start: before, end: span.start });
    const next = spans[index + 1]?.start ?? end - 1;
    const behind = tokensIn(text, { start: span.end, end: next });
    const close = closeOf(behind, span, index === spans.length - 1);
    found.push({ lead: leadOf(tokens, span.start), ...span, ...close });
  }
  return found;
};

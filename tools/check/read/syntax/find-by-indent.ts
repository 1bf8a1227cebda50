import { closers, isCloser } from './find-brackets';
import { findHalfGroup } from './find-half-group';
import type { Token } from './scan-tokens';
import { indent, isFirstOnLine, lineOf, lineStart, type SyntaxIssue } from './syntax-issue';

/** All that is open at `token` and should have ended before it. */
const closedTooLate = (source: string, open: Token[], token: Token): SyntaxIssue[] => {
  const depth = indent(source, token.start);
  const isOver = ({ start }: Token) =>
    isCloser(token.text) ? indent(source, start) > depth : indent(source, start) >= depth;
  const over = open.slice(open.findIndex(isOver));
  const innermost = over.at(-1);
  if (!innermost) return [];
  const closing = over.map(({ text }) => closers.get(text) ?? '').reverse();
  const { start, end, text } = innermost;
  const where = `before line ${lineOf(source, token.start)}`;
  const comma = isCloser(token.text) ? ' ' : ',';
  const repair = [{ start: token.start, end: token.start, text: closing.join('') + comma }];
  const parts = { found: text, closing: closing.join(' '), where };
  return [{ error: 'unclosed', start, end, parts, repair }];
};

/**
 * The first bracket whose line is indented in another way than that of the one it closes: where
 * whole lines were deleted, brackets that belong to others seem to be partners.
 */
export const findByIndent = (source: string, tokens: Token[]): SyntaxIssue[] => {
  const open: Token[] = [];
  for (const token of tokens) {
    const top = open.at(-1);
    const isApart =
      top !== undefined && lineStart(source, top.start) !== lineStart(source, token.start);
    if (isApart && isFirstOnLine(source, token)) {
      const [level, depth] = [indent(source, top.start), indent(source, token.start)];
      if (isCloser(token.text) ? depth < level : depth <= level) {
        return closedTooLate(source, open, token);
      }
      if (isCloser(token.text) && depth > level) {
        return findHalfGroup(source, tokens, { token, top });
      }
    }
    if (closers.has(token.text)) open.push(token);
    else if (isCloser(token.text)) open.pop();
  }
  return [];
};

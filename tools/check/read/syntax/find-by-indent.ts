import { closers, indent, isCloser, isFirstOnLine, lineOf } from './find-brackets';
import type { Token } from './scan-tokens';
import { blank, lineStart, shown, type Slip } from './slip';

/** All that is open at `token` and should have ended before it. */
const closedTooLate = (source: string, open: Token[], token: Token): Slip[] => {
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

/** A bracket that closes, and the one that it seems to close. */
type Pair = { token: Token; top: Token };

/** The rest of a group whose beginning is gone: it ends with the bracket that ended that group. */
const halfGroup = (source: string, tokens: Token[], { token, top }: Pair): Slip[] => {
  const index = tokens.indexOf(token);
  const [least, depth] = [indent(source, top.start), indent(source, token.start)];
  const last = tokens.slice(index + 1).find((each) => {
    const level = indent(source, each.start);
    const ends = isCloser(each.text) && isFirstOnLine(source, each);
    return ends && level < depth && level > least;
  });
  if (!last) return [];
  const level = indent(source, last.start);
  const before = tokens
    .slice(tokens.indexOf(top), index)
    .findLast((each) => isCloser(each.text) && indent(source, each.start) === level);
  const from = tokens[tokens.indexOf(before ?? top) + 1];
  const first = from?.text === ',' ? tokens[tokens.indexOf(from) + 1] : from;
  if (!first) return [];
  const comma = /^\s*,/.exec(source.slice(last.end))?.[0].length ?? 0;
  const parts = {
    found: shown(token.text),
    first: String(lineOf(source, first.start)),
    last: String(lineOf(source, last.start)),
  };
  const repair = [blank(source, first.start, last.end + comma)];
  return [{ error: 'halfGroup', start: first.start, end: first.end, parts, repair }];
};

/**
 * The first bracket whose line is indented in another way than that of the one it closes: where
 * whole lines were deleted, brackets that belong to others seem to be partners.
 */
export const findByIndent = (source: string, tokens: Token[]): Slip[] => {
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
      if (isCloser(token.text) && depth > level) return halfGroup(source, tokens, { token, top });
    }
    if (closers.has(token.text)) open.push(token);
    else if (isCloser(token.text)) open.pop();
  }
  return [];
};

import { lineOf } from '../../problems/line-of';
import { closerOf, closers, isCloser, openAt, type Token } from './parse';
import { becomes, blank, insertAt, issueAt, shown, type SyntaxIssue } from './syntax-issue';

/** A closing bracket, and the one that it seems to close. */
type Pair = { token: Token; top: Token };

const restOf = (source: string, first: Token, last: Token) => {
  const sort = last.text === ']' ? 'list' : 'group';
  const [from, to] = [first, last].map(({ start }) => String(lineOf(source, start)));
  return { sort, first: from ?? '', last: to ?? '' };
};

/** Without these tokens, and the comma behind them. */
const without = (source: string, first: Token, last: Token) => {
  const comma = /^\s*,/.exec(source.slice(last.end))?.[0].length ?? 0;
  return [blank(source, first.start, last.end + comma)];
};

/** The rest of a group that has lost more than its first line, with everything that ended too late. */
const ofSeveral = (source: string, tokens: Token[], { token, top }: Pair): SyntaxIssue[] => {
  const index = tokens.indexOf(token);
  const last = tokens.slice(index + 1).find(({ text, indent, isFirst }) => {
    return isCloser(text) && isFirst && indent < token.indent && indent > top.indent;
  });
  if (!last) return [];
  const before = tokens
    .slice(tokens.indexOf(top), index)
    .findLast(({ text, indent }) => isCloser(text) && indent === last.indent);
  const from = tokens.indexOf(before ?? top) + 1;
  const first = tokens[tokens[from]?.text === ',' ? from + 1 : from];
  if (!first) return [];
  const parts = restOf(source, first, last);
  return [issueAt('halfGroup', first, { parts, repair: without(source, first, last) })];
};

/** The first token of the lines before `token` that are indented deeper than it. */
const firstDeeper = (tokens: Token[], { token, top }: Pair): Token | undefined => {
  const within = tokens.slice(tokens.indexOf(top) + 1, tokens.indexOf(token));
  const before = within.findLastIndex(({ indent }) => indent <= token.indent);
  // The value of a name at the end of its line is indented deeper too.
  const value = within[before]?.text === ':' ? within.slice(before + 1) : [];
  return within[before + value.findIndex(({ text }) => text === ',') + 2];
};

/** The rest of a group or list without its beginning, at a closing bracket without a partner. */
const halfGroup = (source: string, tokens: Token[], { token, top }: Pair): SyntaxIssue[] => {
  const several = ofSeveral(source, tokens, { token, top });
  if (several.length > 0) return several;
  // A group in a list has lost only its bracket, not a name.
  const first = top.text === '{' ? firstDeeper(tokens, { token, top }) : undefined;
  if (!first) return [];
  const parts = restOf(source, first, token);
  const repair = without(source, first, token);
  return [issueAt('halfGroup', first, { parts, repair, lacking: true })];
};

/** Brackets that are still open at `token` and should end before it, and the sign behind them. */
const unclosed = (
  source: string,
  over: Token[],
  [{ start }, sign]: [token: Token, sign: string],
) => {
  const innermost = over.at(-1);
  if (!innermost) return [];
  const closing = over.map(closerOf).reverse();
  const where = `before line ${lineOf(source, start)}`;
  const parts = { found: innermost.text, closing: closing.join(' '), where };
  return [
    issueAt('unclosed', innermost, { parts, repair: [insertAt(start, closing.join('') + sign)] }),
  ];
};

/**
 * The first bracket whose line is indented differently from that of its partner: where whole lines were
 * deleted, brackets pair up wrongly.
 */
export const findByIndent = (source: string, tokens: Token[]): SyntaxIssue[] => {
  for (const token of tokens) {
    const { outer: top, indent } = token;
    if (!top || !token.isFirst || top.lineStart === token.lineStart) continue;
    const closes = isCloser(token.text);
    if (closes ? indent < top.indent : indent <= top.indent) {
      const open = openAt(token);
      const over = open.findIndex((each) =>
        closes ? each.indent > indent : each.indent >= indent,
      );
      return unclosed(source, open.slice(over), [token, closes ? ' ' : ',']);
    }
    if (closes && indent > top.indent) return halfGroup(source, tokens, { token, top });
  }
  return [];
};

/** sections: { { … }, { … } ] for sections: [ … ], for the error at `at`. */
export const findListAsGroup = (tokens: Token[], at: number): SyntaxIssue[] => {
  const index = tokens.findIndex(({ end }) => end > at);
  const [before, token] = [tokens[index - 1], tokens[index]];
  if (before?.text !== '{' || token?.text !== '{') return [];
  return [issueAt('wrongOpener', before, { suggestion: '[', repair: [becomes(before, '[')] })];
};

const cutOff = (source: string, open: Token[]): SyntaxIssue => {
  const closing = open.map(closerOf).reverse();
  const end = source.trimEnd().length;
  const details = {
    parts: { closing: closing.join(' ') },
    repair: [insertAt(end, closing.join(''))],
  };
  return issueAt('cutOff', { start: end, end: end + 1 }, details);
};

/** Of the commas on both sides, one is kept. */
const stray = (token: Token, source: string): SyntaxIssue => {
  const { start, end, text } = token;
  const hasComma = /,\s*$/.test(source.slice(0, start));
  const comma = (hasComma && /^\s*,/.exec(source.slice(end))?.[0].length) || 0;
  const repair = [becomes({ start, end: end + comma }, '')];
  return issueAt('stray', token, { parts: { found: shown(text) }, repair });
};

const wrongCloser = (token: Token, opener: Token, source: string): SyntaxIssue => {
  const closing = closerOf(opener);
  const line = String(lineOf(source, opener.start));
  const parts = { found: shown(token.text), opener: opener.text, closing, line };
  return issueAt('wrongCloser', token, {
    parts,
    suggestion: closing,
    repair: [becomes(token, closing)],
  });
};

/** The innermost open bracket should close before this token. */
const unclosedAt = (source: string, token: Token): SyntaxIssue[] => {
  const open = openAt(token);
  const isEntry = open.length > 1 && token.outer?.text !== '(';
  return unclosed(source, open.slice(-1), [token, isEntry ? ',' : ' ']);
};

/**
 * The first bracket without a partner. Where one is open at a line that is indented no deeper than its
 * own, that line closes it wrongly, or it is superfluous; a bracket that should have closed earlier is
 * found by `findByIndent`.
 */
export const findBrackets = (source: string, tokens: Token[]): SyntaxIssue[] => {
  for (const token of tokens) {
    const { outer: top, text } = token;
    const closes = isCloser(text);
    // The last line: nothing can be open there.
    if (top && text === 'satisfies') return unclosedAt(source, token);
    if (closes && !top) return [stray(token, source)];
    if (!top || text === closerOf(top)) continue;
    const wrong = closes ? [wrongCloser(token, top, source)] : [];
    const isApart = token.isFirst && top.lineStart !== token.lineStart;
    if (isApart && token.indent <= top.indent) return [...wrong, stray(top, source)];
    if (!closes) continue;
    const missing = unclosedAt(source, token);
    return top.outer && closerOf(top.outer) === text
      ? [...missing, ...wrong, stray(token, source)]
      : [...wrong, stray(token, source), ...missing];
  }
  const last = tokens.at(-1);
  const open = last ? openAt(last) : [];
  if (last && closers.has(last.text)) open.push(last);
  if (last && isCloser(last.text)) open.pop();
  return open.length > 0 ? [cutOff(source, open)] : [];
};

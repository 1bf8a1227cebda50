import { closers, isCloser, type Token } from './parse';
import {
  blank,
  indent,
  isFirstOnLine,
  lineOf,
  lineStart,
  shown,
  type SyntaxIssue,
} from './syntax-issue';

/** A closing bracket, and the one that it seems to close. */
type Pair = { token: Token; top: Token };

const namedSort = (closer: string) => (closer === ']' ? 'list' : 'group');

/** The rest of a group that has lost more than its first line, with everything that ended too late. */
const ofSeveral = (source: string, tokens: Token[], { token, top }: Pair): SyntaxIssue[] => {
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
    sort: namedSort(last.text),
    lost: 'missing',
    first: String(lineOf(source, first.start)),
    last: String(lineOf(source, last.start)),
  };
  const repair = [blank(source, first.start, last.end + comma)];
  return [{ error: 'halfGroup', start: first.start, end: first.end, parts, repair }];
};

/** The first token of the lines before `token` that are indented deeper than it. */
const firstDeeper = (source: string, tokens: Token[], { token, top }: Pair): Token | undefined => {
  const depth = indent(source, token.start);
  const within = tokens.slice(tokens.indexOf(top) + 1, tokens.indexOf(token));
  const before = within.findLastIndex(({ start }) => indent(source, start) <= depth);
  // The value of a name at the end of its line is indented deeper too.
  const value = within[before]?.text === ':' ? within.slice(before + 1) : undefined;
  const comma = value?.findIndex(({ text }) => text === ',') ?? -1;
  return within[before + comma + 2];
};

/** The longest line with a name and a bracket. */
const longestRemark = 300;

/** The line that began a group, where it is a comment, and the edit that restores it. */
export const commentedOut = (source: string, start: number, begins: '{ or [' | 'text') => {
  const before = source.slice(Math.max(0, start - longestRemark), start);
  const comment =
    begins === 'text'
      ? /(\/[/*]+\s*)((?:[\w$]+|'[^'\n]*')\s*:)(\s*\*\/)?\s*$/
      : /(\/[/*]+\s*)((?:[\w$]+|'[^'\n]*')\s*:\s*[{[])(\s*\*\/)?\s*$/;
  const [marks, signs = '', opening = '', rest = ''] = comment.exec(before) ?? [];
  if (marks === undefined) return undefined;
  const from = start - marks.length;
  const end = from + signs.length + opening.length;
  const repair = [
    { start: from, end: from + signs.length, text: '' },
    { start: end, end: end + rest.length, text: '' },
  ];
  return { start: from, end, opening, repair };
};

/** The rest of a group that has lost only its first line: it ends with `token`. */
const ofOne = (source: string, tokens: Token[], { token, top }: Pair): SyntaxIssue[] => {
  // A group in a list has lost only its bracket, not a name.
  const first = top.text === '{' ? firstDeeper(source, tokens, { token, top }) : undefined;
  if (!first) return [];
  const sort = namedSort(token.text);
  const lines = {
    first: String(lineOf(source, first.start)),
    last: String(lineOf(source, token.start)),
  };
  const comment = commentedOut(source, first.start, '{ or [');
  if (comment) {
    const { start, end, opening, repair } = comment;
    const parts = { ...lines, sort, lost: `a comment in line ${lineOf(source, start)}` };
    return [{ error: 'halfGroup', start, end, parts, suggestion: opening, repair }];
  }
  const comma = /^\s*,/.exec(source.slice(token.end))?.[0].length ?? 0;
  const parts = { ...lines, sort, lost: 'missing' };
  const repair = [blank(source, first.start, token.end + comma)];
  const { start, end } = first;
  return [{ error: 'halfGroup', start, end, parts, repair, lacking: true }];
};

/** The rest of a group or list without its beginning, at a closing bracket without a partner. */
const findHalfGroup = (source: string, tokens: Token[], pair: Pair): SyntaxIssue[] => {
  const several = ofSeveral(source, tokens, pair);
  return several.length > 0 ? several : ofOne(source, tokens, pair);
};

/** Everything open at `token` that should have ended before it. */
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
 * The first bracket whose line is indented differently from that of its partner: where whole lines were
 * deleted, brackets pair up wrongly.
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

/** The innermost open bracket should close at `at`. */
const unclosed = (source: string, open: Token[], at: number): SyntaxIssue[] => {
  const opener = open.at(-1);
  if (!opener) return [];
  const { start, end, text } = opener;
  const closing = closers.get(text) ?? '';
  const isEntry = open.length > 1 && text !== '(';
  const parts = { found: text, closing, where: `before line ${lineOf(source, at)}` };
  const repair = [{ start: at, end: at, text: closing + (isEntry ? ',' : ' ') }];
  return [{ error: 'unclosed', start, end, parts, repair }];
};

/** Everything that is open at the end of the file. */
const cutOff = (source: string, open: Token[]): SyntaxIssue => {
  const closing = open.map(({ text }) => closers.get(text) ?? '').reverse();
  const end = source.trimEnd().length;
  return {
    error: 'cutOff',
    start: end,
    end: end + 1,
    parts: { closing: closing.join(' ') },
    repair: [{ start: end, end, text: closing.join('') }],
  };
};

/** Of the commas on both sides, one is kept. */
const stray = ({ start, end, text }: Token, source: string): SyntaxIssue => {
  const hasComma = /,\s*$/.test(source.slice(0, start));
  const comma = (hasComma && /^\s*,/.exec(source.slice(end))?.[0].length) || 0;
  const repair = [{ start, end: end + comma, text: '' }];
  return { error: 'stray', start, end, parts: { found: shown(text) }, repair };
};

const wrongCloser = ({ start, end, text }: Token, opener: Token, source: string): SyntaxIssue => {
  const closing = closers.get(opener.text) ?? '';
  const line = String(lineOf(source, opener.start));
  const parts = { found: shown(text), opener: opener.text, closing, line };
  const repair = [{ start, end, text: closing }];
  return { error: 'wrongCloser', start, end, parts, suggestion: closing, repair };
};

/**
 * The first bracket without a partner. Where one is open at a line that is indented no deeper than its
 * own, that line closes it wrongly, or it is superfluous; a bracket that should have closed earlier is
 * found by `findByIndent`.
 */
export const findBrackets = (source: string, tokens: Token[]): SyntaxIssue[] => {
  const open: Token[] = [];
  for (const token of tokens) {
    const top = open.at(-1);
    // The last line: nothing can be open there.
    if (top && token.text === 'satisfies') return unclosed(source, open, token.start);
    if (top && isFirstOnLine(source, token) && token.text !== closers.get(top.text)) {
      const sameLine = lineStart(source, top.start) === lineStart(source, token.start);
      if (!sameLine && indent(source, token.start) <= indent(source, top.start)) {
        return [
          ...(isCloser(token.text) ? [wrongCloser(token, top, source)] : []),
          stray(top, source),
        ];
      }
    }
    if (closers.has(token.text)) open.push(token);
    if (!isCloser(token.text)) continue;
    if (!top) return [stray(token, source)];
    if (closers.get(top.text) === token.text) open.pop();
    else {
      const outer = open.at(-2);
      const closesOuter = outer !== undefined && closers.get(outer.text) === token.text;
      const wrong = wrongCloser(token, top, source);
      return closesOuter
        ? [...unclosed(source, open, token.start), wrong, stray(token, source)]
        : [wrong, stray(token, source), ...unclosed(source, open, token.start)];
    }
  }
  return open.length > 0 ? [cutOff(source, open)] : [];
};

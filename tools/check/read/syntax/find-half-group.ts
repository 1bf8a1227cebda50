import { isCloser } from './find-brackets';
import type { Token } from './scan-tokens';
import { blank, indent, isFirstOnLine, lineOf, type SyntaxIssue } from './syntax-issue';

/** A bracket that closes, and the one that it seems to close. */
type Pair = { token: Token; top: Token };

const namedSort = (closer: string) => (closer === ']' ? 'list' : 'group');

/** The rest of a group of which more than its first line is gone, with all that ended later. */
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
  // What a name at the end of its line says stands deeper too.
  const value = within[before]?.text === ':' ? within.slice(before + 1) : undefined;
  const comma = value?.findIndex(({ text }) => text === ',') ?? -1;
  return within[before + comma + 2];
};

/** A line with a name and a bracket is no longer. */
const longestRemark = 300;

/** The line that began a group, where it is there as a comment, and what makes data of it again. */
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

/** The rest of a group whose first line alone is gone: it ends with `token`. */
const ofOne = (source: string, tokens: Token[], { token, top }: Pair): SyntaxIssue[] => {
  // Of a group in a list no name is gone, only its bracket.
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

/** The rest of a group or list whose beginning is gone, at the bracket that closes what it did not open. */
export const findHalfGroup = (source: string, tokens: Token[], pair: Pair): SyntaxIssue[] => {
  const several = ofSeveral(source, tokens, pair);
  return several.length > 0 ? several : ofOne(source, tokens, pair);
};

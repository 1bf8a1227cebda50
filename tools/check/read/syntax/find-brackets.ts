import type { Token } from './scan-tokens';
import { indent, isFirstOnLine, lineOf, lineStart, shown, type SyntaxIssue } from './syntax-issue';

export const closers = new Map(Object.entries({ '{': '}', '[': ']', '(': ')' }));

export const isCloser = (text: string) => [...closers.values()].includes(text);

/** The innermost of those that are open should end at `at`. */
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

/** All that is open when the file ends. */
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

/** Of the commas on both sides of it, one is left. */
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
 * The first bracket without its partner. Where one is open at a line that is indented no deeper
 * than the line it was opened on, that line closes it wrongly, or it is one too many; that it should
 * have been closed before is `findByIndent`'s.
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

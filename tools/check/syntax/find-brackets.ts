import type { Token } from './scan-tokens';
import type { Slip } from './slip';

const closers: Record<string, string> = { '{': '}', '[': ']', '(': ')' };

const lineStart = (source: string, position: number) => source.lastIndexOf('\n', position - 1) + 1;

const indent = (source: string, position: number) => {
  const start = lineStart(source, position);
  return /^[ \t]*/.exec(source.slice(start))?.[0].length ?? 0;
};

const isFirstOnLine = (source: string, { start }: Token) =>
  source.slice(lineStart(source, start), start).trim() === '';

const unclosed = (opener: Token, at: number): Slip => {
  const closing = closers[opener.text] ?? '';
  return {
    error: 'unclosed',
    start: opener.start,
    end: opener.end,
    parts: { found: opener.text, closing },
    repair: [{ start: at, end: at, text: closing + (opener.text === '(' ? '' : ',') }],
  };
};

const stray = ({ start, end, text }: Token): Slip => ({
  error: 'stray',
  start,
  end,
  parts: { found: text },
  repair: [{ start, end, text: '' }],
});

/**
 * The first bracket without its partner. Where one is open at a line that is indented no deeper
 * than the line it was opened on, it should have been closed before that line.
 */
export const findBrackets = (source: string, tokens: Token[]): Slip[] => {
  const open: Token[] = [];
  for (const token of tokens) {
    const top = open.at(-1);
    if (top && isFirstOnLine(source, token) && token.text !== closers[top.text]) {
      const sameLine = lineStart(source, top.start) === lineStart(source, token.start);
      if (!sameLine && indent(source, token.start) <= indent(source, top.start)) {
        return [unclosed(top, token.start), stray(top)];
      }
    }
    if (token.text in closers) open.push(token);
    if (!Object.values(closers).includes(token.text)) continue;
    if (!top) return [stray(token)];
    if (closers[top.text] === token.text) open.pop();
    else {
      const outer = open.at(-2);
      const closesOuter = outer !== undefined && closers[outer.text] === token.text;
      return closesOuter
        ? [unclosed(top, token.start), stray(token)]
        : [stray(token), unclosed(top, token.start)];
    }
  }
  const left = open.at(-1);
  return left ? [unclosed(left, source.length)] : [];
};

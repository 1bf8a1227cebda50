import { nearest } from '../../nearest/nearest';
import { partner } from './find-misplaced';
import { isName, type Token } from './scan-tokens';
import { blank, lineEnd, shown, type SyntaxIssue } from './syntax-issue';

/** Where the first group of the file that belongs to no import begins. */
const firstGroup = (tokens: Token[]) =>
  tokens.findIndex(({ text }, index) => text === '{' && tokens[index - 1]?.text !== 'type');

/** export {, export defualt {, { alone or nothing at all, for export default {. */
const noDefault = (tokens: Token[]): SyntaxIssue[] => {
  const index = firstGroup(tokens);
  const group = tokens[index];
  const words = tokens.slice(Math.max(0, index - 2), index).filter(isName);
  const isRight = words.map(({ text }) => text).join(' ') === 'export default';
  if (!group || isRight) return [];
  const suggestion = 'export default {';
  const issue = { error: 'noDefault', parts: {}, suggestion } as const;
  const known = words.filter(({ text }) => nearest(text, ['export', 'default']));
  const first = tokens[endOfImports(tokens)];
  if (known.length === 0 && first && first !== group) {
    const { start } = first;
    return [{ ...issue, start, end: start + 1, repair: [{ start, end: start, text: suggestion }] }];
  }
  const start = known[0]?.start ?? group.start;
  const repair = [{ start, end: group.end, text: suggestion }];
  return [{ ...issue, start, end: group.end, repair }];
};

/** The first token behind the imports. */
const endOfImports = (tokens: Token[]) => {
  const from = tokens.map(({ text }) => text).lastIndexOf('from');
  if (from === -1) return 0;
  return tokens[from + 2]?.text === ';' ? from + 3 : from + 2;
};

/** Where the data end: behind the bracket that closes the first one. */
const endOfData = (tokens: Token[]): number => {
  const first = firstGroup(tokens);
  const last = first === -1 ? undefined : partner(tokens, first);
  return last ? tokens.indexOf(last) : -1;
};

export const isBehindData = (tokens: Token[], at: number): boolean => {
  const last = endOfData(tokens);
  return last !== -1 && tokens.findIndex(({ end }) => end > at) > last;
};

/** What follows the data: satisfies misspelt, or words that belong nowhere. */
const behindData = (source: string, tokens: Token[], at: number): SyntaxIssue[] => {
  if (!isBehindData(tokens, at)) return [];
  const last = endOfData(tokens);
  const word = tokens[last + 1];
  if (word && word.text !== 'satisfies' && nearest(word.text, ['satisfies'])) {
    const { start, end, text } = word;
    const repair = [{ start, end, text: 'satisfies' }];
    const parts = { found: shown(text) };
    return [
      { error: 'wrongFrame', start, end, parts, suggestion: 'satisfies', repair, certain: true },
    ];
  }
  // Behind satisfies and its type, and a semicolon.
  const next = last + (word?.text === 'satisfies' ? 3 : 1);
  const first = tokens[tokens[next]?.text === ';' ? next + 1 : next];
  if (!first) return [];
  // A whole group or list, or the words of a line.
  const group = partner(tokens, tokens.indexOf(first));
  const end = lineEnd(source, group?.start ?? first.start);
  const repair = [blank(source, first.start, end)];
  const parts = { found: shown(source.slice(first.start, lineEnd(source, first.start))) };
  return [{ error: 'besideData', start: first.start, end, parts, repair, drastic: true }];
};

/** What stands around the data, at the error that stands at `at`. */
export const findFrame = (source: string, tokens: Token[], at: number): SyntaxIssue[] => [
  ...noDefault(tokens),
  ...behindData(source, tokens, at),
];

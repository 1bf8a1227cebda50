import { isName, isText, type Token } from './parse';
import { becomes, insertAt, issueAt, shown, type SyntaxIssue } from './syntax-issue';

const isValue = (token: Token) =>
  isText(token) || isName(token) || /^(?:[{[]|-?\d)/.test(token.text);

const missing = (source: string, tokens: Token[], index: number): SyntaxIssue[] => {
  const token = tokens[index];
  const before = tokens[index - 1];
  const twoBefore = tokens[index - 2];
  if (!token || !before) return [];
  // Two words on a line without quotes are a text without quotes.
  const isSameLine = !source.slice(before.end, token.start).includes('\n');
  if (isName(before) && isName(token) && isSameLine) return [];
  const isKey = (isName(before) || isText(before)) && /^[{,]$/.test(twoBefore?.text ?? '');
  if (!isValue(token)) return [];
  const issue = (error: 'missingColon' | 'missingComma', sign: string) => {
    const details = { parts: { found: shown(before.text) }, repair: [insertAt(before.end, sign)] };
    // A number before a bracket may be that of the line.
    const certain = before.kind !== 'number' || !isSameLine;
    return [issueAt(error, { start: before.end, end: before.end }, { ...details, certain })];
  };
  return [
    ...(isKey ? issue('missingColon', ':') : []),
    ...(isValue(before) || /^[}\]]$/.test(before.text) ? issue('missingComma', ',') : []),
  ];
};

const stray = (token: Token): SyntaxIssue[] => {
  const { text } = token;
  const issue = (by: string) =>
    issueAt('stray', token, { parts: { found: shown(text) }, repair: [becomes(token, by)] });
  return [
    ...(text === ';' ? [issue(',')] : []),
    // Of two adjacent texts one is superfluous. So are bullets as in a letter.
    ...(/^['"`\p{L}]|^[,:;=.)\]}•·*–—-]$/u.test(text) ? [issue('')] : []),
  ];
};

/** Missing or superfluous commas and colons, at the unexpected token. */
export const findSeparators = (source: string, tokens: Token[], at: number): SyntaxIssue[] => {
  const index = tokens.findIndex(({ end }) => end > at);
  const token = tokens[index];
  if (!token || index === 0) return [];
  return [...missing(source, tokens, index), ...stray(token)];
};

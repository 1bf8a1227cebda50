import { isName, isText, type Token } from './parse';
import { becomes, insertAt, issueAt, shown, type SyntaxIssue } from './syntax-issue';

const isValue = (token: Token) =>
  isText(token) || isName(token) || /^(?:[{[]|-?\d)/.test(token.text);

/** Missing commas and colons before the token with this index. */
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

/** title = 'About us', title => 'About us', title - 'About us' or title, 'About us' for title: 'About us'. */
const otherSigns = (tokens: Token[], index: number): SyntaxIssue[] =>
  [index + 1, index, index - 1, index - 2].flatMap((at) => {
    const [before, name, sign, value] = tokens.slice(Math.max(0, at - 2), Math.max(0, at) + 2);
    const isEntry = before && name && /^[{,]$/.test(before.text) && isName(name);
    if (!isEntry || !sign || !value || !/^(?:=>|[-=–—>|,])$/.test(sign.text)) return [];
    // A bare name may stand before a list or group that has lost its own.
    if (sign.text === ',' ? !isText(value) : !isValue(value)) return [];
    const details = { parts: { found: shown(name.text) }, repair: [becomes(sign, ':')] };
    const place = { start: name.end, end: name.end };
    return [issueAt('missingColon', place, { ...details, certain: sign.text === '=' })];
  });

/** 'About us'. or 'About us'; for 'About us', at the end of a line; and 'About us'. , where the comma is there. */
const signForComma = (source: string, tokens: Token[], index: number): SyntaxIssue[] =>
  [index, index - 1, index - 2].flatMap((at) => {
    const [before, sign, next] = tokens.slice(Math.max(0, at - 1), Math.max(0, at) + 2);
    if (!before || !isText(before) || !sign || !next || !/^[.;]$/.test(sign.text)) return [];
    const hasComma = next.text === ',';
    if (!hasComma && !source.slice(sign.end, next.start).includes('\n')) return [];
    const by = hasComma ? { start: before.end, end: sign.end, text: '' } : becomes(sign, ',');
    const details = { parts: { found: shown(sign.text) }, repair: [by], certain: true };
    return [issueAt('stray', sign, { ...details, ...(!hasComma && { suggestion: ',' }) })];
  });

/** title: without a value, before a comma or the next name. */
const missingValue = (tokens: Token[], index: number): SyntaxIssue[] => {
  const colon = [tokens[index - 1], tokens[index - 2]].find((token) => token?.text === ':');
  const name = tokens[tokens.findIndex((token) => token === colon) - 1];
  const isNext = tokens[index]?.text === ':' || /^[,}\]]$/.test(tokens[index]?.text ?? '');
  if (!colon || !name || !isNext) return [];
  // The next name was read as the value, so it gets a comma before it.
  const repair = [insertAt(colon.end, tokens[index]?.text === ':' ? " ''," : " ''")];
  return [
    issueAt('missingValue', name, { parts: { found: shown(name.text) }, repair, unread: true }),
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
  return [
    ...missing(source, tokens, index),
    ...otherSigns(tokens, index),
    ...signForComma(source, tokens, index),
    ...missingValue(tokens, index),
    ...stray(token),
  ];
};

import { isName, isText, type Token } from './parse';
import { shown, type SyntaxIssue } from './syntax-issue';

const opens = (token: Token) => token.text === '{' || token.text === '[';
const closes = (token: Token) => token.text === '}' || token.text === ']';

const isValue = (token: Token) =>
  isText(token) || isName(token) || opens(token) || /^-?\d/.test(token.text);

/** Directly after the existing token. */
const after = ({ end, text }: Token) => ({ start: end, end, parts: { found: shown(text) } });

const insert = ({ end }: Token, text: string) => [{ start: end, end, text }];

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
  const colon = { error: 'missingColon', ...after(before), repair: insert(before, ':') } as const;
  const comma = { error: 'missingComma', ...after(before), repair: insert(before, ',') } as const;
  return [
    ...(isKey && isValue(token) ? [{ ...colon, certain: true }] : []),
    ...((isValue(before) || closes(before)) && isValue(token) ? [{ ...comma, certain: true }] : []),
  ];
};

/** title: title: 'About us', with the name copied too. */
const doubledName = (tokens: Token[], index: number): SyntaxIssue[] =>
  [index, index - 1, index - 2, index - 3].flatMap((at) => {
    const [name, colon, again, sign] = tokens.slice(Math.max(0, at), Math.max(0, at) + 4);
    const isTwice = name && again && colon?.text === ':' && sign?.text === ':';
    if (!isTwice || !isName(name) || name.text !== again.text) return [];
    const { start, end } = again;
    const parts = { found: shown(`${again.text}:`) };
    const repair = [{ start, end: sign.end, text: '' }];
    return [{ error: 'stray', start, end, parts, repair }];
  });

/** title = 'About us', title => 'About us', title - 'About us' or title, 'About us' for title: 'About us'. */
const otherSigns = (tokens: Token[], index: number): SyntaxIssue[] =>
  [index + 1, index, index - 1, index - 2].flatMap((at) => {
    const [before, name, sign, value] = tokens.slice(Math.max(0, at - 2), Math.max(0, at) + 2);
    const isEntry = before && name && /^[{,]$/.test(before.text) && isName(name);
    if (!isEntry || !sign || !value || !/^(?:=>|[-=–—>|,])$/.test(sign.text)) return [];
    // A bare name may stand before a list or group that has lost its own.
    if (sign.text === ',' ? !isText(value) : !isValue(value)) return [];
    const repair = [{ start: sign.start, end: sign.end, text: ':' }];
    return [{ error: 'missingColon', ...after(name), repair, certain: sign.text === '=' }];
  });

/** 'About us'. or 'About us'; for 'About us', at the end of a line; and 'About us'. , where the comma is there. */
const signForComma = (source: string, tokens: Token[], index: number): SyntaxIssue[] =>
  [index, index - 1, index - 2].flatMap((at) => {
    const [before, sign, next] = tokens.slice(Math.max(0, at - 1), Math.max(0, at) + 2);
    if (!before || !isText(before) || !sign || !next || !/^[.;]$/.test(sign.text)) return [];
    const hasComma = next.text === ',';
    if (!hasComma && !source.slice(sign.end, next.start).includes('\n')) return [];
    const { start, end, text } = sign;
    const issue = { error: 'stray', start, end, parts: { found: shown(text) } } as const;
    const by = hasComma ? { start: before.end, end, text: '' } : { start, end, text: ',' };
    return [{ ...issue, repair: [by], certain: true, ...(!hasComma && { suggestion: ',' }) }];
  });

/** title: without a value, before a comma or the next name. */
const missingValue = (tokens: Token[], index: number): SyntaxIssue[] => {
  const colon = [tokens[index - 1], tokens[index - 2]].find((token) => token?.text === ':');
  const name = tokens[tokens.findIndex((token) => token === colon) - 1];
  const isNext = tokens[index]?.text === ':' || /^[,}\]]$/.test(tokens[index]?.text ?? '');
  if (!colon || !name || !isNext) return [];
  const { start, end, text } = name;
  // The next name was read as the value, so it gets a comma before it.
  const repair = insert(colon, tokens[index]?.text === ':' ? " ''," : " ''");
  const parts = { found: shown(text) };
  return [{ error: 'missingValue', start, end, parts, repair, unread: true }];
};

const stray = ({ start, end, text }: Token): SyntaxIssue[] => {
  const issue = { error: 'stray', start, end, parts: { found: shown(text) } } as const;
  const becomes = (by: string) => ({ ...issue, repair: [{ start, end, text: by }] });
  const isWord = /^['"`\p{L}]/u.test(text);
  return [
    ...(text === ';' ? [becomes(',')] : []),
    // Of two adjacent texts one is superfluous. So are bullets as in a letter.
    ...(isWord || /^[,:;=.)\]}•·*–—-]$/.test(text) ? [becomes('')] : []),
  ];
};

/** Missing or superfluous commas and colons, at the unexpected token. */
export const findSeparators = (source: string, tokens: Token[], at: number): SyntaxIssue[] => {
  const index = tokens.findIndex(({ end }) => end > at);
  const token = tokens[index];
  if (!token || index === 0) return [];
  return [
    ...missing(source, tokens, index),
    ...doubledName(tokens, index),
    ...otherSigns(tokens, index),
    ...signForComma(source, tokens, index),
    ...missingValue(tokens, index),
    ...stray(token),
  ];
};

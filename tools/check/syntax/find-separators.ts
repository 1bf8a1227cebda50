import { isName, isText, type Token } from './scan-tokens';
import type { Slip } from './slip';

const opens = (token: Token) => token.text === '{' || token.text === '[';
const closes = (token: Token) => token.text === '}' || token.text === ']';

const isValue = (token: Token) =>
  isText(token) || isName(token) || opens(token) || /^-?\d/.test(token.text);

const shown = (token: Token) =>
  `“${token.text.length > 40 ? `…${token.text.slice(-38)}` : token.text}”`;

/** Commas and colons that are missing or too many, at the token that cannot be understood. */
export const findSeparators = (tokens: Token[], at: number): Slip[] => {
  const index = tokens.findIndex(({ end }) => end > at);
  const token = tokens[index];
  const before = tokens[index - 1];
  const twoBefore = tokens[index - 2];
  if (!token || !before) return [];
  const isKey =
    (isName(before) || isText(before)) &&
    twoBefore !== undefined &&
    (twoBefore.text === '{' || twoBefore.text === ',');
  const slips: Slip[] = [];
  const point = { start: before.start, end: before.end, parts: { found: shown(before) } };
  const insert = (text: string) => [{ start: before.end, end: before.end, text }];
  if (isKey && isValue(token))
    slips.push({ error: 'missingColon', ...point, repair: insert(':'), certain: true });
  if ((isValue(before) || closes(before)) && isValue(token))
    slips.push({ error: 'missingComma', ...point, repair: insert(','), certain: true });
  // title = 'About us' for title: 'About us'.
  const after = tokens[index + 1];
  if (isName(token) && after?.text === '=') {
    const repair = [{ start: after.start, end: after.end, text: ':' }];
    const parts = { found: shown(token) };
    const { start, end } = token;
    slips.push({ error: 'missingColon', start, end, parts, repair, certain: true });
  }
  const stray = { error: 'stray', start: token.start, end: token.end } as const;
  const parts = { found: shown(token) };
  if (token.text === ';')
    slips.push({ ...stray, parts, repair: [{ start: token.start, end: token.end, text: ',' }] });
  if (/^[,:;=.)\]}]$/.test(token.text))
    slips.push({ ...stray, parts, repair: [{ start: token.start, end: token.end, text: '' }] });
  // 'About us' 'and you': of two texts without a sign between them one is too many.
  if (isText(token) || isName(token))
    slips.push({ ...stray, parts, repair: [{ start: token.start, end: token.end, text: '' }] });
  return slips;
};

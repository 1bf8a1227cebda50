import { withoutControls } from './defang';

/** Longer subjects are cut by mail programs anyway. */
const most = 150;

/** Text of a visitor in one line. */
export const oneLine = (text: string): string =>
  withoutControls(text).replaceAll(/\s+/gu, ' ').trim();

/**
 * A text as one line of a header can hold it: nothing in it can end the line, and nothing is an
 * encoded word, which mail programs would show decoded (RFC 2047, section 2).
 */
export const headerText = (text: string): string => {
  const line = oneLine(text).replaceAll('=?', '= ?');
  const signs = [...line];
  return signs.length > most ? `${signs.slice(0, most - 1).join('')}…` : line;
};

import { withoutControls } from './defang';

/** Longer subjects are cut by mail programs anyway. */
const most = 150;

/** A text as one line of a header can hold it: nothing in it can end the line. */
export const headerText = (text: string): string => {
  const line = withoutControls(text).replaceAll(/\s+/gu, ' ').trim();
  const signs = [...line];
  return signs.length > most ? `${signs.slice(0, most - 1).join('')}…` : line;
};

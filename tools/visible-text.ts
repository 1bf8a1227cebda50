/**
 * Signs that steer what shows a text instead of being shown: control characters, with which the
 * sequences of terminals begin (ECMA-48), and those that turn the direction of what follows (Unicode
 * TR 36, section 2). Joiners and marks of direction belong to words of many languages, and stay.
 */
const steering = String.raw`[\p{Cc}\u202a-\u202e\u2066-\u206f\ufff9-\ufffb]`;

const inLine = new RegExp(steering, 'gu');
const inText = new RegExp(String.raw`(?!\r?\n|\t)${steering}`, 'gu');

/** As JSON has it: \u001b. */
const named = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** A text, maybe of several lines, in which nothing steers a terminal: what would is seen by its number. */
export const visibleText = (text: string): string => text.replaceAll(inText, named);

/** The same in one line. */
export const visibleLine = (text: string): string =>
  text.replaceAll(/\s+/gu, ' ').replaceAll(inLine, named).trim();

/** JSON that means the same and steers nothing: JSON.stringify leaves some of these signs as they are. */
export const visibleJson = (value: unknown, indent?: number): string =>
  visibleText(JSON.stringify(value, null, indent));

/** At most so many characters, none of them cut in half. */
export const shortened = (text: string, most: number): string => {
  if (text.length <= most) return text;
  const signs = [...text.slice(0, 2 * most + 1)];
  return signs.length > most ? `${signs.slice(0, most - 1).join('')}…` : text;
};

/**
 * Control signs for whatever shows a text: control characters, which begin terminal sequences
 * (ECMA-48), and signs that change the direction of what follows (Unicode TR 36, section 2). Joiners
 * and direction marks belong to words of many languages, and stay.
 */
const steering = String.raw`[\p{Cc}\u202a-\u202e\u2066-\u206f\ufff9-\ufffb]`;

const inLine = new RegExp(steering, 'gu');
const inText = new RegExp(String.raw`(?!\r?\n|\t)${steering}`, 'gu');

/** As in JSON: \u001b. */
const named = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * A text, maybe of several lines, that is safe for a terminal: control signs are shown by their
 * numbers.
 */
export const visibleText = (text: string): string => text.replaceAll(inText, named);

export const visibleLine = (text: string): string =>
  text.replaceAll(/\s+/gu, ' ').replaceAll(inLine, named).trim();

/** Equivalent JSON that is safe for a terminal: JSON.stringify leaves some control signs. */
export const visibleJson = (value: unknown, indent?: number): string =>
  visibleText(JSON.stringify(value, null, indent));

import { foreignSigns } from '../../../src/schema/texts';
import { becomes, type Finding } from '../finding';
import { inQuotes } from '../nearest/meant-by';
import { findIn } from '../read/walk';

/** What word processors end a line and a page with. */
const lineEnds = /[\v\f\u0085]/gu;

const numberOf = (sign: string) =>
  `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Half a sign and what is none stand for something that nobody can know. */
const isLost = (text: string) => /\p{Cs}|\p{Noncharacter_Code_Point}/u.test(text);

/** The text as it was probably meant: where a line ended, a blank. */
const meantBy = (text: string): Pick<Finding, 'suggestion' | 'fix' | 'certain'> => {
  if (isLost(text)) return {};
  const lines = text.split(lineEnds);
  const parts = lines.length === 1 ? lines : lines.map((line) => line.trim()).filter(Boolean);
  const meant = parts.join(' ').replaceAll(foreignSigns, '');
  return meant.trim() === '' ? {} : becomes(inQuotes(meant));
};

/** Texts with signs that no page, feed or list of pages can hold. */
export const checkSigns = (config: unknown): Finding[] =>
  findIn(config, ({ path, value: text }): Finding[] => {
    if (typeof text !== 'string') return [];
    const [sign] = text.match(foreignSigns) ?? [];
    if (sign === undefined) return [];
    return [
      { error: 'foreignSignInText', path, parts: { sign: numberOf(sign) }, ...meantBy(text) },
    ];
  });

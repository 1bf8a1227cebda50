const amount = String.raw`\p{Sc}?\s?\d[\d.,'’\u00a0\u202f ]*(?:[–-]|\s?(?:\p{Sc}|%|[A-Z]{3}))?`;

/** £50, from 1,200 €, 40–60 %, CHF 90.–: optionally a word before it, and a second amount. */
const form = new RegExp(
  String.raw`^(?:[\p{L}.]{2,6}\s)?(?:[A-Z]{3}\s)?${amount}(?:\s?[–-]\s?${amount})?\+?$`,
  'u',
);

/** Whether a text is a number or a price, also if it is **marked**. */
export const isAmount = (text: string): boolean => form.test(text.replaceAll('*', '').trim());

/** Whether most texts of a column are; a word in place of an amount, such as “free”, is allowed. */
export const isColumnOfAmounts = (texts: readonly string[]): boolean => {
  const filled = texts.filter((text) => text.trim() !== '');
  return filled.length > 0 && filled.filter(isAmount).length * 2 > filled.length;
};

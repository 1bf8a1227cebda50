import { isLanguage } from '../../schema/known-codes';

/** Countries by their names in a language (BCP 47), in the order of these. */
export const namedCountries = (codes: readonly string[], language: string) => {
  const known = isLanguage(language) ? language : 'en';
  const names = new Intl.DisplayNames(known, { type: 'region' });
  const { compare } = new Intl.Collator(known);
  return codes
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort((one, other) => compare(one.label, other.label));
};

/** Codes of languages and countries that somebody has, as ICU knows them: BCP 47, ISO 3166-1. */

const names = (type: 'language' | 'region') =>
  new Intl.DisplayNames('en', { type, fallback: 'none' });

const localeOf = (code: string): Intl.Locale | undefined => {
  try {
    return new Intl.Locale(code);
  } catch {
    return undefined;
  }
};

export const isCountry = (code: string): boolean =>
  /^[A-Z]{2}$/.test(code) &&
  names('region').of(code) !== undefined &&
  // UK is understood, and written GB.
  localeOf(`en-${code}`)?.region === code;

export const isLanguage = (code: string): boolean => {
  const locale = localeOf(code);
  if (!locale || locale.language.length > 3) return false;
  const region = /^[a-z]+-([a-z]{2})$/i.exec(code)?.[1]?.toUpperCase();
  return names('language').of(locale.language) !== undefined && (!region || isCountry(region));
};

/** By its IANA name, as Europe/London; none by an offset alone, which has no summer. */
export const isTimeZone = (name: string): boolean => {
  if (!/^(?:UTC|[A-Za-z_]+(?:\/[\w+-]+)+)$/.test(name)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
};

/** Scripts that are read from right to left. */
const fromRight = ['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa'];

/** In which direction a language is read. */
export const directionOf = (language: string): 'ltr' | 'rtl' =>
  fromRight.includes(localeOf(language)?.maximize().script ?? '') ? 'rtl' : 'ltr';

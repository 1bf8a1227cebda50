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

/** What browsers can fill in: HTML, section 4.10.18.7.1. */
export const autofillNames = [
  ...['on', 'off', 'name', 'honorific-prefix', 'given-name', 'additional-name', 'family-name'],
  ...['honorific-suffix', 'nickname', 'username', 'new-password', 'current-password'],
  ...['one-time-code', 'organization-title', 'organization', 'street-address', 'address-line1'],
  ...['address-line2', 'address-line3', 'address-level4', 'address-level3', 'address-level2'],
  ...['address-level1', 'country', 'country-name', 'postal-code', 'cc-name', 'cc-given-name'],
  ...['cc-additional-name', 'cc-family-name', 'cc-number', 'cc-exp', 'cc-exp-month', 'cc-exp-year'],
  ...['cc-csc', 'cc-type', 'transaction-currency', 'transaction-amount', 'language', 'bday'],
  ...['bday-day', 'bday-month', 'bday-year', 'sex', 'url', 'photo', 'tel', 'tel-country-code'],
  ...['tel-national', 'tel-area-code', 'tel-local', 'tel-local-prefix', 'tel-local-suffix'],
  ...['tel-extension', 'email', 'impp'],
];

const before = /^(?:section-\S+ )?(?:(?:shipping|billing) )?(?:(?:home|work|mobile|fax|pager) )?/;

const nameIn = (value: string) => value.replace(before, '').replace(/ webauthn$/, '');

/** Whether a browser knows what is meant, as email or shipping postal-code. */
export const isAutofill = (value: string): boolean => autofillNames.includes(nameIn(value));

/** What a control takes of that (HTML, the same section): a line, a day, or anything, as lists and texts do. */
const taken = {
  line: (name: string) => name !== 'street-address',
  day: (name: string) => ['on', 'off', 'bday'].includes(name),
  anything: () => true,
};

export type AutofillSort = keyof typeof taken;

/** Whether a control of this sort may be filled in with that. */
export const fitsAutofill = (value: string, sort: AutofillSort): boolean =>
  taken[sort](nameIn(value));

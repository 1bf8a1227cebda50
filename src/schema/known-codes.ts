import { dateFormat } from './formats';

/** Codes of languages, countries and currencies that are in use, as ICU knows them: BCP 47, ISO 3166-1, ISO 4217. */

const names = {
  language: new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }),
  region: new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }),
};

const localeOf = (code: string): Intl.Locale | undefined => {
  try {
    return new Intl.Locale(code);
  } catch {
    return undefined;
  }
};

export const isCountry = (code: string): boolean =>
  /^[A-Z]{2}$/.test(code) &&
  names.region.of(code) !== undefined &&
  // ICU understands UK, but it is written GB.
  localeOf(`en-${code}`)?.region === code;

export const isLanguage = (code: string): boolean => {
  const locale = localeOf(code);
  if (!locale || locale.language.length > 3) return false;
  const region = /^[a-z]+-([a-z]{2})$/i.exec(code)?.[1]?.toUpperCase();
  return names.language.of(locale.language) !== undefined && (!region || isCountry(region));
};

/** ISO 4217, in use today. */
export const isCurrency = (code: string): boolean =>
  Intl.supportedValuesOf('currency').includes(code);

/** Only IANA names such as Europe/London: a bare offset has no summer time. */
export const isTimeZone = (name: string): boolean => {
  if (!/^(?:UTC|[A-Za-z_]+(?:\/[\w+-]+)+)$/.test(name)) return false;
  try {
    return Boolean(dateFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
};

/** Scripts written from right to left. */
const fromRight = ['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa'];

export const directionOf = (language: string): 'ltr' | 'rtl' =>
  fromRight.includes(localeOf(language)?.maximize().script ?? '') ? 'rtl' : 'ltr';

/** What browsers can fill in: HTML, section 4.10.18.7.1. */
const autofillNames = [
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

/** Whether browsers know the token, such as email or shipping postal-code. */
export const isAutofill = (value: string): boolean => autofillNames.includes(nameIn(value));

/**
 * Which of these a control takes (HTML, the same section): one-line and day controls some, lists and texts
 * all.
 */
const taken = {
  line: (name: string) => name !== 'street-address',
  day: (name: string) => ['on', 'off', 'bday'].includes(name),
  anything: () => true,
};

export type AutofillSort = keyof typeof taken;

/** Whether a control of this sort may be filled in with it. */
export const fitsAutofill = (value: string, sort: AutofillSort): boolean =>
  taken[sort](nameIn(value));

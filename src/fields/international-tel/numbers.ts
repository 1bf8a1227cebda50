import metadata from 'libphonenumber-js/metadata.min.json';
import {
  type CountryCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import { orElse } from '../../loading/browser-facilities';
import { plainDigits, withoutUnseen } from '../typed-signs';

const codes: Readonly<Record<string, readonly CountryCode[] | undefined>> =
  metadata.country_calling_codes;

/** By country, the code in front of its numbers, without the +. */
const codeByCountry: ReadonlyMap<string, string> = new Map(
  Object.entries(codes).flatMap(([code, countries = []]) =>
    // Some codes are of no country, such as that of freephones.
    countries.flatMap((each) => (isSupportedCountry(each) ? [[each, code] as const] : [])),
  ),
);

export const codeOf = (country: string): string => codeByCountry.get(country) ?? '';

const parsed = (text: string, country: string) =>
  parsePhoneNumberFromString(text, {
    defaultCountry: country as CountryCode,
    // What stands around a number, or behind it, is not taken away in silence.
    extract: false,
  });

const typed = (text: string) => plainDigits(withoutUnseen(text)).trim();

/** A code that was chosen, with nothing behind it. */
const onlyCode = /^\+\d{0,3}$/;

/** A typed number as E.164 has it, such as +442079460000; what is no whole number stays as it is typed. */
export const asE164 = (text: string, country: string): string => {
  const own = typed(text);
  if (onlyCode.test(own)) return '';
  const number = parsed(own, country);
  return number?.isPossible() && !number.ext ? number.number : own;
};

/** Whether a number has as many digits as numbers of its country do. */
export const isWhole = (number: string): boolean =>
  number === '' || parsed(number, '')?.isPossible() === true;

/** The code with which the text begins, without the +; undefined where it has none that is known. */
const codeIn = (text: string): string | undefined => {
  const [, digits = ''] = /^\+\s*(\d{1,3})/.exec(typed(text)) ?? [];
  return [1, 2, 3].map((length) => digits.slice(0, length)).find((each) => codes[each]);
};

type Chosen = {
  /** Whose numbers need no code. */
  country: string;
  /** In the list; at the start the same. */
  chosen: string;
};

const beginsWithCode = (text: string) => typed(text).startsWith('+');

/** The country of a typed number: of several with one code `chosen`, if it is one of them. */
export const countryOf = (text: string, { country, chosen }: Chosen): string => {
  const own = parsed(typed(text), country)?.country;
  if (!beginsWithCode(text)) return typed(text) === '' ? chosen : (own ?? country);
  const code = codeIn(text);
  if (code === undefined || codeOf(chosen) === code) return chosen;
  return own ?? codes[code]?.find((each) => codeOf(each) === code) ?? chosen;
};

/** A typed number with the code of this country in front of it, in place of another code. */
export const withCountry = (text: string, country: string): string => {
  const national = beginsWithCode(text)
    ? text.replace(/^[^+]*\+\s*/, '').slice(codeIn(text)?.length ?? 0)
    : text;
  return `+${codeOf(country)} ${national.trim()}`;
};

/** What is typed where a country was chosen that is not the first one: its numbers have its code from the first sign on. */
export const asTyped = (text: string, { country, chosen }: Chosen): string =>
  chosen === country || typed(text) === '' || beginsWithCode(text)
    ? text
    : withCountry(text, chosen);

export type Country = { country: string; name: string; code: string };

/** All countries with a code, in the order of their names in a language (BCP 47). */
export const countriesIn = (language: string): Country[] => {
  const names = orElse(() => new Intl.DisplayNames(language, { type: 'region' }), undefined);
  const { compare } = new Intl.Collator(language);
  return [...codeByCountry]
    .map(([country, code]) => ({ country, name: names?.of(country) ?? country, code }))
    .sort((one, other) => compare(one.name, other.name));
};

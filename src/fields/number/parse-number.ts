import { orElse } from '../../loading/browser-facilities';
import { numberFormat } from '../../schema/formats';
import { plainDigits, withoutUnseen } from '../typed-signs';

/** Of the field and its page. */
type NumberReading = {
  step?: number | undefined;
  /** BCP 47; by default the page's. */
  language?: string;
};

const pageLanguage = () => (typeof document === 'undefined' ? '' : document.documentElement.lang);

/** A language's sign in numbers of the digits 0 to 9; none of a language that the browser does not know. */
const signOf = (type: 'group' | 'decimal', language: string): string | undefined =>
  orElse(
    () =>
      numberFormat(language || 'en', { numberingSystem: 'latn' })
        .formatToParts(1234567.8)
        .find((part) => part.type === type)?.value,
    undefined,
  );

/** Whether the one sign of `1.234` stands before decimals; undefined where it could be read two ways. */
const isBeforeDecimals = (sign: string, { step = 1, language }: NumberReading) => {
  const own = language ?? pageLanguage();
  if (sign === signOf('group', own)) return false;
  return sign === signOf('decimal', own) && step < 0.01 ? true : undefined;
};

const arabicDecimal = '\u066B';

/** What stands between thousands in any language: blanks, apostrophes, the Arabic sign. */
const betweenThousands = /[\s\u2018\u2019\u02BC\u066C]/g;

/** The place of the sign before decimals, the length where there is none; undefined if that cannot be known. */
const decimalPlace = (digits: string, reading: NumberReading): number | undefined => {
  const place = digits.search(/\D\d*$/);
  const sign = digits[place];
  if (sign === undefined || sign === "'") return digits.length;
  if (sign !== arabicDecimal && digits.indexOf(sign) < place) return digits.length;
  const mayBeThousands = /^[1-9]\d{0,2}[.,]\d{3}$/.test(digits);
  const isDecimal = !mayBeThousands || isBeforeDecimals(sign, reading);
  return isDecimal === undefined ? undefined : isDecimal ? place : digits.length;
};

/** The digits of a whole number; groups are of three, or of two as in India: 12,34,567. */
const withoutGroups = (whole: string): string | undefined => {
  const [group] = /\D/.exec(whole) ?? [];
  if (group === undefined) return whole;
  const parts = whole.split(group);
  const areGroups = parts.every((part, at) => {
    if (at === 0) return /^\d{1,3}$/.test(part);
    return (at === parts.length - 1 ? /^\d{3}$/ : /^\d{2,3}$/).test(part);
  });
  return areGroups ? parts.join('') : undefined;
};

/**
 * Parses a number as people type it: with a dot or a comma before its decimals and with signs between its thousands,
 * by the page's language where it could be either, in the digits of any keyboard. Null for an empty text, the text
 * itself if it is no number, or two.
 */
export const parseNumber = (text: string, reading: NumberReading = {}): number | string | null => {
  const plain = plainDigits(withoutUnseen(text)).trim();
  if (plain === '') return null;
  const [, minus = '', digits = ''] =
    /^([-+]?)([\d.,'\u066B]+)$/.exec(
      plain.replace('\u2212', '-').replaceAll('\u060C', ',').replaceAll(betweenThousands, "'"),
    ) ?? [];
  const place = decimalPlace(digits, reading);
  if (place === undefined) return text;
  const whole = withoutGroups(digits.slice(0, place));
  const decimals = digits.slice(place + 1);
  if (whole === undefined || !/^\d*$/.test(decimals) || whole + decimals === '') return text;
  // `+ 0` turns -0 into 0.
  return Number(`${minus}${whole || '0'}.${decimals || '0'}`) + 0;
};

/**
 * The number in digits as `parseNumber` reads it in every language: without an exponent, and with a fourth decimal
 * where three could be thousands.
 */
export const inDigits = (value: number): string => {
  const digits = value.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 20 });
  return /^-?[1-9]\d{0,2}\.\d{3}$/.test(digits) ? `${digits}0` : digits;
};

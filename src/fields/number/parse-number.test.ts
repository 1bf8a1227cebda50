/** @jest-environment node */
import { inDigits, parseNumber } from './parse-number';

const refused = Symbol('as typed');

test.each<[string, string, number, number | null | typeof refused]>([
  // One sign between thousands, or before decimals, by the language of the page.
  ['1,000', 'en', 1, 1000],
  ['12,500', 'en', 0.01, 12_500],
  ['1.000', 'de', 1, 1000],
  ['12.500', 'de', 0.01, 12_500],
  ['-1.000', 'de', 1, -1000],
  ['1.000', 'es', 1, 1000],
  ['1.000', 'tr', 1, 1000],
  ['1,000', 'ar', 1, 1000],
  ['1,000', 'fa', 1, 1000],
  ['1,000', 'ja', 1, 1000],
  // It could be either: in words, not as another number.
  ['1.000', 'en', 1, refused],
  ['1.500', 'en', 0.01, refused],
  ['1,000', 'de', 1, refused],
  ['12,500', 'de', 0.01, refused],
  ['1.000', 'fr', 1, refused],
  ['1,000', 'fr', 0.01, refused],
  ['1.000', 'de-CH', 1, refused],
  ['1.000', 'no-such-language-at-all', 1, refused],
  // Three decimals, where the field has as many.
  ['1.234', 'en', 0.001, 1.234],
  ['1,234', 'de', 0.001, 1.234],
  ['1.234', 'de', 0.001, 1234],
  ['1,234', 'en', 0.001, 1234],
  // In one way in any language.
  ['0.500', 'de', 0.01, 0.5],
  ['0,500', 'en', 0.01, 0.5],
  ['1234.567', 'de', 0.01, 1234.567],
  ['1.50', 'de', 0.01, 1.5],
  ['1,5', 'en', 0.5, 1.5],
  ['1.000,5', 'en', 0.5, 1000.5],
  ['1,000.5', 'de', 0.5, 1000.5],
  ['1.234.567,89', 'en', 0.01, 1_234_567.89],
  ['1,000,000', 'de', 1, 1_000_000],
  ['12,34,567', 'de', 1, 1_234_567],
  ['1 000', 'en', 1, 1000],
  ['1\u00A0000', 'en', 1, 1000],
  ['12\u202F500,25', 'fr', 0.01, 12_500.25],
  ["1'000", 'en', 1, 1000],
  ['1\u2019000\u2019000.5', 'de-CH', 0.5, 1_000_000.5],
  // No thousands.
  ['1,00,0', 'en', 1, refused],
  ['1000,000,000', 'en', 1, refused],
  ['1 00', 'en', 1, refused],
  ['1,000,00', 'en', 1, refused],
  ["1'000,000", 'en', 1, 1000],
  ['1 000\u2019000', 'en', 1, 1_000_000],
  [',000', 'en', 1, 0],
  ['1,000.000.000', 'en', 1, refused],
  ['5 6', 'en', 1, refused],
  // Of other keyboards, and with signs that nobody sees.
  ['١٢', 'ar', 1, 12],
  ['۱۲۳', 'fa', 1, 123],
  ['१२', 'hi', 1, 12],
  ['１２', 'ja', 1, 12],
  ['١٬٠٠٠', 'ar', 1, 1000],
  ['١٫٢٣٤', 'ar', 0.01, 1.234],
  ['١٬٠٠٠٫٥', 'en', 0.5, 1000.5],
  ['١،٠٠٠', 'ar', 1, 1000],
  ['\u200E12\u200B', 'en', 1, 12],
  ['\u061C-\u200F5', 'ar', 1, -5],
])('%j on a page in %s, in steps of %p', (text, language, step, value) => {
  expect(parseNumber(text, { language, step })).toBe(value === refused ? text : value);
});

test.each([0, 5, -5, 0.5, 1.5, 1.234, -12.345, 123.456, 0.123, 1234.567, 1e-7, 1e15, 123456.789])(
  '%p is written so that every language reads it as itself',
  (number) => {
    for (const language of ['en', 'de', 'fr', 'ar', 'hi', 'de-CH']) {
      for (const step of [1, 0.01, 0.001]) {
        expect(parseNumber(inDigits(number), { language, step })).toBe(number);
      }
    }
  },
);

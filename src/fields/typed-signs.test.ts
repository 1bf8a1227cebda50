/** @jest-environment node */
import { plainDigits, withoutUnseen } from './typed-signs';

test.each([
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['०१२३४५६७८९', '0123456789'],
  ['০১২৩৪৫৬৭৮৯', '0123456789'],
  ['๐๑๒๓๔๕๖๗๘๙', '0123456789'],
  ['０１２３４５６７８９', '0123456789'],
  ['+٤٩ 30 ۱۲۳', '+49 30 123'],
  ['0123456789', '0123456789'],
  ['¹²³ ½ Ⅷ 一二 👍🏽', '¹²³ ½ Ⅷ 一二 👍🏽'],
])('the digits of %j are those of %j', (text, plain) => expect(plainDigits(text)).toBe(plain));

test('every decimal digit of the first plane that a keyboard of today has is one of 0 to 9', () => {
  // Of alphabets that are written by hand or in old books alone.
  const rare =
    /[\u0DE6-\u0DEF\u1090-\u1099\u1946-\u194F\u19D0-\u19D9\u1A80-\u1A99\u1B50-\u1B59]|[\u1BB0-\u1BB9\u1C40-\u1C59\uA620-\uABF9]/;
  const all = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code));
  const left = all.filter((sign) => /\p{Nd}/u.test(sign) && !/[0-9]/.test(plainDigits(sign)));
  expect(left.filter((sign) => !rare.test(sign))).toEqual([]);
});

test.each([
  ['\u202Ajo@example.com\u202C', 'jo@example.com'],
  ['jo@exam\u00ADple.com', 'jo@example.com'],
  ['\uFEFFjo\u200B@example.com\u2060', 'jo@example.com'],
  ['\u2068\u200E0123\u200F456\u2069', '0123456'],
  ['01\u200D23\u200C', '0123'],
  // Joiners within words and pictures are seen.
  ['می\u200Cخواهم', 'می\u200Cخواهم'],
  ['क\u094D\u200Dष', 'क\u094D\u200Dष'],
  ['👩\u200D💻 Jo', '👩\u200D💻 Jo'],
  [' a\u00A0b ', ' a\u00A0b '],
])('of %j remains %j', (text, seen) => expect(withoutUnseen(text)).toBe(seen));

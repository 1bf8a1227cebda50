/** @jest-environment node */
import { fillIn, plainSigns } from './texts';

test.each([
  [
    'each time it occurs',
    '{host}, and {host} again',
    { host: 'a.example' },
    'a.example, and a.example again',
  ],
  [
    'signs of replacements as they are',
    'By {name}.',
    { name: "$& $1 $$ $' $`" },
    "By $& $1 $$ $' $`.",
  ],
  [
    'what looks like a name in a value',
    '{name} {year}',
    { name: '{year}', year: 2026 },
    '{year} 2026',
  ],
  ['0 as a number', '{number} of 5', { number: 0 }, '0 of 5'],
  ['nothing that is not known', '{constructor} {other}', { host: 'a' }, '{constructor} {other}'],
])('%s', (_, text, values, filled) => {
  expect(fillIn(text, values)).toBe(filled);
});

/** Char of XML 1.0, section 2.2. */
const isChar = (code: number) =>
  [0x9, 0xa, 0xd].includes(code) ||
  (code >= 0x20 && code <= 0xd7ff) ||
  (code >= 0xe000 && code <= 0xfffd) ||
  (code >= 0x10000 && code <= 0x10ffff);

test('of all signs those of XML that HTML has too are kept, and no other', () => {
  const wrong: number[] = [];
  for (let code = 0; code <= 0x10ffff; code += 1) {
    const sign = String.fromCodePoint(code);
    const isControl = code >= 0x7f && code <= 0x9f;
    const isNone = (code & 0xfffe) === 0xfffe || (code >= 0xfdd0 && code <= 0xfdef);
    const isKept = isChar(code) && !isControl && !isNone;
    if ((plainSigns(sign) === sign) !== isKept) wrong.push(code);
  }
  expect(wrong).toEqual([]);
});

test('half a surrogate pair does not count, both halves count as one', () => {
  expect(plainSigns('a\ud83db\ude00c😀')).toBe('a\ufffdb\ufffdc😀');
});

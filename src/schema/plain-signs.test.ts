/** @jest-environment node */
import { plainSigns } from './plain-signs';

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

test('half a pair of surrogates is none, both are one', () => {
  expect(plainSigns('a\ud83db\ude00c😀')).toBe('a\ufffdb\ufffdc😀');
});

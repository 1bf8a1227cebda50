/** @jest-environment node */
import { visibleJson, visibleLine, visibleText } from './visible-text';

/** Every control character of Unicode, and what turns the direction of what follows. */
const steering = [
  ...Array.from({ length: 32 }, (_, code) => code),
  ...Array.from({ length: 33 }, (_, index) => 0x7f + index),
  ...[0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069],
].map((code) => String.fromCharCode(code));

test.each(steering)('%j is seen by its number, or is the end of a line or a tab', (sign) => {
  const number = `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
  const isLayout = sign === '\n' || sign === '\t';
  expect(visibleText(`a${sign}b`)).toBe(`a${isLayout ? sign : number}b`);
  const isBlank = /\s/.test(sign);
  expect(visibleLine(`a${sign}b`)).toBe(`a${isBlank ? ' ' : number}b`);
  const json = visibleJson({ sign });
  expect(json).not.toContain(sign);
  expect(JSON.parse(json)).toEqual({ sign });
});

test.each(['Grüße', '👩‍💻', 'שלום\u200f', 'کتاب\u200cها', '中文', 'a\r\nb'])(
  '%j stays as it is',
  (text) => {
    expect(visibleText(text)).toBe(text);
  },
);

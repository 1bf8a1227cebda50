import type { RuleName } from '../../../../src/rules/schemas';

/** JavaScript's white space, and look-alikes elsewhere. */
const blanks = [
  '\t\n\v\f\r \u00A0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200A',
  '\u2028\u2029\u202F\u205F\u3000\uFEFF',
  // Not white space in JavaScript: controls, next line, Mongolian, zero width, soft hyphen, joiners.
  '\0\b\u001B\u001C\u001D\u001E\u001F\u007F\u0080\u0085\u009F\u00AD\u180E\u200B\u200D\u2060',
].flatMap((signs) => [...signs]);

type Around = (blank: string) => string;

const always: Around[] = [(blank) => blank, (blank) => `${blank}x${blank}`];

/** Where a blank matters, by rule kind. */
const around: Partial<Record<RuleName, Around[]>> = {
  email: [(blank) => `a${blank}@b.c`, (blank) => `a@b.c${blank}`],
  digits: [(blank) => `1${blank}`],
  'web-address': [(blank) => `${blank}https://a.b${blank}`, (blank) => `https://a.b/${blank}c`],
};

const others = [
  '',
  'x',
  '\r\n',
  'a\0b',
  // Astral, combining, joined, right to left and overridden, unassigned and last characters.
  '😀',
  'e\u0301',
  '\u0301',
  '👩\u200D💻',
  'שלום',
  '\u202Etxt.exe',
  '\u2066x\u2069',
  '\uFDD0',
  '\uFFFD',
  '\uFFFF',
  '\u{10FFFF}',
  // Attempts to break out of a literal, a comment, a pattern or a lookup.
  "it's",
  '"x"',
  '\\',
  "\\'",
  '*/ //',
  '${x}',
  '.*',
  '__proto__',
  'constructor',
];

/** Valid values and near misses for rule kinds: a new kind adds its own here. */
export const nearRules = [
  '0',
  '12',
  '+12',
  '1 2',
  '1.5',
  '١٢',
  '１２',
  'a@b.c',
  'a@b',
  'a@.c',
  'a@b.',
  'a@b..c',
  'a@..c',
  '@b.c',
  'a@@b.c',
  'a@b@c.d',
  'ä@ö.ü',
  '😀@😀.😀',
  'http://a.b',
  'HTTPS://A.B',
  'http\u017F://a.b',
  'https://a',
  'https://a.',
  'https://.b',
  'https://a..b',
  'https://a.b/c d',
  'https://a.b?c=d.e/f',
  'https://a.b:65535#c',
  'https://a.b:65536',
  'https://a.b\\c',
  'https://255.0.0.1/',
  'https://256.0.0.1/',
  'https://1.2.3',
  'ftp://a.b',
  'javascript:alert(1)',
  'ABC1234',
  'abc1234',
  'ABC12345',
  'DE89370400440532013000',
  ' de89 3704 0044 0532 0130 00\u00A0',
  'DE89  370400440532013000',
  'DE89\u00A03704-0044\u20130532 0130-\u202F00',
  'DE89370400440532013001',
  'DE8937040044053201300',
  'GB82WEST12345698765432',
  'MT84MALT011000012345MTLCAST001S',
  'ZZ89370400440532013000',
  'DE89370400440532O13000',
  '10115',
  ' 01067 ',
  '00115',
  '1011',
  'SW1A 1AA',
  ' sw1a\u00A01aa',
  'SW1A 1AC',
  'AB12 CDE',
  'AB12\u00A0-CDE',
  'AB12\u2014CDE',
  'ab12cde',
  '\u017FB12 CDE',
  'AB12 CD',
];

const ofLength = (length: number): string[] => {
  const fill = (sign: string, most = length) => sign.repeat(Math.max(0, most));
  /** So many UTF-16 units. */
  const emoji = `${fill('😀', Math.floor(length / 2))}${fill('x', length % 2)}`;
  return [
    emoji,
    ` ${emoji}\u3000`,
    fill('x'),
    fill('1'),
    fill(' '),
    fill('\0'),
    fill('😀'),
    fill('e\u0301', length / 2),
    `\u3000${fill('x')} `,
    ` ${fill('x', length - 2)}\uFEFF`,
    `x${fill(' ', length - 2)}x`,
    `${fill('a', length - 4)}@b.c`,
    `${fill('😀', length - 4)}@b.c`,
    `https://a.b/${fill('c', length - 12)}`,
  ];
};

const textsFor = (lengths: readonly number[], checks: readonly RuleName[]): readonly string[] => {
  const arounds = [...always, ...checks.flatMap((check) => around[check] ?? [])];
  return [
    ...new Set([
      ...others,
      ...nearRules,
      ...blanks.flatMap((blank) => arounds.map((put) => put(blank))),
      ...lengths.flatMap((length) => [length, length + 1].flatMap(ofLength)),
    ]),
  ];
};

/** Many fields have the same limits and rules, and some of these texts are long. */
const known = new Map<string, readonly string[]>();

/** Texts on both sides of every limit, of `lengths` and of these rule kinds. */
export const sampleTexts = (
  lengths: readonly number[],
  checks: readonly RuleName[] = [],
): readonly string[] => {
  const name = [...lengths, ...checks].join();
  const texts = known.get(name) ?? textsFor(lengths, checks);
  known.set(name, texts);
  return texts;
};

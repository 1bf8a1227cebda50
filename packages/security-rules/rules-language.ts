/**
 * A text literal of the security rules' language.
 * @throws {Error} at a sign for which that language may have no escape; schemas refuse it before.
 */
export const rulesText = (text: string): string => {
  if (/[\p{Control}\p{Surrogate}\u2028\u2029]/u.test(text)) {
    throw new Error(`Security rules cannot hold the text ${JSON.stringify(text)}.`);
  }
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
};

/** A list of text literals. @throws {Error} as rulesText does. */
export const rulesList = (texts: readonly string[]): string =>
  `[${texts.map(rulesText).join(', ')}]`;

/** A map of ints by texts. @throws {Error} as rulesText does. */
export const rulesMap = (entries: readonly (readonly [string, number])[]): string =>
  `{${entries.map(([text, number]) => `${rulesText(text)}: ${number}`).join(', ')}}`;

/** A list of names, in three expressions: Firebase counts each entry of a list. */
export const nameList = (names: readonly string[]): string =>
  `${rulesText(names.join(' '))}.split(' ')`;

/** A list of texts of one line, in as few. */
export const lineList = (texts: readonly string[]): string =>
  texts.length < 3
    ? rulesList(texts)
    : String.raw`'${texts.map((text) => rulesText(text).slice(1, -1)).join(String.raw`\n`)}'.split('\n')`;

/**
 * A number literal of the security rules' language: an int where the SDK sends one, else a float
 * without an exponent, which their reference does not mention.
 */
export const rulesNumber = (value: number): string => {
  // `+ 0`: no negative zero.
  if (Number.isSafeInteger(value)) return String(value + 0);
  if (Number.isInteger(value)) return `${BigInt(value)}.0`;
  // The only exponents left are negative: 1.5e-7 is 0.00000015.
  const [digits = '', exponent] = String(value).split('e-');
  if (exponent === undefined) return digits;
  const noughts = '0'.repeat(Number(exponent) - 1);
  return `${value < 0 ? '-' : ''}0.${noughts}${digits.replaceAll(/[-.]/g, '')}`;
};

/** Text of config as the rest of a comment line: nothing in it ends the line or hides what follows. */
export const rulesComment = (text: string): string =>
  `// ${text.replaceAll(/[\p{Other}\s]+/gu, ' ').trim()}`;

const otherBlanks = String.raw`\x{20}\x{A0}\x{1680}\x{2000}-\x{200A}\x{2028}\x{2029}\x{202F}\x{205F}\x{3000}\x{FEFF}`;

/**
 * White space as in JavaScript's `\s` and `trim()`, for a character class of the security rules: in
 * their RE2, `\s` has only ASCII.
 */
export const whiteSpace = String.raw`\x{9}-\x{D}${otherBlanks}`;

/** White space that may stand in a line: without line feed and carriage return. */
const blanksInLine = String.raw`\x{9}\x{B}\x{C}${otherBlanks}`;

const misuse = (pattern: RegExp, why: string) => new Error(`The pattern ${pattern} ${why}.`);

/** The pattern in RE2, where `\s`, `.` and ignoring case mean something else than in JavaScript. */
const toRe2 = (pattern: RegExp, blanks: string, translate: (token: string) => string): string => {
  if (!/^su?$/.test(pattern.flags)) throw misuse(pattern, 'needs the flags s or su and no others');
  if (!/^\^.*\$$/s.test(pattern.source)) throw misuse(pattern, 'must go from ^ to $');
  let inClass = false;
  return pattern.source.slice(1, -1).replaceAll(/\\.|\[\^-?|[[\].]/gsu, (token) => {
    if (token === '.') return inClass ? token : translate(token);
    if (token.startsWith('[')) {
      // In a class it is a sign.
      if (inClass) return token;
      inClass = true;
      return translate(token);
    }
    if (token === ']') inClass = false;
    if (token === '\\s') return inClass ? blanks : `[${blanks}]`;
    if (token !== '\\S') return token;
    if (inClass) throw misuse(pattern, 'has \\S in a class, which RE2 cannot express');
    return `[^${whiteSpace}]`;
  });
};

const inLine: Record<string, string> = {
  '.': '[^\\n\\r]',
  '[^': '[^\\n\\r',
  '[^-': '[^\\n\\r\\-',
};

/**
 * `pattern` in RE2 for a line of text among others: what takes any sign, or all but some, does not go on to the
 * next line.
 */
export const re2InLine = (pattern: RegExp): string =>
  toRe2(pattern, blanksInLine, (token) => inLine[token] ?? token);

/** The text with as many signs as it has UTF-16 units: each sign beyond U+FFFF has two. */
export const inUnits = (value: string): string =>
  `${value}.replace('[\\\\x{10000}-\\\\x{10FFFF}]', '..')`;

/**
 * The condition of Firebase's security rules that accepts the same texts as `pattern`. It goes from ^
 * to $ and uses only what both support: no look-around, no back references. With the flags `su` it counts
 * characters as RE2 does, only with `s` UTF-16 units; then it asks for no signs beyond U+FFFF.
 */
export const matchesCondition = (value: string, pattern: RegExp): string => {
  const text = pattern.unicode ? value : inUnits(value);
  return `${text}.matches(${rulesText(`(?s)${toRe2(pattern, whiteSpace, (token) => token)}`)})`;
};

/** The same, where the text has to be one line besides. */
export const matchesLine = (value: string, pattern: RegExp): string => {
  const text = pattern.unicode ? value : inUnits(value);
  return `${text}.matches(${rulesText(re2InLine(pattern))})`;
};

/** One of the patterns; if one of them counts UTF-16 units, so does it. */
export const anyOf = (...patterns: RegExp[]): RegExp =>
  new RegExp(
    `^(?:${patterns.map(({ source }) => source.slice(1, -1)).join('|')})$`,
    patterns.every(({ unicode }) => unicode) ? 'su' : 's',
  );

/** `pattern`, or the empty text. */
export const emptyOr = (pattern: RegExp): RegExp =>
  new RegExp(`^(?:${pattern.source.slice(1, -1)})?$`, pattern.flags);

/** One of these texts. */
export const oneOfTexts = (texts: readonly string[]): RegExp =>
  anyOf(
    ...texts.map(
      (text) => new RegExp(`^${text.replaceAll(/[\^$\\.*+?()[\]{}|/]/g, String.raw`\$&`)}$`, 'su'),
    ),
  );

/** So many conditions stand beside each other; further ones are in brackets of their own. */
const mostBeside = 10;

/**
 * Conditions that must all hold, asked in this order. Each `&&` of a chain is a level deeper, and of levels
 * there may be 98: brackets make many conditions a tree.
 */
export const allOf = (conditions: readonly string[], and = ' && '): string => {
  if (conditions.length <= mostBeside) return conditions.join(and);
  const groups: string[] = [];
  for (let from = 0; from < conditions.length; from += mostBeside) {
    groups.push(`(${conditions.slice(from, from + mostBeside).join(and)})`);
  }
  return allOf(groups, and);
};

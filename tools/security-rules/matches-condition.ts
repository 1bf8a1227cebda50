import { rulesText } from './rules-text';
import { whiteSpace } from './white-space';

const misuse = (pattern: RegExp, why: string) => new Error(`The pattern ${pattern} ${why}.`);

/** The pattern in RE2, which means by `\s`, `.` and ignoring case something else than JavaScript. */
const toRe2 = (pattern: RegExp): string => {
  if (pattern.flags !== 'su') throw misuse(pattern, 'needs the flags su and no others');
  if (!/^\^.*\$$/s.test(pattern.source)) throw misuse(pattern, 'must go from ^ to $');
  let inClass = false;
  const source = pattern.source.slice(1, -1).replaceAll(/\\.|[[\]]/gsu, (token) => {
    if (token === '[' || token === ']') inClass = token === '[';
    if (token === '\\s') return inClass ? whiteSpace : `[${whiteSpace}]`;
    if (token !== '\\S') return token;
    if (inClass) throw misuse(pattern, 'has \\S in a class, which RE2 cannot be told');
    return `[^${whiteSpace}]`;
  });
  return `(?s)${source}`;
};

/**
 * The condition of Firebase's security rules that lets through the texts that `pattern` does. It
 * goes from ^ to $ with the flags `su`, so that it counts characters as RE2 does, and uses what
 * both know: no look-around, no back references.
 */
export const matchesCondition = (value: string, pattern: RegExp): string =>
  `${value}.matches(${rulesText(toRe2(pattern))})`;

/** `pattern`, and the empty text besides. */
export const emptyOr = (pattern: RegExp): RegExp =>
  new RegExp(`^(?:${pattern.source.slice(1, -1)})?$`, pattern.flags);

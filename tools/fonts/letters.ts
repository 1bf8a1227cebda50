import { walk } from '../../packages/config-values/values';
import { readSiteConfig } from '../../packages/resolved-site/read-site-config';
import { notificationsFile, themeFile } from '../../src/schema/config-files';

/** What components add to words of config: digits of counters, dashes, blanks. */
const drawnByComponents = '0123456789/+,. \u00a0';

/** The targets of links are not read. */
const isAddress = (text: string) => /^(?:https?|mailto|tel|sms):\S*$/.test(text);

/** One holds styles and no words; the other is for mails, which no page shows. */
const withoutWords = [themeFile, notificationsFile];

/**
 * Every letter that the words of config can show, hidden sections, messages and toasts included, and
 * its capital, for CSS. Names for machines count as words: which keys are shown is up to the schemas,
 * and they add next to nothing.
 */
export const lettersOfConfig = (root: string, language?: string): Set<string> => {
  const words = [...readSiteConfig(root, language).values]
    .filter(([file]) => !withoutWords.includes(file))
    .flatMap(([, value]) => walk(value))
    .map(({ value }) => (typeof value === 'string' && !isAddress(value) ? value : ''));
  return new Set(
    words.flatMap((text) => [...text, ...text.toUpperCase()]).concat([...drawnByComponents]),
  );
};

const inHex = (code: number) => code.toString(16).toUpperCase();

export const writeRange = (letters: Iterable<string>): string => {
  const codes = Array.from(new Set(letters), (letter) => letter.codePointAt(0) ?? 0);
  const runs: [first: number, last: number][] = [];
  for (const code of codes.sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run?.[1] === code - 1) run[1] = code;
    else runs.push([code, code]);
  }
  return runs
    .map(([first, last]) => `U+${inHex(first)}${first === last ? '' : `-${inHex(last)}`}`)
    .join(',');
};

/** Tests whether a letter is in a CSS range. */
export const readRange = (range: string): ((letter: string) => boolean) => {
  const runs = range.split(',').map((run) => {
    const [first = 0, last = first] = run
      .trim()
      .replace(/^U\+/i, '')
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return { first, last };
  });
  return (letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return runs.some(({ first, last }) => first <= code && code <= last);
  };
};

import type { MayHaveMarks } from '../file-sorts';
import { inPlainLetters, lookAlikeIn, partsOfLookAlike } from '../nearest/letters';
import { brokenMailbox, likelyHost } from '../nearest/likely-texts';
import { inQuotes } from '../nearest/meant-by';
import { becomes, type Finding } from '../problem';
import { findIn, groupOf, textOf } from '../read/values';
import { isLinkAt } from './check-link';
import { linksWithWords } from './check-marks';

/** Digits with what people write between them. */
const numbers = /[+(]?\d[\d\s()./–-]{4,}\d/g;
/** 08.00–17.30 and 24.12.2026 are none. */
const isTime = (run: string) =>
  /^\d{1,2}[.:]\d{2}\s*[-–]\s*\d{1,2}[.:]\d{2}$|^\d{1,2}\.\s?\d{1,2}\.\s?\d{4}|^\d{4}-\d\d-\d\d/.test(
    run,
  );

const digitsOf = (text: string) => text.replaceAll(/\(0\)|\D/g, '');

/** The telephone number among the words of a link, if they hold one and no other. */
const numberIn = (words: string): string | undefined => {
  const [run, ...others] = (words.match(numbers) ?? []).filter((each) => !isTime(each));
  if (run === undefined || others.length > 0) return undefined;
  const isAlone = /^[\s\d()+./–-]*$/.test(words);
  return isAlone || /^(?:\+|\(?0)/.test(run) || digitsOf(run).length >= 10 ? run.trim() : undefined;
};

/** Without the zeros that stand before a number at home, and before that of a country. */
const core = (digits: string) => digits.replace(/^0+/, '');

const isSameNumber = (said: string, to: string) => {
  const [left, right] = [core(digitsOf(said)), core(digitsOf(to))];
  // At home an 8 stands before a number of Russia and Kazakhstan.
  const isAtHome = right.startsWith('7') && left === `8${right.slice(1)}`;
  return left.endsWith(right) || right.endsWith(left) || isAtHome;
};

/** An address as it is sent: hallo@xn--mller-kva.de for hallo@müller.de. */
const sent = (address: string) => {
  const [, name = '', host = ''] = /^(.*@)(.*)$/.exec(address.toLowerCase()) ?? [];
  const url = `https://${host}`;
  return name + (URL.canParse(url) ? new URL(url).hostname : host);
};

/** From where one begins: a run of letters is looked at once. */
const mailbox = /(?<![^\s<>()[\]:,;"“”@])[^\s<>()[\]:,;"“”@]+@[^\s<>()[\]:,;"“”@]+\.[\p{L}]{2,}/u;

/** Where the words of a link say that it leads, if that is not where it does. */
const saidInstead = (words: string, to: string): { said: string; meant?: string } | undefined => {
  // What is wrong with the address itself is told as such.
  if (lookAlikeIn(to) || likelyHost(to) !== undefined) return undefined;
  if (to.startsWith('tel:')) {
    const said = numberIn(words);
    if (said === undefined || isSameNumber(said, to)) return undefined;
    // What stands before a number at home is not known.
    const isWhole = /^(?:\+|00)/.test(said);
    return { said, ...(isWhole && { meant: `tel:+${core(digitsOf(said))}` }) };
  }
  const [said] = to.startsWith('mailto:') ? (mailbox.exec(words) ?? []) : [];
  const address = to.slice('mailto:'.length).split('?')[0] ?? '';
  // In Anna <anna@acme.test> it is in words that are told as such.
  const [named = address] = mailbox.exec(address) ?? [];
  if (said === undefined || sent(said) === sent(named)) return undefined;
  return { said, meant: `mailto:${said}${to.slice('mailto:'.length + address.length)}` };
};

const otherWords = (found: ReturnType<typeof saidInstead>, to: string) =>
  found && ({ error: 'otherWords', parts: { said: found.said, to } } as const);

/** A link whose words are in `label`. */
const inGroup = (path: string, value: unknown): Finding[] => {
  const { label, to } = groupOf(value);
  const [words, target] = [textOf(label), textOf(to)];
  if (words === undefined || target === undefined) return [];
  const found = saidInstead(words, target);
  const reported = otherWords(found, target);
  if (!reported) return [];
  const meant = becomes(found?.meant && inQuotes(found.meant));
  return [{ ...reported, path: `${path}.to`, see: { path: `${path}.label` }, ...meant }];
};

/** Links in the marks of a text. */
const inText = (path: string, text: string): Finding[] =>
  linksWithWords(text).flatMap(({ words, to }): Finding[] => {
    const found = saidInstead(words, to);
    const reported = otherWords(found, to);
    if (!reported) return [];
    const { meant } = found ?? {};
    const suggestion = meant && inQuotes(text.replace(`](${to})`, () => `](${meant})`));
    return [{ ...reported, path, ...becomes(suggestion) }];
  });

/** A word of two alphabets. */
const mixedWord = (text: string): string | undefined =>
  text.match(/\p{L}{3,}/gu)?.find((word) => /[a-z]/i.test(word) && lookAlikeIn(word));

/** An address or a word in which a sign is another than it seems, or than it must be. */
const inAddress = (path: string, text: string): Finding[] => {
  const isAddress = isLinkAt(path) || /^(?:https:\/\/|mailto:|tel:)\S+$/.test(text);
  const word = isAddress ? text : mixedWord(text);
  const parts = word === undefined ? undefined : partsOfLookAlike(word);
  const found = isAddress ? undefined : brokenMailbox(text);
  const meant = parts
    ? text.replace(word ?? '', inPlainLetters)
    : found && text.replace(found, () => found.replace(/,(?=[\w-]+$)/, '.'));
  if (meant === undefined) return [];
  const reported = parts
    ? ({ error: 'lookAlike', parts } as const)
    : ({ error: 'commaInAddress', parts: { found: `“${found}”` } } as const);
  return [{ ...reported, path, ...becomes(inQuotes(meant)) }];
};

/** Telephone numbers and e-mail addresses that are not what visitors read, or that reach nobody. */
export const checkReached = (config: unknown, mayHaveMarks: MayHaveMarks): Finding[] =>
  findIn(config, ({ path, value }): Finding[] => {
    if (typeof value !== 'string') return inGroup(path, value);
    const marked = /\]\((?:tel|mailto):/.test(value) && mayHaveMarks(config, path);
    return [...inAddress(path, value), ...(marked ? inText(path, value) : [])];
  });

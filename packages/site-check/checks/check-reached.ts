import { isLinkAt, linksWithWords } from '../../config-values/links';
import type { MayHaveMarks } from '../../config-values/schema-at';
import { findIn, groupOf, textOf } from '../../config-values/values';
import { brokenMailbox, likelyHost } from '../../problems/nearest/addresses';
import { inPlainLetters, lookAlikeIn, partsOfLookAlike } from '../../problems/nearest/letters';
import { inQuotes } from '../../problems/nearest/meant-by';
import { becomes, type Finding } from '../../problems/problem';

/** Digits with what people write between them. */
const numbers = /[+(]?\d[\d\s()./–-]{4,}\d/g;
/** 08.00–17.30 and 24.12.2026 are not telephone numbers. */
const isTime = (run: string) =>
  /^\d{1,2}[.:]\d{2}\s*[-–]\s*\d{1,2}[.:]\d{2}$|^\d{1,2}\.\s?\d{1,2}\.\s?\d{4}|^\d{4}-\d\d-\d\d/.test(
    run,
  );

const digitsOf = (text: string) => text.replaceAll(/\(0\)|\D/g, '');

/** The telephone number in the words of a link, if they hold exactly one. */
const numberIn = (words: string): string | undefined => {
  const [run, ...others] = (words.match(numbers) ?? []).filter((each) => !isTime(each));
  if (run === undefined || others.length > 0) return undefined;
  const isAlone = /^[\s\d()+./–-]*$/.test(words);
  return isAlone || /^(?:\+|\(?0)/.test(run) || digitsOf(run).length >= 10 ? run.trim() : undefined;
};

/** Without leading zeros: the trunk prefix, and the international prefix. */
const core = (digits: string) => digits.replace(/^0+/, '');

const isSameNumber = (shown: string, to: string) => {
  const [left, right] = [core(digitsOf(shown)), core(digitsOf(to))];
  // In Russia and Kazakhstan the trunk prefix is 8.
  const isAtHome = right.startsWith('7') && left === `8${right.slice(1)}`;
  return left.endsWith(right) || right.endsWith(left) || isAtHome;
};

/** An address in ASCII: hallo@xn--mller-kva.de for hallo@müller.de. */
const sent = (address: string) => {
  const [, name = '', host = ''] = /^(.*@)(.*)$/.exec(address.toLowerCase()) ?? [];
  const url = `https://${host}`;
  return name + (URL.canParse(url) ? new URL(url).hostname : host);
};

/** Begins only at the start of a run of letters, so that each run is scanned once. */
const mailbox = /(?<![^\s<>()[\]:,;"“”@])[^\s<>()[\]:,;"“”@]+@[^\s<>()[\]:,;"“”@]+\.[\p{L}]{2,}/u;

type Link = { words: string; to: string };

/** Where the words say that a link leads, if it leads elsewhere. */
const otherWords = ({ words, to }: Link) => {
  const reported = (shown: string, meant?: string) =>
    ({ error: 'otherWords', parts: { shown, to }, meant }) as const;
  // Errors in the address itself are reported as such.
  if (lookAlikeIn(to) || likelyHost(to) !== undefined) return undefined;
  if (to.startsWith('tel:')) {
    const shown = numberIn(words);
    if (shown === undefined || isSameNumber(shown, to)) return undefined;
    // The area code of a local number is unknown.
    const isWhole = /^(?:\+|00)/.test(shown);
    return reported(shown, isWhole ? `tel:+${core(digitsOf(shown))}` : undefined);
  }
  const [shown] = to.startsWith('mailto:') ? (mailbox.exec(words) ?? []) : [];
  const address = to.slice('mailto:'.length).split('?')[0] ?? '';
  // In Anna <anna@acme.test> the words around it have an error of their own.
  const [named = address] = mailbox.exec(address) ?? [];
  if (shown === undefined || sent(shown) === sent(named)) return undefined;
  return reported(shown, `mailto:${shown}${to.slice('mailto:'.length + address.length)}`);
};

const inGroup = (path: string, value: unknown): Finding[] => {
  const { label, to } = groupOf(value);
  const found = otherWords({ words: textOf(label) ?? '', to: textOf(to) ?? '' });
  if (!found) return [];
  const { meant, ...reported } = found;
  const see = { path: `${path}.label` };
  return [{ ...reported, path: `${path}.to`, see, ...becomes(meant && inQuotes(meant)) }];
};

const inText = (path: string, text: string): Finding[] =>
  linksWithWords(text).flatMap((link): Finding[] => {
    const found = otherWords(link);
    if (!found) return [];
    const { meant, ...reported } = found;
    const whole = meant && inQuotes(text.replace(`](${link.to})`, () => `](${meant})`));
    return [{ ...reported, path, ...becomes(whole) }];
  });

/** A word with letters of two alphabets. */
const mixedWord = (text: string): string | undefined =>
  text.match(/\p{L}{3,}/gu)?.find((word) => /[a-z]/i.test(word) && lookAlikeIn(word));

/** An address or a word with a look-alike or a wrong sign. */
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

/** Telephone numbers and e-mail addresses that differ from what visitors read, or that reach nobody. */
export const checkReached = (config: unknown, mayHaveMarks: MayHaveMarks): Finding[] =>
  findIn(config, ({ path, value }): Finding[] => {
    if (typeof value !== 'string') return inGroup(path, value);
    const marked = /\]\((?:tel|mailto):/.test(value) && mayHaveMarks(config, path);
    return [...inAddress(path, value), ...(marked ? inText(path, value) : [])];
  });

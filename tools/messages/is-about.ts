import type { Found, Message } from '../../packages/local-firebase';
import { shownText, type SiteField } from '../../packages/records';

/** Ignores case, blanks, invisible signs and variants of letters, apostrophes and dashes. */
const plain = (text: string) =>
  text
    .replaceAll(/[\u2018\u2019\u201b\u02b9\u02bc\u2032`\u00b4]/gu, "'")
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();

/** 0049 is +49; the zero in +49 (0)30 is dialled only within the country. */
const digits = (number: string) =>
  (number.includes('+') ? number.replace('(0)', '') : number)
    .replaceAll(/\D/g, '')
    .replace(/^00/, '');

const isSameNumber = (number: string, wanted: string) =>
  /^[-\d\s+()/.]+$/.test(wanted) && digits(wanted) !== '' && digits(number) === digits(wanted);

const textsIn = ({ values }: Message, names = Object.keys(values)) =>
  names
    .filter((name) => Object.hasOwn(values, name))
    .flatMap((name) => values[name])
    .filter((value) => typeof value === 'string')
    .map(plain);

/**
 * Whether a field about the sender has exactly this value: Ann is not Anna, and a common choice from a
 * list is no name.
 */
export const isFrom = ({ form, message }: Found, person: string): boolean => {
  const wanted = plain(person);
  return (
    wanted !== '' &&
    (textsIn(message, [...form.names, ...form.numbers]).includes(wanted) ||
      textsIn(message, form.numbers).some((number) => isSameNumber(number, wanted)))
  );
};

/** A match in a record. */
export type Mention = {
  /** The field's label; its name where the form no longer has it. */
  label: string;
  /** The text of the match, as written. */
  excerpt: string;
};

/** Characters that are searched for the exact place, and shown around it. */
const window = 2000;
const around = 30;

/** The text around a match; its beginning if the match is longer than that. */
const excerptOf = (text: string, wanted: string): string => {
  for (let start = 0; start < text.length; start += window / 2) {
    const part = text.slice(start, start + window);
    if (!plain(part).includes(wanted)) continue;
    // The shortest prefix with the words ends with them.
    let [low, high] = [0, part.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (plain(part.slice(0, middle)).includes(wanted)) high = middle;
      else low = middle + 1;
    }
    const from = Math.max(0, start + low - wanted.length - around);
    const to = start + low + around;
    // No half surrogate pairs.
    const shown = text.slice(from, to).replaceAll(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, '');
    return `${from > 0 ? '…' : ''}${shown}${to < text.length ? '…' : ''}`;
  }
  return text;
};

/** Every text of a field: for a choice also its label. */
const shownTexts = (field: SiteField | undefined, value: unknown): string[] =>
  (Array.isArray(value) ? value : [value])
    .filter(
      (each) =>
        typeof each === 'string' ||
        (field && typeof each === 'number') ||
        ((field?.entry ?? field?.rows) && typeof each === 'object' && each !== null),
    )
    .map((each) => shownText(field, each));

/** The first match of the words in a record; or the sender's number in another notation. */
export const mentionOf = ({ form, message }: Found, words: string): Mention | undefined => {
  const wanted = plain(words);
  if (wanted === '') return undefined;
  for (const [name, value] of Object.entries(message.values)) {
    const field = form.fields.find((each) => each.name === name);
    const label = field?.label ?? name;
    for (const text of shownTexts(field, value)) {
      if (plain(text).includes(wanted)) return { label, excerpt: excerptOf(text, wanted) };
      if (form.numbers.includes(name) && isSameNumber(plain(text), wanted)) {
        return { label, excerpt: text };
      }
    }
  }
  return undefined;
};

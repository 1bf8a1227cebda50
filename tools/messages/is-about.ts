import type { Found } from './found';
import type { Message } from './message-store';

/** Case, blanks, unseen signs and ways to write the same letter, apostrophe or dash make no difference. */
const plain = (text: string) =>
  text
    .replaceAll(/[\u2018\u2019\u201b\u02b9\u02bc\u2032`\u00b4]/gu, "'")
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();

/** 0049 is +49; the zero in +49 (0)30 is dialled at home alone. */
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
 * Whether a field in which somebody says who they are says this and nothing else: Ann is not Anna, and
 * what many choose from a list is nobody's name.
 */
export const isFrom = ({ form, message }: Found, person: string): boolean => {
  const wanted = plain(person);
  return (
    wanted !== '' &&
    (textsIn(message, [...form.names, ...form.numbers]).includes(wanted) ||
      textsIn(message, form.numbers).some((number) => isSameNumber(number, wanted)))
  );
};

/** Whether the words stand anywhere in the record, or are its sender's number written in another way. */
export const mentions = (found: Found, words: string): boolean => {
  const wanted = plain(words);
  return (
    wanted !== '' &&
    (textsIn(found.message).some((text) => text.includes(wanted)) || isFrom(found, words))
  );
};

import { likelyDay } from '../../../src/schema/calendar-day';
import { autofillNames, isCountry } from '../../../src/schema/known-codes';
import { codeFor } from './code-for';
import { inPlainLetters, kebab, plainLetters } from './letters';
import { autofillWords } from './lexicon';
import { nearest, withoutInvisible } from './nearest';

/** The host in a web address, in a mailto: link or after the @ of an e-mail address. */
const host = /(?:^https?:\/\/|^(?:mailto:)?[^\s@/:]+@)[^\s/?#]*(?:[,;]|\.\.)[^\s/?#]*/i;

/** https://www.example.com for https://www,example.com: a host needs points. */
export const likelyHost = (address: string): string | undefined => {
  const meant = address.replace(host, (found) =>
    found.replaceAll(/(?<=\w)(?:[,;]|\.\.+)(?=\w)/g, '.'),
  );
  return meant === address ? undefined : meant;
};

const inWords = /[\w.+-]+@[\w-]+(?:[.,][\w-]+)*,(?:com|org|net|info|[a-z]{2})\b(?![.@])/iu;

/** An e-mail address among words, with a comma in it. */
export const brokenMailbox = (words: string): string | undefined => inWords.exec(words)?.[0];

const times =
  /^(\d{1,2})(?:[:.h](\d{2}))?\s*(am|pm)?\s*(?:-|–|—|to|bis|until)\s*(\d{1,2})(?:[:.h](\d{2}))?\s*(am|pm)?(?:\s*(?:h|uhr))?$/i;

const time = (hour = '', minute = '00', half = '') => {
  const isLater = half.toLowerCase() === 'pm' && Number(hour) < 12;
  return `${String(Number(hour) + (isLater ? 12 : 0)).padStart(2, '0')}:${minute}`;
};

/** 08:00–12:00 for 8-12, 8.00 – 12.00 and 8am to 12pm. */
const likelySpans = (text: string): string[] => {
  if (/^24(?:\s*h(?:ours)?|\/7)$/i.test(text)) return ['00:00–24:00'];
  const [found, opens, minute, half, closes, lastMinute, lastHalf] = times.exec(text) ?? [];
  return found === undefined
    ? []
    : [`${time(opens, minute, half)}–${time(closes, lastMinute, lastHalf)}`];
};

const hex = (channel: string) => Number(channel).toString(16).padStart(2, '0').toUpperCase();

/** The likely meaning of a text that is not a `#RRGGBB`. */
const likelyColors = (text: string): string[] => {
  const [, digits] = /^#?([\da-foil]{3,8})$/i.exec(text) ?? [];
  const [, ...channels] = /^rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)\s*\)$/i.exec(text) ?? [];
  if (digits === undefined) return channels.length > 0 ? [`#${channels.map(hex).join('')}`] : [];
  return [
    `#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}`,
    // FF at the end: opaque.
    `#${digits.replace(/ff$/i, '')}`,
    // The letters O and l for the digits 0 and 1.
    `#${digits.replaceAll(/o/gi, '0').replaceAll(/[il]/gi, '1')}`,
  ];
};

/** ja for jp, en-GB for en-UK, GB for UK, de and DE for Germany. */
const likelyLocales = (text: string): string[] => {
  const word = text.toLowerCase();
  if (!/^[a-z]{2}(?:[-_ ][a-z]{2})?$/i.test(text)) {
    return [...codeFor(word, 'language'), ...codeFor(word, 'region')];
  }
  const locale = new Intl.Locale(text.replaceAll(/[_ ]/g, '-'));
  const country = new Intl.Locale(`und-${text.slice(0, 2)}`);
  const region = isCountry(country.region ?? '') ? country.region : undefined;
  return [
    locale.toString(),
    locale.language,
    ...(region ? [region, country.maximize().language] : []),
  ];
};

/** The code that a word means: of a language, a country, an autocomplete value. */
const likelyCodes = (text: string): string[] => {
  if (!/^\p{L}[\p{L} _-]{0,30}$/u.test(text)) return [];
  const known = autofillWords.get(text.toLowerCase().replaceAll(/[\s_-]/g, ''));
  const like = nearest(text, autofillNames)?.word;
  return [...(known ? [known] : []), ...(like ? [like] : []), ...likelyLocales(text)];
};

/** A telephone number, with common prefixes. */
const telephone =
  /^(?:(?:tel(?:efon|ephone)?|phone|mobile|call)[.:\s/]*)?(\+?[\d\s()./\u2010-\u2015-]{5,})$/i;

/** The maximum (ITU-T E.164): with more digits, it is two numbers. */
const mostDigits = 15;

/** As dialled from anywhere: the 0 in brackets is only for calls within the country. */
const likelyNumbers = (text: string): string[] => {
  const number = telephone
    .exec(text)?.[1]
    ?.replaceAll(/[\s./\u2010-\u2015-]/g, '')
    .replace(/^00(?=[1-9])/, '+')
    .replace(/^(\+\d{1,3})\(0\)/, '$1')
    .replaceAll(/[()]/g, '');
  return number && number.replace('+', '').length <= mostDigits ? [`tel:${number}`] : [];
};

/** Endings of web addresses; business.growth is a user name. */
const site =
  /^(?:www\.\S+|[\w-]+(?:\.[\w-]+)*\.(?:[a-z]{2}|com|org|net|info|biz|app|dev|shop|online|site|store|agency|studio|cloud|test|example))(?:\/\S*)?$/i;

/** The text without meaningless signs. */
const tidied = (text: string): string[] => {
  // office(at)acme.test hides an address from harvesters.
  const seen = withoutInvisible(text)
    .trim()
    .replace(/\s*[([{]at[)\]}]\s*/i, '@');
  const name = seen.replace(/\.(?:html?|php)$/i, '');
  return [
    seen,
    inPlainLetters(seen),
    seen.replace(/[/;,]+$/, ''),
    seen.replaceAll(/\s+/g, ' '),
    name,
    plainLetters(name),
  ];
};

/** The same written otherwise. */
const changed = (plain: string): string[] => {
  const host = likelyHost(plain);
  const [mailbox] = /[^\s<>:/]+@[^\s<>]+/.exec(host ?? plain) ?? [];
  const day = likelyDay(plain);
  const inOne = plain.replaceAll(/\s+/g, '');
  const isWhole = plain.includes('://');
  const joined = isWhole ? plain.replaceAll(/\s+/g, '%20') : plain.replaceAll(/[\s_]+/g, '-');
  const path = `/${joined.replace(/^(?:\.{0,2}\/)*(?:public\/)?/, '')}`;
  return [
    ...(host ? [host] : []),
    ...(day ? [day] : []),
    ...likelySpans(plain),
    ...likelyColors(plain),
    // 1200 px and 1,5rem.
    plain.replaceAll(/(\d),(\d)/g, '$1.$2'),
    plain.replaceAll(/(\d),(\d)/g, '$1.$2').replaceAll(/(\d)\s+(?=[a-z%])/gi, '$1'),
    plain.replace(/\s*pixels?$/i, 'px'),
    ...likelyNumbers(plain),
    // The address in mailto:office@acme.test and The office <office@acme.test>.
    ...(mailbox ? [`mailto:${mailbox}`, mailbox] : []),
    // link: is for names.
    ...(/^links?:/i.test(plain) ? [joined.toLowerCase().replace(/^links?:[/-]*/, 'link:')] : []),
    // The address in <iframe src="https://acme.test/map">.
    ...(/\s(?:src|href)="([^"]+)"/i.exec(plain)?.slice(1) ?? []),
    // https//www.acme.test, htpps://www.acme.test and http://www.acme.test.
    plain.replace(/^h{0,2}t{1,3}p{1,2}s{0,2}(?::\/{0,3}|\/{1,3})(?=\w)/i, 'https://'),
    ...(site.test(plain) ? [`https://${plain}`] : []),
    ...(plain.includes(':') ? [] : [path, `${plain}/`]),
    plain.replace(/^[/#]+/, ''),
    // The path of an address, and a folder with all that is in it.
    plain.replace(/^https?:\/\/[^/\s]+(?=\/.)/i, ''),
    plain.replace(/\/?\*+$/, '/*'),
    joined,
    inOne,
    ...(/[\sA-Z_]/.test(plain) ? [kebab(plain)] : []),
    ...likelyCodes(plain),
  ];
};

/** Time grows faster than the length of the text. */
const longest = 300;

/** The likely meanings of a text in a wrong form; the nearest first. */
export const likelyTexts = (text: string): string[] => {
  // Punctuation without letters has no likely meaning, nor has a text longer than an address or a name.
  if (text.length > longest || !/[\p{L}\p{N}]/u.test(text)) return [];
  const plain = tidied(text);
  return [...new Set([...plain, ...plain.flatMap(changed)])].filter((each) => each !== text);
};

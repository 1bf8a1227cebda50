import { likelyDay } from '../../src/schema/calendar-day';
import { autofillNames, isCountry } from '../../src/schema/known-codes';
import { codeFor } from '../code-for';
import { inPlainLetters, kebab, plainLetters } from './letters';
import { autofillWords } from './lexicon';
import { nearest, withoutInvisible } from './nearest';

/** The host in a web address, in a mailto: link or after the @ of an e-mail address. */
const host = /(?:^https?:\/\/|^(?:mailto:)?[^\s@/:]+@)[^\s/?#]*(?:[,;]|\.\.)[^\s/?#]*/i;

/** https://www.example.com for https://www,example.com: a host needs points. */
export const likelyHost = (address: string): string | undefined => {
  const [found] = host.exec(address) ?? [];
  const meant = found?.replaceAll(/(?<=\w)(?:[,;]|\.\.+)(?=\w)/g, '.');
  return meant === undefined || meant === found
    ? undefined
    : meant + address.slice(found?.length ?? 0);
};

const inWords = /[\w.+-]+@[\w-]+(?:[.,][\w-]+)*,(?:com|org|net|info|[a-z]{2})\b(?![.@])/iu;

/** An e-mail address among words, with a comma in it. */
export const brokenMailbox = (words: string): string | undefined => inWords.exec(words)?.[0];

const times =
  /^(\d{1,2})(?:[:.h](\d{2}))?\s*(am|pm)?\s*(?:-|–|—|to|bis|until)\s*(\d{1,2})(?:[:.h](\d{2}))?\s*(am|pm)?(?:\s*(?:h|uhr))?$/i;

const time = (hour: string, minute = '00', half = '') => {
  const later = half.toLowerCase() === 'pm' && Number(hour) < 12 ? 12 : 0;
  const midnight = half.toLowerCase() === 'am' && hour === '12' ? 12 : 0;
  return `${String(Number(hour) + later - midnight).padStart(2, '0')}:${minute}`;
};

/** 08:00–12:00 for 8-12, 8.00 – 12.00 and 8am to 12pm. */
const likelySpan = (text: string): string | undefined => {
  if (/^24(?:\s*h(?:ours)?|\/7)$/i.test(text.trim())) return '00:00–24:00';
  const [found, opens, minute, half, closes, lastMinute, lastHalf] = times.exec(text.trim()) ?? [];
  if (found === undefined || opens === undefined || closes === undefined) return undefined;
  return `${time(opens, minute, half)}–${time(closes, lastMinute, lastHalf)}`;
};

const hex = (channel: string) => Number(channel).toString(16).padStart(2, '0').toUpperCase();

/** The likely meaning of a text that is not a `#RRGGBB`. */
const likelyColors = (text: string): string[] => {
  const digits = text.replace(/^#/, '');
  const channels =
    /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*(?:[,/]\s*(?:1|100%)\s*)?\)$/i
      .exec(text)
      ?.slice(1);
  return [
    ...(/^[\da-f]{3}$/i.test(digits) ? [`#${digits.replaceAll(/./g, '$&$&')}`] : []),
    // FF at the end: opaque.
    ...(/^[\da-f]{6}(?:ff)?$/i.test(digits) ? [`#${digits.slice(0, 6)}`] : []),
    // The letters O and l for the digits 0 and 1.
    ...(/^[\da-foil]{6}$/i.test(digits)
      ? [`#${digits.replaceAll(/o/gi, '0').replaceAll(/[il]/gi, '1')}`]
      : []),
    ...(channels?.every((channel) => Number(channel) <= 255)
      ? [`#${channels.map(hex).join('')}`]
      : []),
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
  const isKnown = isCountry(country.region ?? '');
  const ofCountry = isKnown ? [country.region ?? '', country.maximize().language] : [];
  return [locale.toString(), locale.language, ...ofCountry];
};

/** The code that a word means: of a language, a country, an autocomplete value. */
const likelyCodes = (text: string): string[] => {
  if (!/^\p{L}[\p{L} _-]{0,30}$/u.test(text)) return [];
  const known = autofillWords.get(text.toLowerCase().replaceAll(/[\s_-]/g, ''));
  const like = nearest(text, autofillNames)?.word;
  return [...(known ? [known] : []), ...(like ? [like] : []), ...likelyLocales(text)];
};

/** 1200 px and 1,5rem without the blank and with a point. */
const likelyLengths = (text: string): string[] => {
  const points = text.replaceAll(/(\d),(\d)/g, '$1.$2');
  return [
    points,
    points.replaceAll(/(\d)\s+(?=[a-z%])/gi, '$1'),
    points.replaceAll(/(\d)\s*pixels?\b/gi, '$1px'),
  ];
};

/** +44 (0)20 7946 0000 as dialled from anywhere: the 0 in brackets is only for calls within the country. */
const dialled = (number: string): string =>
  number
    .replaceAll(/[\s./\u2010-\u2015-]/g, '')
    .replace(/^00(?=[1-9])/, '+')
    .replace(/^(\+\d{1,3})\(0\)/, '$1')
    .replaceAll(/[()]/g, '');

/** A telephone number, with common prefixes. */
const telephone =
  /^(?:(?:tel(?:efon|ephone)?|phone|mobile|call)[.:\s]*)?(\+?[\d\s()./\u2010-\u2015-]{5,})$/i;

/** The maximum (ITU-T E.164): with more digits, it is two numbers. */
const mostDigits = 15;

const numberIn = (text: string): string[] => {
  const [, number] = telephone.exec(text) ?? [];
  const digits = number === undefined ? '' : dialled(number);
  return digits !== '' && digits.replace('+', '').length <= mostDigits ? [`tel:${digits}`] : [];
};

/** mailto: office@acme.test, tel://0202/555 01 48 and link:WhatsApp without the superfluous parts. */
const likelyAddress = (text: string): string => {
  const [, scheme = '', rest = ''] = /^(mailto|tel|link)s?:[/\s]*(.*)$/i.exec(text) ?? [];
  const sort = scheme.toLowerCase();
  if (sort === 'tel') return numberIn(rest)[0] ?? text;
  const isName = sort === 'link';
  return `${sort}:${isName ? rest.toLowerCase().replaceAll(/[\s_]+/g, '-') : rest.replaceAll(/\s+/g, '')}`;
};

/** Endings of web addresses; business.growth is a user name. */
const endsAsSite =
  /^[^/]+\.(?:[a-z]{2}|com|org|net|info|biz|app|dev|shop|online|site|store|agency|studio|cloud|test|example)(?:\/|$)/i;

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
    seen.replaceAll(/\s*(?<!\/)\/(?!\/)\s*/g, '/'),
    name,
    plainLetters(name),
  ];
};

const changed = (plain: string): string[] => {
  const isAddress =
    /^[\w-]+(?:\.[\w-]+)+(?:\/\S*)?$/.test(plain) &&
    (endsAsSite.test(plain) || /^www\./i.test(plain));
  const day = likelyDay(plain);
  const span = likelySpan(plain);
  const host = likelyHost(plain);
  const mailboxes = /[^\s<>:]+@[^\s<>]+/.exec(plain) ?? [];
  return [
    ...(host ? [host, ...(host.includes('@') ? [`mailto:${host}`] : [])] : []),
    ...(day ? [day] : []),
    ...(span ? [span] : []),
    ...likelyColors(plain),
    ...likelyLengths(plain),
    // link: is for names.
    ...(/^link:\s*(https:\S+)/i.exec(plain)?.slice(1) ?? []),
    ...(/^(?:mailto|tel|links?):/i.test(plain) ? [likelyAddress(plain)] : []),
    // The address in <iframe src="https://acme.test/map"> and <a href="https://acme.test">.
    ...(/\s(?:src|href)="([^"]+)"/i.exec(plain)?.slice(1) ?? []),
    // A blank in a web address.
    ...(/^https:/i.test(plain)
      ? [plain.replaceAll(/(?<=\d)\s+(?=\d)/g, '').replaceAll(/\s+/g, '%20')]
      : []),
    // https//www.acme.test, https:/www.acme.test and http://www.acme.test.
    plain.replace(/^https?(?::\/{0,3}|\/{1,3})(?=\w)/i, 'https://'),
    // htpps://www.acme.test
    plain.replace(/^h{0,2}t{1,3}p{1,2}s{0,2}(?=:\/\/\w)/i, 'https'),
    plain.replace(/^(?:\.{0,2}\/)?public\//, '/'),
    plain.replace(/^\.{1,2}\//, '/'),
    ...(isAddress ? [`https://${plain}`] : []),
    // The address in mailto:office@acme.test and The office <office@acme.test>.
    ...mailboxes.flatMap((each) => [`mailto:${each}`, each]),
    ...numberIn(plain),
    ...(/^[\w-]/.test(plain) && !plain.includes(':') ? [`/${plain}`] : []),
    ...(/\w$/.test(plain) ? [`${plain}/`] : []),
    plain.replace(/^\/+/, ''),
    plain.replace(/^#/, ''),
    ...(plain.includes(':') ? [] : [plain.replaceAll(/\s+/g, '-')]),
    plain.replaceAll('_', '-'),
    plain.replaceAll(/\s+/g, ''),
    ...(plain.includes(':') ? [] : [`/${plain.replaceAll(/\s+/g, '-')}`]),
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

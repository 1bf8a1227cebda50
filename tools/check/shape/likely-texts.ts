import { likelyDay } from '../../../src/schema/calendar-day';
import { kebab, plainLetters } from '../nearest/kebab';
import { likelyCodes } from '../nearest/likely-codes';
import { likelyHost } from '../nearest/likely-host';
import { likelySpan } from '../nearest/likely-span';
import { inPlainLetters } from '../nearest/look-alikes';
import { nearest, withoutInvisible } from '../nearest/nearest';
import { likelyColors } from './likely-colors';

/** What so much is probably counted in: a text is no 2 pixels high, and no 24 lines. */
const likelyUnit = (number: number) => {
  if (Math.abs(number) >= 8) return 'px';
  return Math.abs(number) < 0.5 ? 'em' : 'rem';
};

/** Lengths as people write them: 1200, 1200 px, 1,5rem, clmap(…). */
const likelyLengths = (text: string): string[] => {
  const points = text.replaceAll(/(\d),(\d)/g, '$1.$2');
  return [
    points,
    ...(/^-?\d+(?:\.\d+)?$/.test(points) ? [points + likelyUnit(Number(points))] : []),
    // 0 12 32 in a shadow.
    points.replaceAll(/(?<![\w.(#/])(-?[1-9]\d*)(?=\s|$)(?![^(]*\))/g, '$1px'),
    points.replaceAll(/(\d)\s+(?=[a-z%])/gi, '$1'),
    points.replaceAll(/(\d)\s*pixels?\b/gi, '$1px'),
    points.replaceAll(
      /[a-z]+(?=\()/gi,
      (name) => nearest(name, ['clamp', 'calc', 'min', 'max'])?.word ?? name,
    ),
  ];
};

/** +44 (0)20 7946 0000 as it is dialled from anywhere: the 0 in brackets belongs to calls within the country. */
const dialled = (number: string): string =>
  number
    .replaceAll(/[\s./\u2010-\u2015-]/g, '')
    .replace(/^00(?=[1-9])/, '+')
    .replace(/^(\+\d{1,3})\(0\)/, '$1')
    .replaceAll(/[()]/g, '');

/** A telephone number, with what people write before it. */
const telephone =
  /^(?:(?:tel(?:efon|ephone)?|phone|mobile|call)[.:\s]*)?(\+?[\d\s()./\u2010-\u2015-]{5,})$/i;

/** No number has more digits (ITU-T E.164): these are two. */
const mostDigits = 15;

const numberIn = (text: string): string[] => {
  const [, number] = telephone.exec(text) ?? [];
  const digits = number === undefined ? '' : dialled(number);
  return digits !== '' && digits.replace('+', '').length <= mostDigits ? [`tel:${digits}`] : [];
};

/** mailto: office@acme.test, tel://0202/555 01 48 and link:WhatsApp without what does not belong there. */
const likelyAddress = (text: string): string => {
  const [, scheme = '', rest = ''] = /^(mailto|tel|link)s?:[/\s]*(.*)$/i.exec(text) ?? [];
  const sort = scheme.toLowerCase();
  if (sort === 'tel') return numberIn(rest)[0] ?? text;
  const isName = sort === 'link';
  return `${sort}:${isName ? rest.toLowerCase().replaceAll(/[\s_]+/g, '-') : rest.replaceAll(/\s+/g, '')}`;
};

/** As addresses of sites end; business.growth is a name in a network. */
const endsAsSite =
  /^[^/]+\.(?:[a-z]{2}|com|org|net|info|biz|app|dev|shop|online|site|store|agency|studio|cloud|test|example)(?:\/|$)/i;

/** The same without what often slips in and says nothing. */
const tidied = (text: string): string[] => {
  // office(at)acme.test hides an address from programs that collect them.
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

/** Time grows with more than the length of the text. */
const longest = 300;

/** What is often meant by a text that is not written as it must be; the nearest first. */
export const likelyTexts = (text: string): string[] => {
  // Signs alone say nothing of what was meant, nor do more than an address or a name has.
  if (text.length > longest || !/[\p{L}\p{N}]/u.test(text)) return [];
  const plain = tidied(text);
  return [...new Set([...plain, ...plain.flatMap(changed)])].filter((each) => each !== text);
};

import { foreignSigns } from '../../../src/schema/texts';
import { findIn } from '../../config-values/values';
import { inQuotes } from '../../problems/nearest/meant-by';
import { becomes, type Finding } from '../../problems/problem';

/**
 * Numbers reserved for films and examples, by country code: the North American Numbering Plan, Ofcom,
 * ACMA, the Bundesnetzagentur, Arcep. Other countries have none that is known.
 */
const reserved: readonly RegExp[] = [
  /^1[2-9]\d{2}55501\d{2}$/,
  /^44(?:2079460\d{3}|1(?:1[3-8]|[2-6]1)4960\d{3}|1914980\d{3}|2920180\d{3}|2896496\d{3}|1632960\d{3}|7700900\d{3}|8081570\d{3}|9098790\d{3}|3069990\d{3})$/,
  /^61(?:[2378](?:5550|7010)\d{4}|49157\d{4})$/,
  /^49(?:3023125|6990009|4066969|2214710|8999998)\d{3}$/,
  /^33(?:19900|26191|35301|46571|53649|63998)\d{4}$/,
];

/** As written within North America: with or without the area code. */
const atHome = /^1?(?:[2-9]\d{2})?55501\d{2}$/;

/** Digits with separators, after the prefix of a country code. */
const numbers = /(?<country>\+|\b00|wa\.me\/)?(?<digits>[\d(][\d\s().\/-]{5,}\d)/g;

/** Whether a text holds a telephone number reserved for examples. */
export const hasFictionNumber = (text: string): boolean =>
  [...text.matchAll(numbers)].some(({ groups }) => {
    const { country, digits = '' } = groups ?? {};
    // 0 in brackets is dialled only within the country.
    const number = digits.replace('(0)', '').replaceAll(/\D/g, '');
    return country === undefined ? atHome.test(number) : reserved.some((form) => form.test(number));
  });

/** RFC 2606 and RFC 6761: names reserved for examples. */
const exampleDomain = /(?:^|[/@.])example\.(?:com|org|net)\b|\.example\b/i;

/** Placeholder texts: … as in the check's own suggestions, and designers' filler. */
const filler = /\blorem ipsum\b|^\s*(?:…|\.{3}|to-?do|tb[ad]|x{3,5})\s*$/i;

const isMarked = (value: unknown) =>
  typeof value === 'object' && value !== null && 'sample' in value && value.sample === true;

/** Sample details that must be replaced. */
export const checkSamples = (config: unknown): Finding[] =>
  findIn(config, ({ path, value }): Finding[] => {
    if (isMarked(value)) return [{ error: 'markedSample', path }];
    const isSample =
      typeof value === 'string' && (exampleDomain.test(value) || hasFictionNumber(value));
    if (isSample) return [{ error: 'sampleDetail', path }];
    const isFiller = typeof value === 'string' && filler.test(value);
    return isFiller ? [{ error: 'fillerText', path }] : [];
  });

/** Line and page breaks of word processors. */
const lineEnds = /[\v\f\u0085]/gu;

const numberOf = (sign: string) =>
  `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Half a surrogate pair or a noncharacter: what it stood for is unknown. */
const isLost = (text: string) => /\p{Cs}|\p{Noncharacter_Code_Point}/u.test(text);

/** The text as probably meant: blanks for line breaks. */
const meantBy = (text: string): Pick<Finding, 'suggestion' | 'fix' | 'certain'> => {
  if (isLost(text)) return {};
  const lines = text.split(lineEnds);
  const parts = lines.length === 1 ? lines : lines.map((line) => line.trim()).filter(Boolean);
  const meant = parts.join(' ').replaceAll(foreignSigns, '');
  return meant.trim() === '' ? {} : becomes(inQuotes(meant));
};

/** Texts with signs that no page, feed or sitemap can hold. */
export const checkSigns = (config: unknown): Finding[] =>
  findIn(config, ({ path, value: text }): Finding[] => {
    if (typeof text !== 'string') return [];
    const [sign] = text.match(foreignSigns) ?? [];
    if (sign === undefined) return [];
    return [
      { error: 'foreignSignInText', path, parts: { sign: numberOf(sign) }, ...meantBy(text) },
    ];
  });

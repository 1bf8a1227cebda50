import { parseNumber } from '../../../src/fields/number/parse-number';

/** The units of config, in the words of the schemas. */
const counted = ['milliseconds', 'pixels', 'megabytes', 'percent', 'degrees'] as const;
export type Counted = (typeof counted)[number];

type Unit = { name: string; words: RegExp; of: Counted; times: number };

/** Units that people write after a number, and their factors. */
const units: Unit[] = [
  { name: 'milliseconds', words: /^(?:ms|msecs?|milli\p{L}*)$/iu, of: 'milliseconds', times: 1 },
  { name: 'seconds', words: /^(?:s|secs?|seconds?|sek\p{L}*)$/iu, of: 'milliseconds', times: 1000 },
  {
    name: 'minutes',
    words: /^(?:min|mins|minuten?|minutes?)$/iu,
    of: 'milliseconds',
    times: 60_000,
  },
  { name: 'pixels', words: /^(?:px|pixels?)$/iu, of: 'pixels', times: 1 },
  // The default text size.
  { name: 'heights of a letter', words: /^r?em$/iu, of: 'pixels', times: 16 },
  { name: 'megabytes', words: /^(?:mb|mib|megs?|mega\p{L}*)$/iu, of: 'megabytes', times: 1 },
  { name: 'kilobytes', words: /^(?:kb|kib|kilo\p{L}*)$/iu, of: 'megabytes', times: 1 / 1024 },
  { name: 'gigabytes', words: /^(?:gb|gib|giga\p{L}*)$/iu, of: 'megabytes', times: 1024 },
  { name: 'per cent', words: /^(?:%|per ?cent|prozent)$/iu, of: 'percent', times: 1 },
  { name: 'degrees', words: /^(?:°|deg\p{L}*)$/iu, of: 'degrees', times: 1 },
];

export type Measured = { number: number; unit: Unit | undefined };

/** No number with a unit is longer. */
const longest = 100;

/** 0.2 s, 0,2 seconds and 50%: a number, and its unit if given and known. */
export const measured = (text: string): Measured | undefined => {
  if (text.length > longest) return undefined;
  const [, digits, rest = ''] =
    /^\s*([-+]?(?:\d+(?:[.,]\d+)?|[.,]\d+))\s*([^\d.,]*?)[\s.]*$/.exec(text) ?? [];
  if (digits === undefined) return undefined;
  const unit = units.find(({ words }) => words.test(rest));
  return { number: Number(parseNumber(digits, { language: 'en', step: 1e-6 })), unit };
};

/** The unit of a key, from the description in its schema. */
export const countedIn = (description: string): Counted | undefined =>
  counted.find((each) => new RegExp(`\\bin ${each}`, 'i').test(description));

/** The same in the key's unit; undefined for another kind of unit. */
export const inUnitOf = (
  { number, unit }: Measured,
  of: Counted | undefined,
): number | undefined => {
  if (!unit) return number;
  // For a key without a unit, such as a number of letters, the digits are meant.
  if (of === undefined) return number;
  return unit.of === of ? Math.round(number * unit.times * 1000) / 1000 : undefined;
};

import type { Schema } from 'yup';
import { parentOf, valueAt } from '../../../src/schema/values/paths';
import { isLinkAt } from '../../config-values/links';
import {
  type Checked,
  type Described,
  describeAt,
  keysAt,
  likelyGroup,
  metaAt,
  metaOf,
  schemasAt,
  takes,
} from '../../config-values/schema-at';
import { groupOf, listOf, textOf } from '../../config-values/values';
import type { ErrorName } from '../../problems/catalogue/errors';
import { flags } from '../../problems/nearest/lexicon';
import { likelyTexts } from '../../problems/nearest/likely-texts';
import { inQuotes } from '../../problems/nearest/meant-by';
import { type Counted, countedIn, inUnitOf, measured } from '../../problems/nearest/measure';
import { nearest } from '../../problems/nearest/nearest';
import { becomes, type Finding } from '../../problems/problem';
import { errorOfAddress, errorOfLink } from '../checks/check-link';

const wrongSort: Record<string, ErrorName> = {
  string: 'notText',
  number: 'notNumber',
  boolean: 'notFlag',
  array: 'notList',
  object: 'notGroup',
};

type Meant = Pick<Finding, 'suggestion' | 'fix' | 'certain'>;

/** A shorter movement or pause is unusual: seconds were meant. */
const mostSeconds = 60;

/** The likely meaning of a number in the right notation, perhaps in another unit. */
const likelyNumbers = (number: number, of: Counted | undefined): number[] => [
  number,
  ...(of === 'milliseconds' && number <= mostSeconds ? [Math.round(number * 1000)] : []),
  // Half of something large is rounded away; half of a few is not.
  ...(Math.abs(number) >= 10 ? [Math.round(number)] : []),
];

const meantByNumber = (value: unknown, path: string, checked: Checked): Partial<Finding> => {
  const of = countedIn(metaAt(checked, path).description ?? '');
  const inUnit = of && `a number, in ${of}${of === 'milliseconds' ? ': a second has 1000' : ''}`;
  const found = typeof value === 'string' ? measured(value) : undefined;
  if (!found) return { allowed: inUnit };
  const { unit } = found;
  const named = {
    allowed: inUnit,
    ...(unit && { parts: { found: `${inQuotes(String(value))} (${unit.name})` } }),
  };
  const written = inUnitOf(found, of);
  if (written === undefined) return named;
  const number = (unit ? [written, Math.round(written)] : likelyNumbers(written, of)).find((each) =>
    takes(checked, path, each),
  );
  const meant = number === undefined ? undefined : String(number);
  return { ...named, ...becomes(meant, meant === String(value).trim()) };
};

const meantByFlag = (value: unknown): Meant => {
  const word = String(value).trim().toLowerCase();
  const meant = new Map([...flags, ['1', 'true'], ['0', 'false']]).get(word);
  return becomes(meant, meant === word);
};

const meantByText = (value: unknown, path: string, checked: Checked): Meant => {
  const isTaken = (text: string) => takes(checked, path, text);
  // ['inquiry'] and { name: 'inquiry' } for 'inquiry'; of longer texts it is unclear which one is meant.
  const texts = Object.values({ ...listOf(value), ...groupOf(value) });
  const first = textOf(texts[0]) ?? '';
  const isWord = texts.length === 1 || !/\s/.test(first);
  if (first !== '' && isWord && isTaken(first)) return becomes(inQuotes(first));
  if (typeof value !== 'number') return {};
  const meant = [String(value), `${value}px`].find(isTaken);
  return becomes(meant && inQuotes(meant), meant === String(value));
};

/** The signs between cells, points and names; beside a tab, a bar or a semicolon a comma is a comma. */
const separators = [/\t+|\s*[|;]\s*/, /\s*[,•·\n]\s*|\s+(?:[-–—/>›»→]|and|or)\s+/];

/** The parts of a text, and whether they are words: too short for sentences. */
const partsOf = (text: string) => {
  const separator = separators.find((sign) => sign.test(text));
  const parts = separator
    ? text
        .trim()
        .split(separator)
        .filter((part) => part.trim() !== '')
    : [text];
  const areShort = parts.every((part) => part.split(/\s+/).length <= 4 && !/[.!?…]$/.test(part));
  return { parts, areWords: parts.length > 1 && areShort };
};

/** As many groups, each with one name. */
const groupsOf = (words: string[], schemas: Schema[]): string | undefined => {
  const groups = words.map((word) => likelyGroup(schemas, word));
  const isWhole = groups.every((group) => group?.includes('…') === false);
  return isWhole ? groups.join(', ') : undefined;
};

/** 'a, b' for ['a', 'b'], or for as many groups with one name each. */
const meantByWords = (text: string, path: string, checked: Checked): Meant => {
  const { parts, areWords } = partsOf(text);
  const likely = areWords ? [parts, [text]] : [[text], parts];
  const meant = likely.find((list) => takes(checked, path, list));
  const texts = meant?.map((each) => inQuotes(each)).join(', ');
  const groups = areWords ? groupsOf(parts, schemasAt(checked, `${path}[0]`)) : undefined;
  const entries = texts ?? groups;
  return becomes(entries && `[${entries}]`);
};

/** An entry of another type than its schema requires (one of yup's types). */
export const wrongSortOf = (path: string, sort: string, checked: Checked): Finding => {
  const value = valueAt(checked.value, path);
  const parts = { should: 'should look like the example' };
  const finding = { error: wrongSort[sort] ?? 'wrongForm', path, parts } as const;
  if (sort === 'number') return { ...finding, ...meantByNumber(value, path, checked) };
  if (sort === 'boolean') return { ...finding, ...meantByFlag(value) };
  if (sort === 'string') return { ...finding, ...meantByText(value, path, checked) };
  if (sort === 'array') {
    return typeof value === 'string'
      ? { ...finding, ...meantByWords(value, path, checked) }
      : finding;
  }
  const allowed = keysAt(checked, path).join(', ') || undefined;
  // What is written in HTML is no text of a group, and what is switched off has none.
  const isNone = value === false || /^\s*<[a-z]/i.test(textOf(value) ?? '');
  const schemas = schemasAt(checked, path);
  // Among other texts each is one entry, whatever commas it has.
  const isOnly = path.endsWith(']') && listOf(valueAt(checked.value, parentOf(path))).length === 1;
  const { parts: words, areWords } = partsOf(isOnly ? String(value) : '');
  const group = areWords ? groupsOf(words, schemas) : likelyGroup(schemas, value);
  const suggestion = isNone ? undefined : group;
  const isWhole = suggestion?.includes('…') === false;
  return { ...finding, allowed, ...(isWhole ? becomes(suggestion) : { suggestion }) };
};

/** The format of a picture that no browser shows, and the alternatives. */
const wrongFormat = (file: string, description: Described | undefined) => {
  const { formats = [] } = metaOf(description);
  const [, ending = ''] = /\.([a-z]\w{1,4})$/i.exec(file) ?? [];
  if (formats.length === 0 || ending === '' || formats.includes(ending.toLowerCase())) {
    return undefined;
  }
  const known = formats.filter((each) => each !== 'jpeg').map((each) => `.${each}`);
  return { ending, formats: `${known.slice(0, -1).join(', ')} or ${known.at(-1)}` };
};

/** The same text with the names in { } that the site replaces. */
const likelyFilled = (text: string, known: string[]): string[] => {
  const [only, ...others] = known;
  const nameFor = (word: string) =>
    nearest(word, known)?.word ?? (others.length === 0 ? only : undefined) ?? word;
  return [
    text.replaceAll(/\{+\s*([\w-]*)(?:\s*\}+)?/g, (_, word: string) => `{${nameFor(word)}}`),
    known.includes('page') ? `{page} | ${text.trim()}` : `${text.trim()} {number}`,
  ];
};

/** A schema's message, worded to follow “it”. */
const asAdvice = (message: string) =>
  message
    .replace(/^leads nowhere: /, 'must ')
    .replace(/^\S+ must /, 'must ')
    .replace(/^must /, 'should ');

/** A text in another form than its schema requires; `message` says how it should be. */
export const wrongForm = (path: string, message: string, checked: Checked): Finding => {
  const text = textOf(valueAt(checked.value, path)) ?? '';
  const description = describeAt(checked, path);
  const format = wrongFormat(text, description);
  if (format) return { error: 'pictureFormat', path, parts: format };
  const { placeholders = [], unit = '' } = metaOf(description);
  const likely =
    placeholders.length > 0
      ? likelyFilled(text, placeholders)
      : [/^\d+(?:\.\d+)?$/.test(text) ? text + unit : text, ...likelyTexts(text)];
  const meant = likely.find((each) => takes(checked, path, each));
  const error = isLinkAt(path) ? errorOfLink(text, meant) : errorOfAddress(text, meant);
  const parts = { should: asAdvice(message) };
  return { error, path, parts, ...becomes(meant && inQuotes(meant)) };
};

type Limits = { min?: unknown; max?: unknown };

/** Which limit a value is beyond, in words; a schema's `message` for a number of letters or entries. */
const beyond = (value: unknown, { min, max }: Limits, message: string) => {
  if (typeof value !== 'number') return asAdvice(message);
  if (typeof min === 'number') return `is too little: ${min} is the least`;
  return typeof max === 'number' ? `is too much: ${max} is the most` : asAdvice(message);
};

/** A number, or a count of entries or letters, beyond its limits. */
export const outOfRange = (
  path: string,
  { params = {}, message }: { params?: Limits | undefined; message: string },
  checked: Checked,
): Finding => {
  const value = valueAt(checked.value, path);
  const of = countedIn(metaAt(checked, path).description ?? '');
  const likely = typeof value === 'number' ? likelyNumbers(value, of) : [];
  const limit = Number(Number.isInteger(value) ? (params.min ?? params.max) : undefined);
  const meant = [...likely, limit].find((each) => takes(checked, path, each));
  const said = beyond(value, params, message);
  const parts = { beyond: of && likely.length > 0 ? `${said}, in ${of}` : said };
  return { error: 'outOfRange', path, parts, ...(meant !== undefined && becomes(String(meant))) };
};

import type { Schema, SchemaDescription } from 'yup';
import { groupOf, listOf, parentOf, textOf, valueAt } from '../../config-reader/values';
import { flags } from '../../nearest/lexicon';
import { likelyHost, likelyTexts } from '../../nearest/likely-texts';
import { inQuotes } from '../../nearest/meant-by';
import { type Counted, countedIn, inUnitOf, measured } from '../../nearest/measure';
import { nearest } from '../../nearest/nearest';
import type { ErrorName } from '../../problems/catalogue/errors';
import { becomes, type Finding } from '../../problems/problem';
import { isLinkAt, isUnsafe } from '../checks/check-link';
import {
  type Checked,
  describeAt,
  keysAt,
  keysOf,
  likelyGroup,
  metaAt,
  metaOf,
  onlyTaker,
  schemasAt,
  takes,
  testsOf,
} from './schema-at';

/** A number in the usual unit of its key. */
const likelyAmounts = (text: string, description: SchemaDescription | undefined): string[] => {
  const { unit } = metaOf(description);
  return unit !== undefined && /^\d+(?:\.\d+)?$/.test(text) ? [text + unit] : [];
};

/** The format of a picture that no browser shows, and the alternatives. */
const wrongFormat = (file: string, description: SchemaDescription | undefined) => {
  const { formats = [] } = metaOf(description);
  const [, ending = ''] = /\.([a-z]\w{1,4})$/i.exec(file) ?? [];
  if (formats.length === 0 || ending === '' || formats.includes(ending.toLowerCase())) {
    return undefined;
  }
  const known = formats.filter((each) => each !== 'jpeg').map((each) => `.${each}`);
  return { ending, formats: `${known.slice(0, -1).join(', ')} or ${known.at(-1)}` };
};

/** Whether the entry at `path` is too short for a time in milliseconds. */
export const isShortTime = (path: string, checked: Checked): boolean => {
  const tests = testsOf(describeAt(checked, path));
  const value = valueAt(checked.value, path);
  return typeof value === 'number' && value > 0 && tests.some(({ name }) => name === 'long-enough');
};

/** 3 for 3000: seconds were meant. */
export const shortTime = (path: string, checked: Checked): Finding => {
  const value = Number(valueAt(checked.value, path));
  const meant = Number((value * 1000).toFixed(3));
  return { error: 'shortTime', path, ...(takes(checked, path, meant) && becomes(String(meant))) };
};

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

const meantByText = (
  value: unknown,
  isTaken: (text: string) => boolean,
  isMarked: boolean,
): Meant => {
  const { label, to } = groupOf(value);
  const isLink = typeof label === 'string' && typeof to === 'string';
  // A link in a text stands among its words.
  if (isMarked && isLink) return becomes(inQuotes(`[${label}](${to})`));
  if (typeof value === 'number') {
    const [meant] = [String(value), `${value}px`].filter(isTaken);
    return becomes(meant && inQuotes(meant), meant === String(value));
  }
  // ['inquiry'] and { name: 'inquiry' } for 'inquiry'.
  const [only, ...others] = Object.values(Object(value) as object) as unknown[];
  // Of a list of words the first is meant; of longer texts it is unclear which one.
  const isWord = others.length === 0 || (typeof only === 'string' && !/\s/.test(only));
  const isMeant = typeof only === 'string' && isWord && isTaken(only);
  return isMeant ? becomes(inQuotes(only)) : {};
};

/** A group without the brackets of its list. */
export const groupInList = '[{ … }]';

/** The separators of spreadsheet cells and breadcrumbs; beside them a comma is a comma. */
const separatorIn = (text: string): RegExp | undefined =>
  [/\t+/, /\s*\|\s*/, /\s*;\s*/, /\s+[>›»→]\s+/].find((sign) => sign.test(text));

/** Short words between commas and the like: no sentence. */
const wordsOfList = (text: string): string[] | undefined => {
  const parts = text
    .split(separatorIn(text) ?? /\s*(?:[,•·\n]|\s\/\s|\s[-–—]\s)\s*/)
    .map((part) => part.replace(/^[-*]\s+/, '').trim())
    .filter((part) => part !== '');
  const last = parts.at(-1)?.split(/\s+(?:and|or|und|oder|et|ou|y|o)\s+/) ?? [];
  const all = [...parts.slice(0, -1), ...last];
  const isWord = (part: string) => part.split(/\s+/).length <= 4 && !/[.!?…]$/.test(part);
  return all.length > 1 && (all.every(isWord) || /[\t|]/.test(text)) ? all : undefined;
};

const listed = (texts: string[]) => `[${texts.map((text) => inQuotes(text)).join(', ')}]`;

/** 'a, b' for ['a', 'b'], or for as many groups with one name each. */
const meantByWords = (text: string, path: string, checked: Checked): Meant => {
  const words = wordsOfList(text);
  const parts = text.split(separatorIn(text) ?? /\s*[,\n]\s*/).filter((part) => part !== '');
  const likely = parts.length > 1 && words ? [words, [text]] : [[text], words ?? parts];
  const texts = likely.find((list) => takes(checked, path, list));
  if (texts) return becomes(listed(texts));
  // '8am - 1pm' for ['08:00–13:00'].
  const only = likelyTexts(text).find((each) => takes(checked, path, [each]));
  if (only !== undefined) return becomes(listed([only]));
  const groups = groupsOf(words ?? [text], schemasAt(checked, `${path}[0]`));
  return becomes(groups && `[${groups}]`);
};

/** <a href="/Contact">Write to us</a> for { label: 'Write to us', to: '/Contact' }. */
const linkInHtml = (html: string): string | undefined => {
  const [, to, label] =
    /^\s*<a\s[^<>]*\bhref=["']([^"']+)["'][^<>]*>([^<>]+)<\/a>\s*$/i.exec(html) ?? [];
  if (to === undefined || label === undefined) return undefined;
  return `{ label: ${inQuotes(label.trim())}, to: ${inQuotes(to)} }`;
};

/** What is written in HTML is no text of a group, and has no part in one but as a link. */
const meantByHtml = (html: string, keys: string[]): Meant =>
  becomes(['label', 'to'].every((key) => keys.includes(key)) ? linkInHtml(html) : undefined);

/** As many groups, each with one name. */
const groupsOf = (words: string[], schemas: Schema[]): string | undefined => {
  const groups = words.map((word) => likelyGroup(schemas, word));
  const isWhole = groups.every((group) => group !== undefined && !group.includes('…'));
  return isWhole ? groups.join(', ') : undefined;
};

const meantByList = (value: unknown, path: string, checked: Checked): Meant => {
  if (typeof value === 'string') return meantByWords(value, path, checked);
  if (typeof value !== 'object' || value === null) return {};
  // { first: '/home', second: '/start' } for ['/home', '/start'].
  const entries: unknown[] = Object.values(value);
  const texts = entries.filter((entry) => typeof entry === 'string');
  const isMeant =
    texts.length > 0 && texts.length === entries.length && takes(checked, path, texts);
  if (isMeant) return becomes(listed(texts));
  const isOfGroups = schemasAt(checked, `${path}[0]`).some((schema) => 'fields' in schema);
  return isOfGroups ? { suggestion: groupInList } : {};
};

/** An entry of another type than its schema requires (one of yup's types). */
export const wrongSortOf = (path: string, sort: string, checked: Checked): Finding => {
  const value = valueAt(checked.value, path);
  const parts = { should: 'should look like the example' };
  const finding = { error: wrongSort[sort] ?? 'wrongForm', path, parts } as const;
  if (sort === 'number') return { ...finding, ...meantByNumber(value, path, checked) };
  if (sort === 'boolean') return { ...finding, ...meantByFlag(value) };
  if (sort === 'string') {
    const isMarked = metaAt(checked, path).marks === true;
    return { ...finding, ...meantByText(value, (text) => takes(checked, path, text), isMarked) };
  }
  if (sort === 'array') return { ...finding, ...meantByList(value, path, checked) };
  if ((value === false || value === 'none') && takes(checked, path, undefined)) {
    return { ...finding, fix: { remove: path } };
  }
  const description = describeAt(checked, path);
  const allowed = keysOf(description).join(', ') || undefined;
  if (typeof value === 'string' && /^\s*<[a-z]/i.test(value)) {
    return { ...finding, allowed, ...meantByHtml(value, keysOf(description)) };
  }
  // Among other texts each is one entry, whatever commas it has.
  const texts = listOf(valueAt(checked.value, parentOf(path))).filter((each) => textOf(each));
  const isAlone = path.endsWith(']') && texts.length === 1;
  const words = typeof value === 'string' && isAlone ? wordsOfList(value) : undefined;
  const groups = words && groupsOf(words, schemasAt(checked, path));
  const suggestion = groups ?? likelyGroup(schemasAt(checked, path), value);
  const isWhole = suggestion !== undefined && !suggestion.includes('…');
  return { ...finding, allowed, ...(isWhole ? becomes(suggestion) : { suggestion }) };
};

/** The same text with the names in { } that the site replaces. */
const likelyFilled = (text: string, known: string[]): string[] => {
  const [only, ...others] = known;
  const nameFor = (word: string) =>
    nearest(word, known)?.word ?? (others.length === 0 ? only : undefined) ?? word;
  const [page, number] = ['page', 'number'].map((name) => known.includes(name));
  return [
    text.replaceAll(/\{+\s*([\w-]*)(?:\s*\}+)?/g, (_, word: string) => `{${nameFor(word)}}`),
    ...(page ? [`{page} | ${text.trim()}`] : []),
    ...(number ? [`${text.trim()} {number}`] : []),
  ];
};

/** A schema's message, worded to follow “it”. */
const asAdvice = (message: string) =>
  message
    .replace(/^leads nowhere: /, 'must ')
    .replace(/^\S+ must /, 'must ')
    .replace(/^must /, 'should ');

/** The only other key of the group that takes this text, and not any other. */
const otherKeyFor = (path: string, checked: Checked): string | undefined => {
  const group = groupOf(valueAt(checked.value, parentOf(path)));
  const free = keysAt(checked, parentOf(path)).filter((key) => !Object.hasOwn(group, key));
  return path.endsWith(']') ? undefined : onlyTaker(path, free, checked);
};

/** A text in another form than its schema requires; `message` says how it should be. */
export const wrongForm = (path: string, message: string, checked: Checked): Finding => {
  const value = valueAt(checked.value, path);
  const isHarmful = typeof value === 'string' && isLinkAt(path) && isUnsafe(value);
  const description = describeAt(checked, path);
  const { placeholders = [] } = metaOf(description);
  const likely = (text: string) =>
    placeholders.length > 0
      ? likelyFilled(text, placeholders)
      : [...likelyAmounts(text, description), ...likelyTexts(text)];
  const texts = typeof value === 'string' ? likely(value) : [];
  const meant = texts.find((text) => takes(checked, path, text));
  const format = typeof value === 'string' ? wrongFormat(value, description) : undefined;
  if (format) return { error: 'pictureFormat', path, parts: format };
  const other = meant === undefined ? otherKeyFor(path, checked) : undefined;
  if (other !== undefined) {
    const suggestion = `${other}: ${inQuotes(String(value))}`;
    const parts = { should: `belongs under “${other}”` };
    return { error: 'wrongForm', path, parts, suggestion, fix: { entry: suggestion } };
  }
  const host = typeof value === 'string' ? likelyHost(value) : undefined;
  const hasComma = host !== undefined && host === meant && !/\.\./.test(String(value));
  return {
    error: isHarmful ? 'unsafeLink' : hasComma ? 'commaInAddress' : 'wrongForm',
    path,
    parts: { should: asAdvice(message) },
    ...becomes(meant && inQuotes(meant)),
  };
};

const limitsOf = (description: SchemaDescription | undefined) => {
  const tests = testsOf(description);
  const params = (name: string) => tests.find((test) => test.name === name)?.params ?? {};
  const { min, more } = params('min');
  const { max, less } = params('max');
  const number = (value: unknown, by = 0) => (typeof value === 'number' ? value + by : undefined);
  return { least: number(min) ?? number(more, 1), most: number(max) ?? number(less, -1) };
};

const inWords = ({ least, most }: ReturnType<typeof limitsOf>, number: number) => {
  if (least !== undefined && number < least) return `is too little: ${least} is the least`;
  return most !== undefined && number > most ? `is too much: ${most} is the most` : undefined;
};

/** A number, or a count of entries or letters, beyond its limits. */
export const outOfRange = (path: string, message: string, checked: Checked): Finding => {
  const description = describeAt(checked, path);
  const limits = limitsOf(description);
  const value = valueAt(checked.value, path);
  const of = countedIn(metaOf(description).description ?? '');
  const isTaken = (each: number | undefined) => each !== undefined && takes(checked, path, each);
  const number = typeof value === 'number' ? value : undefined;
  const [near] = number === undefined ? [] : likelyNumbers(number, of).filter(isTaken);
  const edge = [limits.least, limits.most]
    .filter((each) => each !== undefined)
    .filter(isTaken)
    .toSorted((one, other) => Math.abs(one - (number ?? 0)) - Math.abs(other - (number ?? 0)))[0];
  const meant = near ?? (Number.isInteger(number) ? edge : undefined);
  const beyond = (number !== undefined && inWords(limits, number)) || asAdvice(message);
  return {
    error: 'outOfRange',
    path,
    parts: { beyond: of && number !== undefined ? `${beyond}, in ${of}` : beyond },
    ...(meant !== undefined && becomes(String(meant))),
  };
};

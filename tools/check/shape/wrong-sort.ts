import type { Schema } from 'yup';
import { groupOf, listOf, parentOf, textOf, valueAt } from '../../config-reader/values';
import { flags } from '../../nearest/lexicon';
import { likelyTexts } from '../../nearest/likely-texts';
import { inQuotes } from '../../nearest/meant-by';
import { type Counted, countedIn, inUnitOf, measured } from '../../nearest/measure';
import type { ErrorName } from '../../problems/catalogue/errors';
import { becomes, type Finding } from '../../problems/problem';
import {
  type Checked,
  describeAt,
  keysOf,
  likelyGroup,
  metaAt,
  schemasAt,
  takes,
} from './schema-at';

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
export const likelyNumbers = (number: number, of: Counted | undefined): number[] => [
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

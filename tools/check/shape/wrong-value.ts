import type { SchemaDescription } from 'yup';
import type { ErrorName } from '../catalogue/errors';
import { isLinkAt } from '../checks/is-link-at';
import type { Finding } from '../finding';
import { likelyHost } from '../nearest/likely-host';
import { inQuotes } from '../nearest/meant-by';
import { nearest } from '../nearest/nearest';
import { valueAt } from '../read/paths';
import { flags } from '../read/plain-values';
import { groupOf } from '../read/values';
import { contractsAt, describeAt, keysOf, takes, type Kept } from './contract-at';
import { likelyGroup } from './likely-group';
import { likelyTexts } from './likely-texts';
import { likelyAmounts, wrongFormat } from './usual-here';

const wrongSort: Record<string, ErrorName> = {
  string: 'notText',
  number: 'notNumber',
  boolean: 'notFlag',
  array: 'notList',
  object: 'notGroup',
};

type Meant = Pick<Finding, 'suggestion' | 'fix' | 'certain'>;

const becomes = (suggestion: string, certain = false): Meant => ({
  suggestion,
  fix: { value: suggestion },
  certain,
});

const meantByNumber = (value: unknown, isTaken: (number: number) => boolean): Meant => {
  const plain = typeof value === 'string' ? value.trim() : '';
  const [, digits, unit = ''] = /^(-?\d+(?:\.\d+)?)\s*(\D*)/.exec(plain) ?? [];
  if (digits === undefined) return {};
  // Every time in config is in milliseconds.
  const written = Number(digits) * (/^s(?:ec(?:ond)?s?)?$/i.test(unit) ? 1000 : 1);
  const number = [written, Math.round(written)].find(isTaken);
  return number === undefined ? {} : becomes(String(number), String(number) === plain);
};

const meantByFlag = (value: unknown): Meant => {
  const word = String(value).trim().toLowerCase();
  const meant = new Map([...flags, ['1', 'true'], ['0', 'false']]).get(word);
  return meant === undefined ? {} : becomes(meant, meant === word);
};

const meantByText = (
  value: unknown,
  isTaken: (text: string) => boolean,
  isMarked: boolean,
): Meant => {
  const { label, to } = groupOf(value);
  const isLink = typeof label === 'string' && typeof to === 'string';
  // A link stands among the words of a text.
  if (isMarked && isLink) return becomes(inQuotes(`[${label}](${to})`));
  if (typeof value === 'number') {
    const [meant] = [String(value), `${value}px`].filter(isTaken);
    return meant === undefined ? {} : becomes(inQuotes(meant), meant === String(value));
  }
  // ['inquiry'] and { name: 'inquiry' } for 'inquiry'.
  const [only, ...others] = Object.values(Object(value) as object) as unknown[];
  const isMeant = typeof only === 'string' && others.length === 0 && isTaken(only);
  return isMeant ? becomes(inQuotes(only)) : {};
};

/** A group without the brackets of its list. */
export const groupInList = '[{ … }]';

const meantByList = (value: unknown, isTaken: (list: unknown) => boolean): Meant => {
  if (typeof value === 'string') {
    const parts = value.split(/\s*[,;\n]\s*/).filter((part) => part !== '');
    const texts = [[value], parts].find(isTaken) ?? [value];
    return becomes(`[${texts.map((text) => inQuotes(text)).join(', ')}]`);
  }
  if (typeof value !== 'object' || value === null) return {};
  // { first: '/home', second: '/start' } for ['/home', '/start'].
  const entries: unknown[] = Object.values(value);
  const texts = entries.filter((entry) => typeof entry === 'string');
  const isMeant = texts.length > 0 && texts.length === entries.length && isTaken(texts);
  return isMeant
    ? becomes(`[${texts.map((text) => inQuotes(text)).join(', ')}]`)
    : { suggestion: groupInList };
};

const hasMarks = (path: string, kept: Kept) => {
  const description = describeAt(kept, path);
  return description !== undefined && 'meta' in description && description.meta?.marks === true;
};

/** An entry of another sort than its contract asks for, which is one of yup's types. */
export const wrongSortOf = (path: string, sort: string, kept: Kept): Finding => {
  const value = valueAt(kept.value, path);
  const parts = { should: 'should look like the example' };
  const finding = { error: wrongSort[sort] ?? 'wrongForm', path, parts } as const;
  if (sort === 'number') {
    return { ...finding, ...meantByNumber(value, (number) => takes(kept, path, number)) };
  }
  if (sort === 'boolean') return { ...finding, ...meantByFlag(value) };
  if (sort === 'string') {
    return {
      ...finding,
      ...meantByText(value, (text) => takes(kept, path, text), hasMarks(path, kept)),
    };
  }
  if (sort === 'array')
    return { ...finding, ...meantByList(value, (list) => takes(kept, path, list)) };
  const description = describeAt(kept, path);
  const allowed = keysOf(description).join(', ') || undefined;
  const suggestion = likelyGroup(contractsAt(kept, path), value);
  if (suggestion === undefined || suggestion.includes('…')) {
    return { ...finding, allowed, suggestion };
  }
  return { ...finding, allowed, ...becomes(suggestion) };
};

/** Links that run something, or that anybody on the way may change. */
const unsafe = /^\s*(?:javascript|data|vbscript|file|http):/i;

const placeholdersOf = (description: SchemaDescription | undefined): string[] =>
  (description && 'meta' in description && description.meta?.placeholders) || [];

/** The same text with the names in { } that the site fills in. */
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

/** What a contract's message says, to be read behind “it”. */
const asAdvice = (message: string) =>
  message
    .replace(/^leads nowhere: /, 'must ')
    .replace(/^\S+ must /, 'must ')
    .replace(/^must /, 'should ');

/** A text that is not written as its contract says, whose `message` tells how it should be. */
export const wrongForm = (path: string, message: string, kept: Kept): Finding => {
  const value = valueAt(kept.value, path);
  const isUnsafe = typeof value === 'string' && isLinkAt(path) && unsafe.test(value);
  const description = describeAt(kept, path);
  const placeholders = placeholdersOf(description);
  const likely = (text: string) =>
    placeholders.length > 0
      ? likelyFilled(text, placeholders)
      : [...likelyAmounts(text, description), ...likelyTexts(text)];
  const texts = typeof value === 'string' ? likely(value) : [];
  const meant = texts.find((text) => takes(kept, path, text));
  const format = typeof value === 'string' ? wrongFormat(value, description) : undefined;
  if (format) return { error: 'pictureFormat', path, parts: format };
  const host = typeof value === 'string' ? likelyHost(value) : undefined;
  const hasComma = host !== undefined && host === meant && !/\.\./.test(String(value));
  return {
    error: isUnsafe ? 'unsafeLink' : hasComma ? 'commaInAddress' : 'wrongForm',
    path,
    parts: { should: asAdvice(message) },
    ...(meant !== undefined && becomes(inQuotes(meant))),
  };
};

const limitsOf = (description: SchemaDescription | undefined) => {
  const tests = description && 'tests' in description ? description.tests : [];
  const params = (name: string) => tests.find((test) => test.name === name)?.params ?? {};
  const { min, more } = params('min');
  const { max, less } = params('max');
  const number = (value: unknown) => (typeof value === 'number' ? value : undefined);
  const beyond = (value: unknown, by: number) =>
    typeof value === 'number' ? value + by : undefined;
  return { least: number(min) ?? beyond(more, 1), most: number(max) ?? beyond(less, -1) };
};

const inWords = ({ least, most }: ReturnType<typeof limitsOf>, number: number) => {
  if (least !== undefined && number < least) return `is too little: ${least} is the least`;
  return most !== undefined && number > most ? `is too much: ${most} is the most` : undefined;
};

/** A number, or how many entries or letters there are, beyond its limits. */
export const outOfRange = (path: string, message: string, kept: Kept): Finding => {
  const description = describeAt(kept, path);
  const limits = limitsOf(description);
  const value = valueAt(kept.value, path);
  const [meant] =
    typeof value === 'number'
      ? [Math.round(value), limits.least, limits.most]
          .flatMap((each) => (takes(kept, path, each) ? (each ?? []) : []))
          .sort((one, other) => Math.abs(one - value) - Math.abs(other - value))
      : [];
  return {
    error: 'outOfRange',
    path,
    parts: { beyond: (typeof value === 'number' && inWords(limits, value)) || asAdvice(message) },
    ...(meant !== undefined && becomes(String(meant))),
  };
};

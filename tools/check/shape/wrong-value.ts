import type { SchemaDescription } from 'yup';
import { groupOf, parentOf, valueAt } from '../../config-reader/values';
import { likelyHost, likelyTexts } from '../../nearest/likely-texts';
import { inQuotes } from '../../nearest/meant-by';
import { countedIn } from '../../nearest/measure';
import { nearest } from '../../nearest/nearest';
import { becomes, type Finding } from '../../problems/problem';
import { isLinkAt, isUnsafe } from '../checks/check-link';
import { type Checked, describeAt, keysAt, metaOf, onlyTaker, takes, testsOf } from './schema-at';
import { likelyNumbers } from './wrong-sort';

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

import type { SchemaDescription } from 'yup';
import { textOf, valueAt } from '../../config-reader/values';
import { likelyTexts } from '../../nearest/likely-texts';
import { inQuotes } from '../../nearest/meant-by';
import { countedIn } from '../../nearest/measure';
import { nearest } from '../../nearest/nearest';
import { becomes, type Finding } from '../../problems/problem';
import { errorOfAddress, errorOfLink, isLinkAt } from '../checks/check-link';
import { type Checked, describeAt, metaAt, metaOf, takes } from './schema-at';
import { likelyNumbers } from './wrong-sort';

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

/** The same text with the names in { } that the site replaces. */
const likelyFilled = (text: string, known: string[]): string => {
  const [only, ...others] = known;
  const nameFor = (word: string) =>
    nearest(word, known)?.word ?? (others.length === 0 ? only : undefined) ?? word;
  return text.replaceAll(/\{+\s*([\w-]*)(?:\s*\}+)?/g, (_, word: string) => `{${nameFor(word)}}`);
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
      ? [likelyFilled(text, placeholders)]
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
  const limit = Number.isInteger(value) ? (params.min ?? params.max) : undefined;
  const meant = [...likely, limit].find((each) => takes(checked, path, each ?? null));
  const said = beyond(value, params, message);
  const parts = { beyond: of && likely.length > 0 ? `${said}, in ${of}` : said };
  return { error: 'outOfRange', path, parts, ...(meant !== undefined && becomes(String(meant))) };
};

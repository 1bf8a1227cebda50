import { validDate } from '../../../src/schema/calendar-day';
import { linkAdvice } from '../../../src/schema/link';
import { parentOf, valueAt } from '../../../src/schema/values/paths';
import { isLinkAt } from '../../config-values/links';
import {
  type Checked,
  type Described,
  describeAt,
  keysAt,
  metaAt,
  metaOf,
  takes,
} from '../../config-values/schema-at';
import { textOf } from '../../config-values/values';
import type { ErrorName } from '../../problems/catalogue/errors';
import { asSeen } from '../../problems/nearest/addresses';
import { flags } from '../../problems/nearest/lexicon';
import { inQuotes } from '../../problems/nearest/meant-by';
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

/** What the numbers of a key count, in the words of its schema. */
const counted = ['milliseconds', 'pixels', 'megabytes', 'percent', 'degrees'];

const countedAt = (checked: Checked, path: string): string | undefined => {
  const { description = '' } = metaAt(checked, path);
  return counted.find((each) => new RegExp(`\\bin ${each}`, 'i').test(description));
};

const meantByNumber = (value: unknown, path: string, checked: Checked): Partial<Finding> => {
  const of = countedAt(checked, path);
  const word = textOf(value)?.trim();
  const isMeant = word !== undefined && String(Number(word)) === word;
  // Of a day a condition asks only an age.
  if (validDate.test(word ?? '') && keysAt(checked, parentOf(path)).includes('youngerThan')) {
    return { allowed: 'a number: of a day ask youngerThan or notYoungerThan, with years' };
  }
  return {
    allowed: of && `a number, in ${of}${of === 'milliseconds' ? ': a second has 1000' : ''}`,
    ...(isMeant && takes(checked, path, Number(word)) && becomes(word, true)),
  };
};

const meantByFlag = (value: unknown): Meant => {
  const word = String(value).trim().toLowerCase();
  const meant = flags.get(word);
  return becomes(meant, meant === word);
};

const meantByText = (value: unknown, path: string, checked: Checked): Partial<Finding> => {
  const { follows } = metaAt(checked, path);
  // A number may have been meant to count, not to name one.
  if (follows && 'name' in follows && follows.name === 'field') {
    return { allowed: 'the name of a field, in quotes' };
  }
  return typeof value === 'number' && takes(checked, path, String(value))
    ? becomes(inQuotes(String(value)), true)
    : {};
};

/** An entry of another type than its schema requires (one of yup's types). */
export const wrongSortOf = (path: string, sort: string, checked: Checked): Finding => {
  const value = valueAt(checked.value, path);
  const parts = { should: 'should look like the example' };
  const finding = { error: wrongSort[sort] ?? 'wrongForm', path, parts } as const;
  if (sort === 'number') return { ...finding, ...meantByNumber(value, path, checked) };
  if (sort === 'boolean') return { ...finding, ...meantByFlag(value) };
  if (sort === 'string') return { ...finding, ...meantByText(value, path, checked) };
  if (sort === 'array') return finding;
  return { ...finding, allowed: keysAt(checked, path).join(', ') || undefined };
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

/** A schema's message, worded to follow “it”. */
const asAdvice = (message: string) =>
  message.replace(/^\S+ must /, 'must ').replace(/^must /, 'should ');

/** A text in another form than its schema requires; `message` says how it should be. */
export const wrongForm = (path: string, message: string, checked: Checked): Finding => {
  const text = textOf(valueAt(checked.value, path)) ?? '';
  const description = describeAt(checked, path);
  const format = wrongFormat(text, description);
  if (format) return { error: 'pictureFormat', path, parts: format };
  const meant = asSeen(text).find((each) => takes(checked, path, each));
  const error = isLinkAt(path) ? errorOfLink(text, meant) : errorOfAddress(text, meant);
  const advice = message.startsWith('leads nowhere: ') ? linkAdvice(text) : message;
  const parts = { should: asAdvice(advice) };
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
  const of = typeof value === 'number' ? countedAt(checked, path) : undefined;
  const limit = Number(Number.isInteger(value) ? (params.min ?? params.max) : undefined);
  const meant = takes(checked, path, limit) ? String(limit) : undefined;
  const advice = beyond(value, params, message);
  const parts = { beyond: of ? `${advice}, in ${of}` : advice };
  return { error: 'outOfRange', path, parts, ...becomes(meant) };
};

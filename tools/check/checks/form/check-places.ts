import { groupOf, listOf, textOf } from '../../../config-reader/values';
import type { Finding } from '../../../problems/problem';
import { becomes } from '../../../problems/problem';
import { type Field, fieldsWithin } from './form-parts';

/** The options of a field that have a capacity, with their paths. */
const countedIn = ({ entries, path }: Field) =>
  listOf(entries.options).flatMap((option, place) => {
    const { value, capacity } = groupOf(option);
    const at = `${path}.options[${place}]`;
    return capacity === undefined ? [] : [{ value: textOf(value), path: at }];
  });

const kinds = ['select', 'radio'];

/** The words of a field's places, and where it starts. */
const checkField = (field: Field): Finding[] => {
  const { path, entries } = field;
  const counted = countedIn(field);
  const [first] = counted;
  if (!first) {
    const at = `${path}.places`;
    return entries.places === undefined
      ? []
      : [{ error: 'placesUncounted', path: at, at: 'key', fix: { remove: at } }];
  }
  const unsaid: Finding = { error: 'placesUnsaid', path: `${first.path}.capacity`, at: 'key' };
  const reserved = counted
    .filter(({ value = '' }) => /^__.*__$/.test(value))
    .map(({ path: at }): Finding => ({ error: 'capacityName', path: `${at}.value` }));
  const starts = ['initial', 'afterSubmit'].flatMap((key): Finding[] => {
    const start = textOf(entries[key]);
    if (start === undefined || !counted.some(({ value }) => value === start)) return [];
    const at = `${path}.${key}`;
    return [{ error: 'startMayBeFull', path: at, parts: { found: start }, fix: { remove: at } }];
  });
  return [...(entries.places === undefined ? [unsaid] : []), ...reserved, ...starts];
};

/** Options with so many places, and what the form says and does when they are full. */
export const checkPlaces = (form: Record<string, unknown>, all: readonly Field[]): Finding[] => {
  // An option of another kind knows no capacity, which is reported as such.
  const fields = all.filter(({ kind = '' }) => kinds.includes(kind));
  const inLists = all
    .filter(({ kind }) => kind === 'list')
    .flatMap(fieldsWithin)
    .filter(({ kind = '' }) => kinds.includes(kind))
    .flatMap((field) => countedIn(field))
    .map(({ path }): Finding => {
      const at = `${path}.capacity`;
      return { error: 'capacityInList', path: at, at: 'key', fix: { remove: at } };
    });
  const [counted] = fields.flatMap(countedIn);
  const { full } = groupOf(form.outcome);
  const see = counted && { see: { path: `${counted.path}.capacity` } };
  const isCleared = textOf(groupOf(form.submit).clear) === 'submitted';
  const unneeded: Finding = {
    error: 'fullUnneeded',
    path: 'outcome.full',
    at: 'key',
    fix: { remove: 'outcome.full' },
  };
  return [
    ...fields.flatMap(checkField),
    ...inLists,
    ...(counted && form.outcome !== undefined && full === undefined
      ? [{ error: 'fullUnsaid', path: 'outcome', at: 'key', ...see } as const]
      : []),
    ...(!counted && full !== undefined ? [unneeded] : []),
    ...(counted && isCleared
      ? [{ error: 'clearedWhenFull', path: 'submit.clear', ...becomes("'saved'"), ...see } as const]
      : []),
  ];
};

import { keysOfKind, sortOfField } from '../../../config-values/fitting-rules';
import { groupOf, listOf, numberOf, textOf } from '../../../config-values/values';
import { meantBy } from '../../../problems/nearest/meant-by';
import { becomes, type Finding } from '../../../problems/problem';
import { asksAlways, type Field, fieldsWithin, isOfFields, namesOf, type Rule } from './form-parts';

/** Where a field says of what there are so many places, and of which value, if it is of one. */
const countedIn = ({ kind, entries, path }: Field) => {
  if (kind === 'date') {
    return entries.places === undefined ? [] : [{ value: undefined, at: `${path}.places.each` }];
  }
  return listOf(entries.options).flatMap((option, place) => {
    const { value, capacity } = groupOf(option);
    const at = `${path}.options[${place}].capacity`;
    return capacity === undefined ? [] : [{ value: textOf(value), at }];
  });
};

const hasPlaces = (field: Field): boolean => keysOfKind(field).includes('places');

/** Whether a field says how many places are taken: a whole number, or the entries of what is chosen or listed. */
const saysHowMany = ({ kind, entries }: Field): boolean =>
  kind === 'number'
    ? Number.isInteger(numberOf(entries.step) ?? 1)
    : kind === 'list' || kind === 'checkboxes';

/** The name of the field that says how many places are taken: none, or that of another one. */
const wrongCount = ({ path, entries }: Field, all: readonly Field[]): Finding[] => {
  const name = textOf(groupOf(entries.places).count);
  const suitable = all.filter(saysHowMany);
  if (name === undefined || suitable.some((field) => field.name === name)) return [];
  const meant = meantBy(name, namesOf(suitable));
  return [{ error: 'countsNothing', path: `${path}.places.count`, ...meant }];
};

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
  const unsaid: Finding = { error: 'placesUnsaid', path: first.at, at: 'key' };
  const reserved = counted
    .filter(({ value = '' }) => /^__.*__$/.test(value))
    .map(({ at }): Finding => ({
      error: 'capacityName',
      path: at.replace(/capacity$/, 'value'),
    }));
  const starts = ['initial', 'afterSubmit'].flatMap((key): Finding[] => {
    const start = textOf(entries[key]);
    const mayBeFull = field.kind === 'date' || counted.some(({ value }) => value === start);
    if (start === undefined || !mayBeFull) return [];
    const at = `${path}.${key}`;
    return [{ error: 'startMayBeFull', path: at, parts: { found: start }, fix: { remove: at } }];
  });
  return [...(entries.places === undefined ? [unsaid] : []), ...reserved, ...starts];
};

/** Whether a field holds times, of which there are so many: not words of a visitor's own. */
const hasTimes = (field: Field): boolean =>
  field.kind === 'time' ||
  (keysOfKind(field).includes('options') &&
    sortOfField(field) === 'text' &&
    field.entries.other === undefined);

/** The name of the field with the times of a day: none, or that of another one. */
const wrongTime = ({ kind, path, entries }: Field, all: readonly Field[]): Finding[] => {
  const name = kind === 'date' ? textOf(groupOf(entries.places).time) : undefined;
  const suitable = all.filter(hasTimes);
  if (name === undefined || suitable.some((field) => field.name === name)) return [];
  const meant = meantBy(name, namesOf(suitable));
  return [{ error: 'noTimes', path: `${path}.places.time`, ...meant }];
};

/** Rules have no loops: each night that there may be costs the server 45 expressions of a thousand. */
const mostNights = 14;

/** The two days of a stay: none, or another field; or a stay of any length. */
const wrongNights = (
  { path, entries }: Field,
  all: readonly Field[],
  rules: readonly Rule[],
): Finding[] => {
  const { nights } = groupOf(entries.places);
  if (nights === undefined) return [];
  const at = `${path}.places.nights`;
  const { arrival, departure } = groupOf(nights);
  const days = namesOf(all.filter(({ kind }) => kind === 'date'));
  const wrong = Object.entries({ arrival, departure }).flatMap(([key, value]): Finding[] => {
    const name = textOf(value);
    if (name === undefined || days.includes(name)) return [];
    return [{ error: 'noDayOfStay', path: `${at}.${key}`, ...meantBy(name, days) }];
  });
  const isLimited = rules.some(
    ({ check, field, entries }) =>
      check === 'days-after' &&
      field === departure &&
      entries.other === arrival &&
      (entries.from ?? entries.to) === undefined &&
      asksAlways(entries) &&
      (numberOf(entries.most) ?? Infinity) <= mostNights,
  );
  if (wrong.length > 0 || isLimited) return wrong;
  return [{ error: 'stayWithoutEnd', path: at, at: 'key', parts: { most: String(mostNights) } }];
};

/** A waiting list takes words for the visitor, and a stamp for the owner. */
const checkWaitingList = (form: Record<string, unknown>): Finding[] => {
  const { outcome, record } = form;
  if (outcome === undefined || record === undefined) return [];
  const isSaid = groupOf(outcome).waiting !== undefined;
  const stamps = groupOf(groupOf(record).stamps);
  const stamp = Object.keys(stamps).find((name) => textOf(stamps[name]) === 'waiting');
  if (isSaid === (stamp !== undefined)) return [];
  const path = stamp === undefined ? 'outcome.waiting' : `record.stamps.${stamp}`;
  const parts = isSaid
    ? { has: 'words for its visitors', lacks: 'stamp waiting in record' }
    : { has: 'a stamp', lacks: 'words for its visitors in outcome' };
  const at = isSaid ? ({ at: 'key' } as const) : {};
  return [{ error: 'halfWaitingList', path, parts, ...at }];
};

/** Places are taken by rules of the database; a function has none. */
const checkTaking = (form: Record<string, unknown>, isCounted: boolean): Finding[] => {
  const path = 'record.checkedBy';
  return isCounted && textOf(groupOf(form.record).checkedBy) === 'function'
    ? [{ error: 'placesAtFunction', path, fix: { remove: path } }]
    : [];
};

/** Options with so many places, and what the form says and does when they are full. */
export const checkPlaces = (
  form: Record<string, unknown>,
  all: readonly Field[],
  rules: readonly Rule[],
): Finding[] => {
  // An option of another kind knows no capacity, which is reported as such.
  const fields = all.filter(hasPlaces);
  const inLists = all
    .filter(isOfFields)
    .flatMap(fieldsWithin)
    .filter(hasPlaces)
    .flatMap(countedIn)
    .map(({ at }): Finding => {
      const removed = at.replace(/\.each$/, '');
      return { error: 'capacityInList', path: removed, at: 'key', fix: { remove: removed } };
    });
  const [counted] = fields.flatMap(countedIn);
  const { full, waiting } = groupOf(form.outcome);
  const see = counted && { see: { path: counted.at } };
  const isCleared = textOf(groupOf(form.submit).clear) === 'submitted';
  const unneeded = (['full', 'waiting'] as const).flatMap((key): Finding[] => {
    const path = `outcome.${key}`;
    const isRead = counted && !(key === 'full' && waiting !== undefined);
    if (groupOf(form.outcome)[key] === undefined || isRead) return [];
    const why = counted ? 'it has a waiting list' : 'no option or day of it has a capacity';
    return [{ error: 'fullUnneeded', path, at: 'key', parts: { why }, fix: { remove: path } }];
  });
  return [
    ...fields.flatMap(checkField),
    ...fields.flatMap((field) => [
      ...wrongCount(field, all),
      ...wrongTime(field, all),
      ...wrongNights(field, all, rules),
    ]),
    ...inLists,
    ...(counted && form.outcome !== undefined && full === undefined && waiting === undefined
      ? [{ error: 'fullUnsaid', path: 'outcome', at: 'key', ...see } as const]
      : []),
    ...unneeded,
    ...checkWaitingList(form),
    ...checkTaking(form, counted !== undefined),
    ...(counted && isCleared
      ? [{ error: 'clearedWhenFull', path: 'submit.clear', ...becomes("'saved'"), ...see } as const]
      : []),
  ];
};

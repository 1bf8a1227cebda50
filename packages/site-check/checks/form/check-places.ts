import { keysOfKind, sortOfField } from '../../../config-values/fitting-rules';
import { groupOf, listOf, numberOf, textAt, textOf } from '../../../config-values/values';
import { becomes, type Finding } from '../../../problems/problem';
import { foundIf, needless, noEffect, unknownName } from '../found';
import {
  asksAlways,
  type Field,
  fieldsWithin,
  isDay,
  isOfFields,
  namesOf,
  type Rule,
  type Wanted,
  wrongField,
} from './form-parts';

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

/** The words of a field's places, and where it starts. */
const checkField = (field: Field): Finding[] => {
  const { path, entries } = field;
  const at = `${path}.places`;
  const counted = countedIn(field);
  const [first] = counted;
  if (!first) {
    const unseen = noEffect(at, 'where no option has a capacity', 'give an option one');
    return foundIf(entries.places !== undefined, unseen);
  }
  const reserved = counted
    .filter(({ value = '' }) => /^__.*__$/.test(value))
    .map((each): Finding => ({
      error: 'capacityName',
      path: each.at.replace(/capacity$/, 'value'),
    }));
  const starts = ['initial', 'afterSubmit'].flatMap((key) => {
    const isCounted = (each: string) =>
      field.kind === 'date' || counted.some(({ value }) => value === each);
    const start = [entries[key]]
      .flat()
      .flatMap((each) => textOf(each) ?? [])
      .find(isCounted);
    const parts = { found: start ?? '' };
    return foundIf(start !== undefined, needless('startMayBeFull', `${path}.${key}`, { parts }));
  });
  return [
    ...foundIf(entries.places === undefined, { error: 'placesUnsaid', path: first.at, at: 'key' }),
    ...reserved,
    ...starts,
  ];
};

/** Whether a field says how many places are taken: a whole number, or the entries of what is chosen or listed. */
const saysHowMany = ({ kind, entries }: Field): boolean =>
  kind === 'number'
    ? Number.isInteger(numberOf(entries.step) ?? 1)
    : kind === 'list' || kind === 'checkboxes';

/** Whether a field holds times, of which there are so many: not words of a visitor's own. */
const hasTimes = (field: Field): boolean =>
  field.kind === 'time' ||
  (keysOfKind(field).includes('options') &&
    sortOfField(field) === 'text' &&
    field.entries.other === undefined);

/** The fields that the places of a field name, and what each of them must hold. */
const named: readonly (Wanted & { key: string })[] = [
  { key: 'count', holds: 'a whole number, a list or checkboxes', suits: saysHowMany },
  { key: 'time', holds: 'the times of a day', suits: hasTimes },
];

const wrongNames = ({ path, entries, kind }: Field, all: readonly Field[]): Finding[] => [
  ...named
    .filter(({ key }) => key !== 'time' || kind === 'date')
    .flatMap(({ key, ...wanted }) => {
      const at = { path: `${path}.places.${key}`, name: textAt(entries.places, key) };
      return wrongField(at, wanted, { fields: all });
    }),
  ...['nights.arrival', 'nights.departure'].flatMap((key) => {
    const at = { path: `${path}.places.${key}`, name: textAt(entries.places, key) };
    return unknownName({ error: 'noDayOfStay', ...at }, namesOf(all.filter(isDay)));
  }),
];

/** Rules have no loops: each night that there may be costs the server 45 expressions of a thousand. */
const mostNights = 14;

/** A stay of any length, between two days that there are. */
const stayWithoutEnd = (
  { path, entries }: Field,
  all: readonly Field[],
  rules: readonly Rule[],
): Finding[] => {
  const { nights } = groupOf(entries.places);
  const { arrival, departure } = groupOf(nights);
  const days: unknown[] = namesOf(all.filter(isDay));
  const isWrong = [arrival, departure].some((name) => textOf(name) && !days.includes(name));
  const isLimited = rules.some(
    ({ check, field, entries: rule }) =>
      check === 'days-after' &&
      field === departure &&
      rule.other === arrival &&
      (rule.from ?? rule.to) === undefined &&
      asksAlways(rule) &&
      (numberOf(rule.most) ?? Infinity) <= mostNights,
  );
  const parts = { most: String(mostNights) };
  return foundIf(nights !== undefined && !isWrong && !isLimited, {
    error: 'stayWithoutEnd',
    path: `${path}.places.nights`,
    at: 'key',
    parts,
  });
};

/** A waiting list takes words for the visitor, and a stamp for the owner. */
const checkWaitingList = ({ outcome, record }: Record<string, unknown>): Finding[] => {
  if (outcome === undefined || record === undefined) return [];
  const isSaid = groupOf(outcome).waiting !== undefined;
  const stamps = groupOf(groupOf(record).stamps);
  const stamp = Object.keys(stamps).find((name) => stamps[name] === 'waiting');
  if (isSaid === (stamp !== undefined)) return [];
  const path = stamp === undefined ? 'outcome.waiting' : `record.stamps.${stamp}`;
  const parts = isSaid
    ? { has: 'words for its visitors', lacks: 'stamp waiting in record' }
    : { has: 'a stamp', lacks: 'words for its visitors in outcome' };
  return [{ error: 'halfWaitingList', path, parts, ...(isSaid && { at: 'key' }) }];
};

/** In the entries of a list nobody counts places. */
const inLists = (all: readonly Field[]): Finding[] =>
  all
    .filter(isOfFields)
    .flatMap(fieldsWithin)
    .filter(hasPlaces)
    .flatMap(countedIn)
    .map(({ at }) => needless('capacityInList', at.replace(/\.each$/, ''), { at: 'key' }));

/** What a form says of places that are full, where none can be or something else is said. */
const unneeded = (outcome: Record<string, unknown>, isCounted: boolean): Finding[] =>
  ['full', 'waiting'].flatMap((key) => {
    const isRead = isCounted && !(key === 'full' && outcome.waiting !== undefined);
    const why = isCounted ? 'it has a waiting list' : 'no option or day of it has a capacity';
    return foundIf(
      outcome[key] !== undefined && !isRead,
      needless('fullUnneeded', `outcome.${key}`, { at: 'key', parts: { why } }),
    );
  });

/** Options with so many places, and what the form says and does when they are full. */
export const checkPlaces = (
  form: Record<string, unknown>,
  all: readonly Field[],
  rules: readonly Rule[],
): Finding[] => {
  const fields = all.filter(hasPlaces);
  const [counted] = fields.flatMap(countedIn);
  const outcome = groupOf(form.outcome);
  const see = { path: counted?.at ?? '' };
  const isUnsaid = form.outcome !== undefined && (outcome.full ?? outcome.waiting) === undefined;
  const isCleared = textAt(form, 'submit.clear') === 'submitted';
  // Places are taken by rules of the database; a function has none.
  const isAtFunction = textAt(form, 'record.checkedBy') === 'function';
  return [
    ...fields.flatMap(checkField),
    ...fields.flatMap((field) => [...wrongNames(field, all), ...stayWithoutEnd(field, all, rules)]),
    ...inLists(all),
    ...foundIf(counted && isUnsaid, { error: 'fullUnsaid', path: 'outcome', at: 'key', see }),
    ...unneeded(outcome, counted !== undefined),
    ...checkWaitingList(form),
    ...foundIf(counted && isAtFunction, needless('placesAtFunction', 'record.checkedBy')),
    ...foundIf(counted && isCleared, {
      error: 'clearedWhenFull',
      path: 'submit.clear',
      ...becomes("'saved'"),
      see,
    }),
  ];
};

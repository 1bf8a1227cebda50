import {
  type CountedDay,
  type CountedField,
  countedFields,
  waitingStamp,
} from '../../src/form/counted-fields';
import type { FormDefinition } from '../../src/form/form-schema';
import { placesCollection } from '../../src/schema/taken-places';
import { rulesList, rulesMap, rulesText } from './rules-language';

type Form = Pick<FormDefinition, 'fields' | 'steps' | 'record'>;

const documents = '/databases/$(database)/documents';
const counterOf = ({ record }: Form) => `${documents}/${placesCollection}/${record.collection}`;

const memberOf = (data: string, name: string) => `${data}[${rulesText(name)}]`;

const chosen = (data: string, { name }: Pick<CountedField, 'name'>) =>
  `${data}.get(${rulesText(name)}, '')`;

/**
 * The functions for the condition under which a record is created: what takes a place comes with its count,
 * which names it. No count that was there before will do. Empty for a form without a capacity.
 */
export const takingFunctions = (form: Form): string[] => {
  const counted = countedFields(form);
  if (counted.length === 0) return [];
  const takes = counted.map((field) =>
    field.day
      ? `${chosen('data', field)} != ''`
      : `${chosen('data', field)} in ${rulesList(Object.keys(field.capacities))}`,
  );
  const counter = counterOf(form);
  return [
    `function takesPlaces(data) { return ${takes.join(' || ')}; }`,
    `function isCounted() { return getAfter(${counter}).data.last == id && !(exists(${counter}) && get(${counter}).data.last == id); }`,
  ];
};

/**
 * What must hold besides for a record to be created: who waits takes no place, and waits for one. Empty for a
 * form without a capacity.
 */
export const takingCondition = (form: Form): string => {
  if (countedFields(form).length === 0) return '';
  const data = 'request.resource.data';
  const waiting = waitingStamp(form);
  const counted = `!takesPlaces(${data}) || isCounted()`;
  return waiting === undefined
    ? `\n        && (${counted})`
    : `\n        && (${memberOf(data, waiting)} ? takesPlaces(${data}) : ${counted})`;
};

/** How many places a record takes of a field's option, as `countOf` says it: one where nothing says more. */
const countOfRecord = ({ count }: CountedField): string => {
  if (!count) return '1';
  const name = rulesText(count.name);
  return count.isList
    ? `atLeastOne(data.get(${name}, []).size())`
    : `atLeastOne(data.get(${name}, 1))`;
};

/** The day of a record, with the time behind it where times are counted, as `optionOf` says it; empty for no day. */
const dayOf = (field: CountedField, { time }: CountedDay): string => {
  const day = chosen('data', field);
  if (time === undefined) return day;
  return `(${day} == '' ? '' : ${day} + ' ' + ${chosen('data', { name: time })})`;
};

const atLeastOne = `
      function atLeastOne(count) { return count is int && count > 1 ? count : 1; }`;

const grown = (most: string) =>
  `now.diff(was).affectedKeys().hasOnly([option]) && now[option] is int
            && now[option] == was.get(option, 0) + count && now[option] <= ${most}`;

const counts = `
      function counts(was, now, option, capacities, count) {
        return option in capacities
          ? ${grown('capacities[option]')}
          : now == was;
      }`;

const countsDay = `
      function countsDay(was, now, option, capacity, count) {
        return option != ''
          ? ${grown('capacity')}
          : now == was;
      }`;

/**
 * The rules of the document that counts the places taken: everybody reads it, and it changes only together
 * with a new record, by what that takes, up to the capacity. So filling a course takes as many records as it has
 * places, or such that say they take more. Empty for a form without a capacity.
 */
export const placeRules = (form: Form): string => {
  const counted = countedFields(form);
  if (counted.length === 0) return '';
  const record = `${documents}/${form.record.collection}/$(now.last)`;
  const waiting = waitingStamp(form);
  const takesAny =
    waiting === undefined ? '' : `\n          && !${memberOf(`getAfter(${record}).data`, waiting)}`;
  const steps = counted.map((field) => {
    const name = rulesText(field.name);
    const values = `was.get(${name}, {}), now.get(${name}, {})`;
    const { day, capacities } = field;
    return day
      ? `countsDay(${values}, ${dayOf(field, day)}, ${day.capacity}, ${countOfRecord(field)})`
      : `counts(${values}, ${chosen('data', field)}, ${rulesMap(Object.entries(capacities))}, ${countOfRecord(field)})`;
  });
  const own = [
    ...(counted.some(({ count }) => count) ? [atLeastOne] : []),
    ...(counted.some(({ day }) => day) ? [countsDay] : []),
    ...(counted.some(({ day }) => !day) ? [counts] : []),
  ];
  return `

    match /${placesCollection}/${form.record.collection} {${own.join('')}
      function takes(was, now, data) {
        return now.diff(was).affectedKeys().hasOnly(${rulesList(counted.map(({ name }) => name))})
          && ${steps.join('\n          && ')};
      }
      function follows(was, now) {
        return now.keys().hasOnly(['last', 'taken']) && now.last.matches('[0-9A-Za-z]+')
          && !exists(${record})
          && takes(was, now.taken, getAfter(${record}).data)${takesAny};
      }
      // How many places are taken, which changes only together with a new record that takes them.
      allow get;
      allow create: if follows({}, request.resource.data);
      allow update: if follows(resource.data.taken, request.resource.data);
    }`;
};

import {
  type CountedDay,
  type CountedField,
  countedFields,
  type CountedStay,
  waitingStamp,
} from '../../src/form/counted-fields';
import type { FormDefinition } from '../../src/form/form-schema';
import { dayLength } from '../../src/schema/calendar';
import { placesCollection } from '../../src/schema/taken-places';
import { arrivalAt, departureAt, nightsFromTo } from './day-conditions';
import { allOf, rulesList, rulesMap, rulesText } from './rules-language';

type Form = Pick<FormDefinition, 'fields' | 'steps' | 'record' | 'rules'>;

const documents = '/databases/$(database)/documents';
const counterOf = ({ record }: Form) => `${documents}/${placesCollection}/${record.collection}`;

const memberOf = (data: string, name: string) => `${data}[${rulesText(name)}]`;

const chosen = (data: string, { name }: Pick<CountedField, 'name'>) =>
  `${data}.get(${rulesText(name)}, '')`;

const chosenBoxes = ({ name }: Pick<CountedField, 'name'>) => `data.get(${rulesText(name)}, [])`;

/**
 * The functions for the condition under which a record is created: what takes a place comes with its count,
 * which names it. No count that was there before will do. Empty for a form without a capacity.
 */
export const takingFunctions = (form: Form): string[] => {
  const counted = countedFields(form);
  if (counted.length === 0) return [];
  const takes = counted.map((field) => {
    if (field.day) return `${chosen('data', field)} != ''`;
    if (field.several)
      return `${chosenBoxes(field)}.hasAny(${rulesList(Object.keys(field.capacities))})`;
    const isCounted = `${chosen('data', field)} in ${rulesList(Object.keys(field.capacities))}`;
    return field.stay ? `(${isCounted} && ${nightsOfStay(field.stay)} > 0)` : isCounted;
  });
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

/** How many nights a record is for; 0 where a day is missing. */
const nightsOfStay = ({ arrival, departure }: CountedStay): string =>
  nightsFromTo(
    arrivalAt(chosen('data', { name: arrival })),
    departureAt(chosen('data', { name: departure })),
  );

/** How many places a record takes of a field's option, as `countOf` says it: one where nothing says more. */
const countOfRecord = ({ count }: CountedField): string => {
  if (!count) return '1';
  const name = rulesText(count.name);
  return count.isList
    ? `atLeastOne(data.get(${name}, []).size())`
    : `atLeastOne(data.get(${name}, 1))`;
};

/** The day of a record, with the time behind it where times are counted, as `optionsOf` says it; empty for no day. */
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

/** Each box is asked for by itself, since rules have no loops. */
const countsBoxes = ({ name, capacities }: CountedField) => `
      function countsBoxes_${name}(was, now, boxes, count) {
        return ${allOf(
          [
            `now.diff(was).affectedKeys().hasOnly(${rulesList(Object.keys(capacities))})`,
            ...Object.entries(capacities).map(([option, most]) => {
              const box = rulesText(option);
              const isTaken = `(now[${box}] is int && now[${box}] == was.get(${box}, 0) + count && now[${box}] <= ${most})`;
              return `(${box} in boxes ? ${isTaken} : !now.diff(was).affectedKeys().hasAny([${box}]))`;
            }),
          ],
          '\n          && ',
        )};
      }`;

/** Each night is asked for by itself, since rules have no loops; so many nights there may be. */
const countsStay = (most: number) => `
      function takesNight(was, now, night, count, capacity) {
        return now[night] is int && now[night] == was.get(night, 0) + count && now[night] <= capacity;
      }
      function takesNights(was, now, room, first, length, count, capacity) {
        return ${allOf(
          [
            'now.diff(was).affectedKeys().size() == length',
            ...Array.from({ length: most }, (_, at) => {
              const night = `room + string(first${at === 0 ? '' : ` + ${at}`})`;
              return `(length < ${at + 1} || takesNight(was, now, ${night}, count, capacity))`;
            }),
          ],
          '\n          && ',
        )};
      }
      function countsStay(was, now, option, capacities, arrival, length, count) {
        return option in capacities && length > 0
          ? takesNights(was, now, option + ' ', midnight(arrival) / ${dayLength}, length, count, capacities[option])
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
    const { day, stay, several, capacities } = field;
    const count = countOfRecord(field);
    if (several) return `countsBoxes_${field.name}(${values}, ${chosenBoxes(field)}, ${count})`;
    if (day) return `countsDay(${values}, ${dayOf(field, day)}, ${day.capacity}, ${count})`;
    const option = `${chosen('data', field)}, ${rulesMap(Object.entries(capacities))}`;
    if (!stay) return `counts(${values}, ${option}, ${count})`;
    const arrival = chosen('data', { name: stay.arrival });
    return `countsStay(${values}, ${option}, ${arrival}, ${nightsOfStay(stay)}, ${count})`;
  });
  const stays = counted.flatMap(({ stay }) => stay ?? []);
  const own = [
    ...(counted.some(({ count }) => count) ? [atLeastOne] : []),
    ...(counted.some(({ day }) => day) ? [countsDay] : []),
    ...(counted.some(({ day, stay, several }) => !day && !stay && !several) ? [counts] : []),
    ...counted.filter(({ several }) => several).map(countsBoxes),
    ...(stays.length > 0 ? [countsStay(Math.max(...stays.map(({ most }) => most)))] : []),
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

import type { FieldDefinition } from '../fields/registry';
import { nightsOf } from '../rules/nights';
import type { RuleDefinition } from '../rules/schemas';
import { dayNumber } from '../schema/calendar';
import type { Values } from '../schema/record';
import { countOf, type Place } from '../schema/taken-places';
import { formFields } from './form-fields';
import type { FormDefinition } from './form-schema';

/** So many places on each day. */
export type CountedDay = {
  capacity: number;
  /** The field with the time, where each time of a day has so many. */
  time?: string;
  /** What visitors read of a day with places left, and of one without. */
  left: string;
  full: string;
};

/** The nights between two days, each of which has so many places of an option. */
export type CountedStay = {
  arrival: string;
  departure: string;
  /** The most nights that the rules of the form let through. */
  most: number;
  left: string;
  full: string;
};

/** A field whose options, or some of them, have so many places, for good or each night; or whose days have. */
export type CountedField = {
  name: string;
  /** By the value of the option: the others have as many as visitors like. */
  capacities: Readonly<Record<string, number>>;
  /** Several options can be chosen: a record takes a place of each. */
  several?: true;
  day?: CountedDay;
  stay?: CountedStay;
  /** The field that says how many places a record takes: a number, or the entries of a list. */
  count?: { name: string; isList: boolean };
  /** Words for whoever asks for more than are left. */
  tooFew?: string | undefined;
};

type Form = Pick<FormDefinition, 'fields' | 'steps'> & { rules?: readonly RuleDefinition[] };

type Stay = Pick<CountedStay, 'arrival' | 'departure'>;

/** The most nights of a stay, whenever it is; none while no rule of the server says so. */
const mostNights = ({ rules = [] }: Form, { arrival, departure }: Stay): number => {
  const limits = rules.flatMap((rule) =>
    rule.check === 'days-after' &&
    rule.field === departure &&
    rule.other === arrival &&
    (rule.from ?? rule.to) === undefined &&
    rule.when === undefined &&
    !rule.clientOnly
      ? (rule.most ?? [])
      : [],
  );
  return limits.length > 0 ? Math.min(...limits) : 0;
};

/** What is counted of a field; undefined for nothing. */
const countedOf = (field: FieldDefinition, form: Form): Omit<CountedField, 'name'> | undefined => {
  if (field.kind === 'date' && field.places) {
    const { each: capacity, time, left, full } = field.places;
    return { capacities: {}, day: { capacity, ...(time !== undefined && { time }), left, full } };
  }
  if (field.kind !== 'select' && field.kind !== 'radio' && field.kind !== 'checkboxes') {
    return undefined;
  }
  const counted = field.options.flatMap(({ value, capacity }) =>
    capacity === undefined ? [] : [[value, capacity] as const],
  );
  if (counted.length === 0) return undefined;
  if (field.kind === 'checkboxes')
    return { capacities: Object.fromEntries(counted), several: true };
  const { nights, left = '', full = '' } = field.places ?? {};
  const stay = nights && { ...nights, most: mostNights(form, nights), left, full };
  return { capacities: Object.fromEntries(counted), ...(stay && { stay }) };
};

/** The fields of a form whose options or days are counted, in order. */
export const countedFields = (form: Form): CountedField[] => {
  const fields = formFields(form).map(({ field }) => field);
  return fields.flatMap((field) => {
    const counted = countedOf(field, form);
    if (!counted) return [];
    const own = { name: field.name, ...counted };
    const places = 'places' in field ? field.places : undefined;
    const by = fields.find(({ name }) => name === places?.count);
    if (!by) return [own];
    const count = { name: by.name, isList: by.kind !== 'number' };
    return [{ ...own, count, tooFew: places?.tooFew }];
  });
};

type RecordValues = Readonly<Record<string, unknown>>;

const textIn = (values: RecordValues, name: string): string => {
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  return typeof value === 'string' ? value : '';
};

const textsAt = (values: RecordValues, name: string): string[] => {
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
};

/**
 * What is counted of a record's value: an option, or a day, with the time behind it where times are counted; of a stay
 * each of its nights, as a number behind the option.
 */
export const optionsOf = (
  { name, day, stay, several }: Pick<CountedField, 'name' | 'day' | 'stay' | 'several'>,
  values: RecordValues,
): string[] => {
  if (several) return textsAt(values, name);
  const own = textIn(values, name);
  if (own === '') return [];
  if (stay) {
    const [arrival, departure] = [textIn(values, stay.arrival), textIn(values, stay.departure)];
    const length = Math.min(nightsOf(arrival, departure), stay.most);
    return Array.from({ length }, (_, at) => `${own} ${dayNumber(arrival) + at}`);
  }
  return [day?.time === undefined ? own : `${own} ${textIn(values, day.time)}`];
};

/** How many places there are of what is chosen, or on that day; undefined where nothing is counted. */
const capacityIn = (
  { name, capacities, day, several }: CountedField,
  values: RecordValues,
  counted: string,
): number | undefined => {
  if (day) return day.capacity;
  const option = several ? counted : textIn(values, name);
  return Object.hasOwn(capacities, option) ? capacities[option] : undefined;
};

/** The stamp that says who is on the waiting list; undefined where the form has none. */
export const waitingStamp = ({ record: { stamps } }: Pick<FormDefinition, 'record'>) =>
  Object.keys(stamps).find((name) => stamps[name] === 'waiting');

/** The places that a record with these values takes of counted fields; hidden fields have no values. */
export const placesIn = (counted: readonly CountedField[], values: RecordValues): Place[] =>
  counted.flatMap((field) => {
    const { name, count, tooFew } = field;
    const more = count ? { count: countOf(values[count.name]), tooFew } : {};
    return optionsOf(field, values).flatMap((option) => {
      const capacity = capacityIn(field, values, option);
      return capacity === undefined ? [] : [{ field: name, option, capacity, ...more }];
    });
  });

export const placesOf = (form: Form, values: Values): Place[] =>
  placesIn(countedFields(form), values);

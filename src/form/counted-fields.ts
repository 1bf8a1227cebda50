import type { FieldDefinition } from '../fields/registry';
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

/** A field whose options, or some of them, have so many places; or whose days have. */
export type CountedField = {
  name: string;
  /** By the value of the option: the others have as many as visitors like. */
  capacities: Readonly<Record<string, number>>;
  day?: CountedDay;
  /** The field that says how many places a record takes: a number, or the entries of a list. */
  count?: { name: string; isList: boolean };
  /** Words for whoever asks for more than are left. */
  tooFew?: string | undefined;
};

type Form = Pick<FormDefinition, 'fields' | 'steps'>;

/** What is counted of a field; undefined for nothing. */
const countedOf = (field: FieldDefinition): Omit<CountedField, 'name'> | undefined => {
  if (field.kind === 'date' && field.places) {
    const { each: capacity, time, left, full } = field.places;
    return { capacities: {}, day: { capacity, ...(time !== undefined && { time }), left, full } };
  }
  if (field.kind !== 'select' && field.kind !== 'radio') return undefined;
  const counted = field.options.flatMap(({ value, capacity }) =>
    capacity === undefined ? [] : [[value, capacity] as const],
  );
  return counted.length > 0 ? { capacities: Object.fromEntries(counted) } : undefined;
};

/** The fields of a form whose options or days are counted, in order. */
export const countedFields = (form: Form): CountedField[] => {
  const fields = formFields(form).map(({ field }) => field);
  return fields.flatMap((field) => {
    const counted = countedOf(field);
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

/** What is counted of a record's value: an option, or a day, with the time behind it where times are counted. */
export const optionOf = (
  { name, day }: Pick<CountedField, 'name' | 'day'>,
  values: RecordValues,
): string | undefined => {
  const own = Object.hasOwn(values, name) ? values[name] : undefined;
  if (typeof own !== 'string' || own === '') return undefined;
  if (day?.time === undefined) return own;
  const time = Object.hasOwn(values, day.time) ? values[day.time] : '';
  return `${own} ${typeof time === 'string' ? time : ''}`;
};

/** How many places there are of an option, or on a day; undefined where nothing is counted. */
const capacityOf = ({ capacities, day }: CountedField, option: string): number | undefined => {
  if (day) return day.capacity;
  return Object.hasOwn(capacities, option) ? capacities[option] : undefined;
};

/** The stamp that says who is on the waiting list; undefined where the form has none. */
export const waitingStamp = ({ record: { stamps } }: Pick<FormDefinition, 'record'>) =>
  Object.keys(stamps).find((name) => stamps[name] === 'waiting');

/** The places that a record with these values takes of counted fields; hidden fields have no values. */
export const placesIn = (counted: readonly CountedField[], values: RecordValues): Place[] =>
  counted.flatMap((field) => {
    const option = optionOf(field, values);
    const capacity = option === undefined ? undefined : capacityOf(field, option);
    if (option === undefined || capacity === undefined) return [];
    const { name, count, tooFew } = field;
    const place = { field: name, option, capacity };
    return [count ? { ...place, count: countOf(values[count.name]), tooFew } : place];
  });

export const placesOf = (form: Form, values: Values): Place[] =>
  placesIn(countedFields(form), values);

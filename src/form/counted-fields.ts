import type { Values } from '../schema/record';
import { countOf, type Place } from '../schema/taken-places';
import { formFields } from './form-fields';
import type { FormDefinition } from './form-schema';

/** A field whose options, or some of them, have so many places. */
export type CountedField = {
  name: string;
  /** By the value of the option: the others have as many as visitors like. */
  capacities: Readonly<Record<string, number>>;
  /** The field that says how many places a record takes: a number, or the entries of a list. */
  count?: { name: string; isList: boolean };
  /** Words for whoever asks for more than are left. */
  tooFew?: string | undefined;
};

type Form = Pick<FormDefinition, 'fields' | 'steps'>;

/** The fields of a form whose options are counted, in order. */
export const countedFields = (form: Form): CountedField[] => {
  const fields = formFields(form).map(({ field }) => field);
  return fields.flatMap((field) => {
    if (field.kind !== 'select' && field.kind !== 'radio') return [];
    const { name, options, places } = field;
    const counted = options.flatMap(({ value, capacity }) =>
      capacity === undefined ? [] : [[value, capacity] as const],
    );
    if (counted.length === 0) return [];
    const own = { name, capacities: Object.fromEntries(counted) };
    const by = fields.find((each) => each.name === places?.count);
    if (!by) return [own];
    const count = { name: by.name, isList: by.kind !== 'number' };
    return [{ ...own, count, tooFew: places?.tooFew }];
  });
};

/** The stamp that says who is on the waiting list; undefined where the form has none. */
export const waitingStamp = ({ record: { stamps } }: Pick<FormDefinition, 'record'>) =>
  Object.keys(stamps).find((name) => stamps[name] === 'waiting');

/** The places that a record with these values takes of counted fields; hidden fields have no values. */
export const placesIn = (
  counted: readonly CountedField[],
  values: Readonly<Record<string, unknown>>,
): Place[] =>
  counted.flatMap(({ name, capacities, count, tooFew }) => {
    const option = values[name];
    if (typeof option !== 'string' || !Object.hasOwn(capacities, option)) return [];
    const place = { field: name, option, capacity: capacities[option] ?? 0 };
    return [count ? { ...place, count: countOf(values[count.name]), tooFew } : place];
  });

/** The same of a form. */
export const placesOf = (form: Form, values: Values): Place[] =>
  placesIn(countedFields(form), values);

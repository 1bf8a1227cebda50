import type { Values } from '../schema/record';
import type { Place } from '../schema/taken-places';
import { formFields } from './form-fields';
import type { FormDefinition } from './form-schema';

/** A field whose options, or some of them, have so many places. */
export type CountedField = {
  name: string;
  /** By the value of the option: the others have as many as visitors like. */
  capacities: Readonly<Record<string, number>>;
};

type Form = Pick<FormDefinition, 'fields' | 'steps'>;

/** The fields of a form whose options are counted, in order. */
export const countedFields = (form: Form): CountedField[] =>
  formFields(form).flatMap(({ field }) => {
    if (field.kind !== 'select' && field.kind !== 'radio') return [];
    const counted = field.options.flatMap(({ value, capacity }) =>
      capacity === undefined ? [] : [[value, capacity] as const],
    );
    return counted.length > 0
      ? [{ name: field.name, capacities: Object.fromEntries(counted) }]
      : [];
  });

/** The stamp that says who is on the waiting list; undefined where the form has none. */
export const waitingStamp = ({ record: { stamps } }: Pick<FormDefinition, 'record'>) =>
  Object.keys(stamps).find((name) => stamps[name] === 'waiting');

/** The places that a record with these values takes; hidden fields have no values. */
export const placesOf = (form: Form, values: Values): Place[] =>
  countedFields(form).flatMap(({ name, capacities }) => {
    const option = values[name];
    if (typeof option !== 'string' || !Object.hasOwn(capacities, option)) return [];
    return [{ field: name, option, capacity: capacities[option] ?? 0 }];
  });

import type { PlainValue, Value } from './record';

/** Apart from what config may say of a record: visitors load these, and no schema. */

/** A value by itself as text, empty if there is none. */
export const textOf = (value: Value | undefined): string =>
  String((value as PlainValue | undefined) ?? '');

/** The texts in a list; entries have none. */
export const textsIn = (value: Value | undefined): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];

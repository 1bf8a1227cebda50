import type { Schema } from 'yup';

/** The limits of a number, or of the letters of a text or the entries of a list; `more`: above this one. */
export type Bounds = { min?: number; more?: number; max?: number };

/** The limits that a schema sets. Not by `describe()`: that describes all that a group holds as well. */
export const boundsOf = (schema: Schema): Bounds =>
  Object.assign(
    {},
    ...schema.tests.map(({ OPTIONS: { name, params } = { test: () => true } }) => {
      if (name === 'min') return { min: params?.min, more: params?.more };
      return name === 'max' ? { max: params?.max } : {};
    }),
  ) as Bounds;

const units: Record<string, string> = { string: ' characters', array: ' entries' };

/** What limits of this schema count, with a blank before it; empty for numbers. */
export const unitOf = ({ type }: Schema): string => units[type] ?? '';

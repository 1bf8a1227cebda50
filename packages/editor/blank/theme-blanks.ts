import type { Schema } from 'yup';
import { themeSchema } from '../../../src/schema/theme';
import { themeExample } from '../../../src/schema/theme-example';
import type { Value } from '../../../src/schema/values/change';
import { isGroup } from '../../../src/schema/values/group';
import { type AnySchema, innerSchema, schemaOf } from '../../../src/schema/values/inner-schema';

const valuesIn = (anySchema: AnySchema, value: unknown): [Schema, Value][] => {
  const schema = schemaOf(anySchema, value);
  if (!isGroup(value)) return [[schema, value as Value]];
  return Object.entries(value).flatMap(([key, each]) => {
    const inner = innerSchema(schema, key);
    return inner ? valuesIn(inner, each) : [];
  });
};

/** Colours and sizes suit each other: a theme's begin as in the example, by their schemas. */
export const themeBlanks: ReadonlyMap<Schema, Value> = new Map(
  valuesIn(themeSchema, themeExample).toReversed(),
);

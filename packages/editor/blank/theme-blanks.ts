import type { Schema } from 'yup';
import { themeSchema } from '../../../src/schema/theme';
import { themeExample } from '../../../src/schema/theme-example';
import type { Value } from '../../../src/schema/values/change';
import { isGroup } from '../../../src/schema/values/group';
import { placesIn } from '../../../src/schema/values/places-in';

/** Colours and sizes suit each other: a theme's begin as in the example, by their schemas. */
export const themeBlanks: ReadonlyMap<Schema, Value> = new Map(
  [...placesIn({ value: themeExample, field: themeSchema }, ({ value }) => isGroup(value))]
    .flatMap(({ value, schema }): [Schema, Value][] =>
      schema && !isGroup(value) ? [[schema, value as Value]] : [],
    )
    .toReversed(),
);

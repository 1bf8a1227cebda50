import { fieldSchemas } from '../../../../src/fields/registry';
import type { Metadata } from '../../../../src/schema/metadata';
import type { Field } from './form-parts';

const known = new Map(Object.entries(fieldSchemas).map(([kind, schema]) => [kind, schema.meta()]));

/** What the kind of a field says of itself. */
export const kindOf = ({ kind }: Pick<Field, 'kind'>): Metadata | undefined =>
  known.get(kind ?? '');

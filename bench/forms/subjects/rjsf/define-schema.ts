import type { RJSFSchema } from '@rjsf/utils';
import type { BenchField } from '../../probe/bench-fields';

const propertyOf = ({ name, label, email }: BenchField): [string, RJSFSchema] => [
  name,
  { type: 'string', title: label, ...(email && { format: 'email' }) },
];

/** The fields as a JSON Schema. */
export const defineSchema = (fields: BenchField[]): RJSFSchema => ({
  type: 'object',
  properties: Object.fromEntries(fields.map(propertyOf)),
  required: fields.map(({ name }) => name),
});

import type { ControlElement, JsonSchema7, VerticalLayout } from '@jsonforms/core';
import type { BenchField } from '../../probe/bench-fields';

const propertyOf = ({ name, label, email }: BenchField): [string, JsonSchema7] => [
  name,
  { type: 'string', title: label, ...(email && { format: 'email' }) },
];

const controlOf = ({ name }: BenchField): ControlElement => ({
  type: 'Control',
  scope: `#/properties/${name}`,
});

/** The fields as a JSON Schema and a layout. */
export const defineSchemas = (fields: BenchField[]) => ({
  schema: {
    type: 'object',
    properties: Object.fromEntries(fields.map(propertyOf)),
    required: fields.map(({ name }) => name),
  } satisfies JsonSchema7,
  uischema: {
    type: 'VerticalLayout',
    elements: fields.map(controlOf),
  } satisfies VerticalLayout,
});

import type { ValueKind } from '../fields/kind-module';
import type { FieldDefinition } from '../fields/registry';
import { isBlank } from '../rules/is-blank';
import type { Value, Values } from '../schema/record';
import type { CompiledForm } from './compile-form';

/** The value that the field gets from these texts of a query; undefined if it cannot hold them. */
export const prefilledValue = (
  kind: ValueKind,
  field: FieldDefinition,
  entries: string[],
): Value | undefined => {
  const value = kind.restore(field, { kind: field.kind, entries });
  const isHeld =
    value !== undefined && kind.holds(field, value) && kind.fits?.(field, value) !== false;
  return isHeld && !isBlank(value) ? value : undefined;
};

/** What a link fills in: the values in its `query` that their fields can hold. */
export const prefilled = (
  { fields, kindOf }: Pick<CompiledForm, 'fields' | 'kindOf'>,
  query: string,
): Values => {
  const given = new URLSearchParams(query);
  return Object.fromEntries(
    fields.flatMap(({ field }) => {
      const entries = 'prefill' in field && field.prefill ? given.getAll(field.prefill) : [];
      const value = prefilledValue(kindOf(field), field, entries);
      return value === undefined ? [] : [[field.name, value] as const];
    }),
  );
};

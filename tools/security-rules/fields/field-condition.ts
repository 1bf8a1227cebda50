import type { FieldDefinition, FieldKind } from '../../../src/fields/registry';

/**
 * What a record may hold in a field of a kind, whatever the field's rules say, as a condition of
 * Firebase's security rules on `value`: exactly what the kind's `ValueKind.holds` lets through.
 * Several conditions in it are joined by `&&` alone, or stand in brackets.
 */
export type FieldCondition<Kind extends FieldKind = FieldKind> = (
  value: string,
  field: FieldDefinition<Kind>,
) => string;

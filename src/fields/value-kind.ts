import type { Value } from '../contract/record';
import type { FieldDefinition, FieldKind } from './registry';

/**
 * What fields of a kind hold. The security rules have its other half:
 * tools/security-rules/fields.
 */
export type ValueKind<Kind extends FieldKind = FieldKind> = {
  /** Before anything was given. */
  empty: (field: FieldDefinition<Kind>) => Value;
  /** The value that the browser's own form data holds, in the texts of its entries. */
  read: (entries: string[]) => Value;
  /** Whether a record may hold `value` in this field, whatever the rules say. */
  holds: (field: FieldDefinition<Kind>, value: unknown) => boolean;
  /** What the browser alone asks of a value besides: the security rules cannot say it. */
  fits?: (field: FieldDefinition<Kind>, value: unknown) => boolean;
  /** What a visitor is told of a value that it does not hold, or that does not fit; `first` is what its first rule says. */
  refusal: (field: FieldDefinition<Kind>, first: string | undefined) => string;
};

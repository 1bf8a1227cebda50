import type { WrittenField } from '../loading/typed-values';
import type { Value } from '../schema/record';
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
  /** The other way round: a value as these texts, to outlive a reload. */
  write: (value: Value) => string[];
  /**
   * What of a value that was written down still fits the field, which another build may have changed
   * meanwhile; undefined where nothing does. What a visitor typed and may still mend is kept as it is.
   */
  restore: (field: FieldDefinition<Kind>, written: WrittenField) => Value | undefined;
  /** Whether a record may hold `value` in this field, whatever the rules say. */
  holds: (field: FieldDefinition<Kind>, value: unknown) => boolean;
  /** What the browser alone asks of a value besides: the security rules cannot say it. */
  fits?: (field: FieldDefinition<Kind>, value: unknown) => boolean;
  /** What a visitor is told of a value that it does not hold, or that does not fit; `first` is what its first rule says. */
  refusal: (field: FieldDefinition<Kind>, first: string | undefined) => string;
};

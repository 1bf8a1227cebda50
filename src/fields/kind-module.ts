import type { InputBaseProps } from '@mui/material/InputBase';
import type { ComponentType } from 'react';
import type { Control } from 'react-hook-form';
import type { WrittenField } from '../loading/typed-values';
import type { RuleDefinition } from '../rules/schemas';
import type { Value, Values } from '../schema/record';
import type { FieldDefinition, FieldKind } from './registry';

/** A word to the visitor below a field, for as long as it is true. It is no alert. */
export type Notice = {
  words: string;
  /** What was put in is not taken, as opposed to a word on what was. */
  invalid?: boolean;
};

/** What the frame hands to a control. The control owns the value; the frame owns everything else. */
export type ControlProps<Kind extends FieldKind> = {
  field: FieldDefinition<Kind>;
  /** Identity, and how react-hook-form follows the value, for Material UI's input. */
  input: Required<Pick<InputBaseProps, 'id' | 'name' | 'inputRef' | 'onChange' | 'onBlur'>>;
  /** For controls that are told what they hold: `useController`. */
  control: Control<Values>;
  /** Id of the label, for controls that are several. */
  labelId: string;
  /** To be put on the real element, or on the group of them. */
  aria: {
    'aria-invalid': true | undefined;
    'aria-describedby': string | undefined;
    'aria-required': true | undefined;
  };
  /** What is asked of the field, in the form's order: the same list each time. */
  rules: readonly RuleDefinition[];
  /** Show that the field is required, where the control has the label. */
  marked: boolean;
  /** Says `notice` below the field; null says nothing any more. */
  notify: (notice: Notice | null) => void;
};

/**
 * What fields of a kind hold. The security rules have its other half:
 * tools/security-rules/field-conditions.ts.
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

/** What visitors load of a field kind: `kind.ts` in its folder. */
export type KindModule<Kind extends FieldKind = FieldKind> = {
  Control: ComponentType<ControlProps<Kind>>;
  value: ValueKind<Kind>;
  /**
   * What the label is: of the one control, which is the rule; of several controls, which name
   * themselves by its id; or the control's own affair.
   */
  label?: 'group' | 'own';
};

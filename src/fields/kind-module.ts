import type { InputBaseProps } from '@mui/material/InputBase';
import type { ComponentType } from 'react';
import type { Control } from 'react-hook-form';
import type { WrittenField } from '../loading/typed-values';
import type { RuleContext } from '../rules/predicates';
import type { RuleDefinition } from '../rules/schemas';
import type { Value, Values } from '../schema/record';
import type { Others } from './price/work-out';
import type { FieldDefinition, FieldKind } from './registry';

/** A message to the visitor below a field, while it applies. Not an alert. */
export type Notice = {
  words: string;
  /** The input is invalid; otherwise the notice only comments on it. */
  invalid?: boolean;
};

/** An option as a control shows it: one that has no place left cannot be chosen. */
export type ShownOption = {
  value: string;
  label?: string | undefined;
  /** A sentence below it. */
  description?: string | undefined;
  disabled?: boolean | undefined;
};

/** What the frame passes to a control. The control owns the value; the frame owns everything else. */
export type ControlProps<Kind extends FieldKind> = {
  field: FieldDefinition<Kind>;
  /** Identity and react-hook-form's handlers, for Material UI's input. */
  input: Required<Pick<InputBaseProps, 'id' | 'name' | 'inputRef' | 'onChange' | 'onBlur'>>;
  /** For controlled inputs: `useController`. */
  control: Control<Values>;
  /** Id of the label, for fields of several controls. */
  labelId: string;
  /** For the real element, or for the group of elements. */
  aria: {
    'aria-invalid': true | undefined;
    'aria-describedby': string | undefined;
    'aria-required': true | undefined;
  };
  /** The field's rules, in the form's order: the same list each time. */
  rules: readonly RuleDefinition[];
  /** Mark the field as required, where the control renders the label. */
  marked: boolean;
  /** Shows `notice` below the field; null removes it. */
  notify: (notice: Notice | null) => void;
};

/** What is chosen among options, for a control that shows them. */
export type ControlledChoice<Chosen extends Value> = {
  controlled: { value: Value; onChange: (chosen: Chosen) => void; onBlur: () => void };
};

/** What a value's words may need. */
export type WordsOptions = {
  /** The text for a ticked box. */
  yes: string;
  /** BCP 47. */
  language: string;
  files: string[];
};

/**
 * The values of a field kind. The security rules have the other half:
 * packages/security-rules/field-conditions.ts.
 */
export type ValueKind<Kind extends FieldKind = FieldKind> = {
  /** The value before any input. */
  empty: (field: FieldDefinition<Kind>) => Value;
  /** The value in the browser's form data, from the texts of its entries. */
  read: (entries: string[], field: FieldDefinition<Kind>) => Value;
  /** The reverse: a value as these texts, to survive a reload. */
  write: (value: Value) => string[];
  /**
   * The part of a stored value that still fits the field, which another build may have changed; undefined if
   * nothing fits. What a visitor typed and may still correct is kept.
   */
  restore: (field: FieldDefinition<Kind>, written: WrittenField) => Value | undefined;
  /** What is checked and stored of a value; by default all of it. The control keeps what was typed. */
  sent?: (field: FieldDefinition<Kind>, value: Value) => Value;
  /**
   * Whether a record may hold `value` in this field, whatever the rules say. `rules` are the field's: a kind may have
   * a limit of its own where they set none; left out, it has none.
   */
  holds: (
    field: FieldDefinition<Kind>,
    value: unknown,
    rules?: readonly RuleDefinition[],
  ) => boolean;
  /** Further checks that only the browser can do: the security rules cannot express them. */
  fits?: (field: FieldDefinition<Kind>, value: unknown) => boolean;
  /**
   * The error message for a value that the field cannot hold, or that does not fit; `first` is the message of
   * its first rule.
   */
  errorMessage: (field: FieldDefinition<Kind>, first: string | undefined, value?: Value) => string;
  /** For fields that nobody fills in: the value, from those of the others. */
  workOut?: (field: FieldDefinition<Kind>, others: Others) => Value;
  /** The value in words for the visitor, empty if there is none; by default it is shown as it is. */
  inWords?: (field: FieldDefinition<Kind>, value: Value, options: WordsOptions) => string;
  /**
   * For fields of fields: what is wrong in them, the first problem first. Where it is a rule, `type` is its index among
   * those of the field, and in entries among those of their list. Only the browser asks.
   */
  problemsWithin?: (
    checked: { field: FieldDefinition<Kind>; rules: readonly RuleDefinition[] },
    value: Value,
    context: RuleContext | undefined,
  ) => { path: string; message: string; type?: string }[];
  /** For fields of fields: the value in the browser, from the texts of each control there is. */
  readWithin?: (
    field: FieldDefinition<Kind>,
    textsOf: (name: string) => string[] | undefined,
  ) => Value;
};

export type KindOf = (field: FieldDefinition) => KindModule;

/** The part of a field kind that visitors load: its folder's `control.tsx`. */
export type KindModule<Kind extends FieldKind = FieldKind> = {
  Control: ComponentType<ControlProps<Kind>>;
  value: ValueKind<Kind>;
  /**
   * What the label names: by default the one control; a group of controls, which refer to its id; or the
   * control renders it itself.
   */
  label?: 'group' | 'own';
  /** Its controls are those of other fields: it is not registered itself. */
  nests?: boolean;
};

export type NestingModule = { within: (kindOf: KindOf) => KindModule };

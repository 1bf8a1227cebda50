import type { InputBaseProps } from '@mui/material/InputBase';
import type { Control } from 'react-hook-form';
import type { RuleDefinition } from '../rules/schemas';
import type { Values } from '../schema/record';
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

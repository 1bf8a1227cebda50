import type { UseFormRegisterReturn } from 'react-hook-form';
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
  /** Identity and ARIA, to be put on the real input. */
  input: {
    id: string;
    'aria-invalid': boolean | undefined;
    'aria-describedby': string | undefined;
    'aria-required': boolean | undefined;
  };
  /** How react-hook-form follows the input: its name, ref and events. */
  registration: UseFormRegisterReturn;
  /** Says `notice` below the field; null says nothing any more. */
  notify: (notice: Notice | null) => void;
};

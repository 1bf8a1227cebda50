import type { UseFormRegisterReturn } from 'react-hook-form';
import type { FieldDefinition, FieldKind } from './registry';

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
};

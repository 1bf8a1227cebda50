import OutlinedInput from '@mui/material/OutlinedInput';
import type { ControlProps } from '../kind-module';

type PickedControlProps = ControlProps<'date' | 'time'> & {
  /** The first and the last that the browser offers. */
  limits?: { min?: string | undefined; max?: string | undefined };
};

/** What the browser's own picker fills in. It is no text: HTML limits no characters of it. */
export const PickedControl = ({ field, input, aria, limits }: PickedControlProps) => (
  <OutlinedInput
    {...input}
    type={field.kind}
    autoComplete={'autoComplete' in field ? field.autoComplete : undefined}
    defaultValue={field.initial}
    inputProps={{ ...aria, ...limits }}
  />
);

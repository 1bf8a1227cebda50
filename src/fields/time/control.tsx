import OutlinedInput from '@mui/material/OutlinedInput';
import type { ControlProps } from '../kind-module';

export { timeValue as value } from './value';

type PickedControlProps = ControlProps<'date' | 'time'> & {
  /** The first and the last value that the browser offers. */
  limits?: { min?: string | undefined; max?: string | undefined };
};

/** A control with the browser's native picker. HTML has no `maxlength` for it. */
export const Control = ({ field, input, aria, limits }: PickedControlProps) => (
  <OutlinedInput
    {...input}
    type={field.kind}
    autoComplete={'autoComplete' in field ? field.autoComplete : undefined}
    defaultValue={field.initial}
    inputProps={{ ...aria, ...limits }}
  />
);

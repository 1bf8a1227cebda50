import OutlinedInput from '@mui/material/OutlinedInput';
import type { ControlProps } from './control-props';
import { mostCharacters } from './most-characters';
import type { FieldKind } from './registry';

/**
 * One line of text: the control of every kind that has none of its own. The kind's name is the
 * input's type (HTML, section 4.10.5).
 */
export const LineControl = ({ field, input, aria }: ControlProps<FieldKind>) => (
  <OutlinedInput
    {...input}
    type={field.kind}
    autoComplete={'autoComplete' in field ? field.autoComplete : undefined}
    defaultValue={'initial' in field ? field.initial : undefined}
    inputProps={{ ...aria, maxLength: mostCharacters(field) }}
  />
);

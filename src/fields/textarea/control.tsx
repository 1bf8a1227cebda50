import OutlinedInput from '@mui/material/OutlinedInput';
import type { ControlProps } from '../kind-module';
import { mostCharacters } from '../most-characters';

export { textareaValue as value } from './value';

/** As high as config says; `multiline` would measure its height with script. */
export function Control({ field, input, aria }: ControlProps<'textarea'>) {
  return (
    <OutlinedInput
      {...input}
      inputComponent="textarea"
      rows={field.rows}
      autoComplete={field.autoComplete}
      defaultValue={field.initial}
      inputProps={{ ...aria, type: undefined, maxLength: mostCharacters(field) }}
    />
  );
}

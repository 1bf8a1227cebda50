import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { textOf } from '../../schema/record-texts';
import type { ControlProps } from '../kind-module';
import { parseNumber } from './parse-number';
import { numberValue } from './value';

export { numberValue as value } from './value';

/**
 * A text control with the keyboard for numbers: a native one takes no comma in some languages and hides what
 * it cannot read. It shows the typed text, and holds its number.
 */
export function Control({ field, input, control, labelId, aria }: ControlProps<'number'>) {
  const { field: controlled } = useController({ control, name: field.name });
  const [standing = ''] = numberValue.write(controlled.value);
  const [typed, setTyped] = useState(standing);
  // The form was cleared or restored.
  const isOthers = textOf(parseNumber(typed, field)) !== textOf(controlled.value);
  const shown = isOthers ? standing : typed;
  const prefixId = field.prefix && `${input.id}-prefix`;
  const unitId = field.unit && `${input.id}-unit`;
  return (
    <OutlinedInput
      id={input.id}
      name={input.name}
      inputRef={controlled.ref}
      value={shown}
      onChange={({ target }) => {
        setTyped(target.value);
        controlled.onChange(parseNumber(target.value, field));
      }}
      onBlur={controlled.onBlur}
      autoComplete={field.autoComplete}
      startAdornment={
        field.prefix && (
          <InputAdornment position="start" id={prefixId}>
            {field.prefix}
          </InputAdornment>
        )
      }
      endAdornment={
        field.unit && (
          <InputAdornment position="end" id={unitId}>
            {field.unit}
          </InputAdornment>
        )
      }
      inputProps={{
        ...aria,
        // What it is a number of belongs to its name.
        'aria-labelledby':
          prefixId || unitId ? [labelId, prefixId, unitId].filter(Boolean).join(' ') : undefined,
        inputMode: Number.isInteger(field.step ?? 1) ? 'numeric' : 'decimal',
        maxLength: 30,
      }}
    />
  );
}

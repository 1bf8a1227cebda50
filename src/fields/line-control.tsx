import OutlinedInput from '@mui/material/OutlinedInput';
import type { InputHTMLAttributes } from 'react';
import { mayBeFromRight } from '../theme/from-right';
import type { ControlProps } from './kind-module';
import { mostCharacters } from './most-characters';
import type { FieldKind } from './registry';

type Keyboard = InputHTMLAttributes<HTMLInputElement>['inputMode'];

/** Types of inputs that browsers fill only with values of that kind (HTML, section 4.10.18.7.1). */
const filledByKind: readonly string[] = ['email', 'tel', 'url'];

/** Other values, such as a part of a telephone number, need a plain input with the same keyboard. */
const typeFor = (kind: FieldKind, autoComplete = 'on') => {
  const filled = autoComplete.split(' ').at(-1) ?? '';
  return !filledByKind.includes(kind) || ['on', 'off', kind].includes(filled) ? kind : 'text';
};

/**
 * One line of text: the control of every kind without its own. The kind's name is the input's type and its
 * keyboard (HTML, sections 4.10.5 and 6.8.7).
 */
export const LineControl = ({ field, input, aria }: ControlProps<FieldKind>) => {
  const autoComplete = 'autoComplete' in field ? field.autoComplete : undefined;
  const type = typeFor(field.kind, autoComplete);
  return (
    <OutlinedInput
      {...input}
      type={type}
      autoComplete={autoComplete}
      defaultValue={'initial' in field ? field.initial : undefined}
      inputProps={{
        ...aria,
        // Typed from left to right on every page.
        ...(mayBeFromRight && filledByKind.includes(field.kind) ? { dir: 'ltr' } : {}),
        inputMode: type === field.kind ? undefined : (field.kind as Keyboard),
        maxLength: mostCharacters(field),
      }}
    />
  );
};

import styled from '@emotion/styled';
import type { ControlProps } from '../control-props';
import { controlStyle } from '../control-style';
import { mostCharacters } from '../most-characters';

const StyledTextarea = styled('textarea')(({ theme }) => ({
  ...controlStyle(theme),
  resize: 'vertical',
}));

export default function TextareaControl({ field, input, registration }: ControlProps<'textarea'>) {
  return (
    <StyledTextarea
      {...input}
      {...registration}
      rows={field.rows}
      maxLength={mostCharacters(field)}
      autoComplete={field.autoComplete}
      defaultValue={field.initial}
    />
  );
}

import styled from '@emotion/styled';
import type { ControlProps } from './control-props';
import { controlStyle } from './control-style';
import { mostCharacters } from './most-characters';

const StyledInput = styled('input')(({ theme }) => controlStyle(theme));

type InputProps = ControlProps<'text' | 'email' | 'tel'> & {
  type: 'text' | 'email' | 'tel';
};

/** One line of text of any kind. */
export const Input = ({ field, input, registration, type }: InputProps) => (
  <StyledInput
    {...input}
    {...registration}
    type={type}
    maxLength={mostCharacters(field)}
    autoComplete={field.autoComplete}
    defaultValue={field.initial}
  />
);

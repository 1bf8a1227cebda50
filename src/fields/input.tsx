import styled from '@emotion/styled';
import type { ControlProps } from './control-props';
import { controlStyle } from './control-style';

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
    maxLength={field.maxLength}
    autoComplete={field.autoComplete}
    defaultValue={field.initial}
  />
);

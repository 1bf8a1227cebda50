import styled from '@emotion/styled';
import type { ControlProps } from '../control-props';
import { controlStyle } from '../control-style';

const Frame = styled('div')(({ theme: { tokens, spacing } }) => ({
  position: 'relative',
  // The arrow, drawn with two edges so that it follows the scheme and forced colours.
  '&::after': {
    content: '""',
    position: 'absolute',
    insetInlineEnd: spacing(4),
    top: 'calc(50% - 6px)',
    width: 8,
    height: 8,
    borderInlineEnd: `1.5px solid ${tokens.color.ink}`,
    borderBottom: `1.5px solid ${tokens.color.ink}`,
    transform: 'rotate(45deg)',
    pointerEvents: 'none',
  },
}));

const StyledSelect = styled('select')(({ theme }) => ({
  ...controlStyle(theme),
  appearance: 'none',
  paddingInlineEnd: theme.spacing(7),
}));

export default function SelectControl({ field, input, registration }: ControlProps<'select'>) {
  return (
    <Frame>
      <StyledSelect
        {...input}
        {...registration}
        autoComplete={field.autoComplete}
        defaultValue={field.initial ?? ''}
      >
        {field.placeholder && (
          <option value="" disabled>
            {field.placeholder}
          </option>
        )}
        {field.options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label ?? value}
          </option>
        ))}
      </StyledSelect>
    </Frame>
  );
}

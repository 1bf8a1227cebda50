import styled from '@emotion/styled';

/** Two columns where there is room for them, one elsewhere. An arrow stands beside its one field. */
export const FormFrame = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5, 4),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  '& > :not([data-width="half"])': { gridColumn: '1 / -1' },
  '&[data-look="arrow"]': {
    gap: theme.spacing(3, 2),
    gridTemplateColumns: '1fr auto',
    alignItems: 'end',
    '& > [data-width]': { gridColumn: 'auto', position: 'relative' },
    // What is said below the field must not move it away from the arrow.
    '& > [data-width] > [role="status"]': { position: 'absolute', insetBlockStart: '100%' },
    '& > button': { gridColumn: 'auto' },
  },
}));

export const FormTitle = styled('h2')(({ theme: { tokens } }) => ({ ...tokens.type.h3 }));

export const FormNote = styled('p')(({ theme: { tokens } }) => ({
  ...tokens.type.label,
  letterSpacing: 0,
  color: tokens.color.muted,
  maxWidth: tokens.space.measure,
}));

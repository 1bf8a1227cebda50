import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** Two columns where there is room for them, one elsewhere. An arrow stands beside its one field. */
export const FormFrame = styled('form')(({ theme: { spacing } }) => ({
  display: 'grid',
  gap: spacing(5, 4),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  '& > :not([data-width="half"])': { gridColumn: '1 / -1' },
  '& > button': { justifySelf: 'start' },
  // In a form that is taller than the screen the alert stays in view above the field it speaks of.
  // A rule in @media that came with the alert itself would have every element's style computed anew.
  '& > [role="alert"]': {
    position: 'sticky',
    insetBlockStart: '5rem',
    zIndex: 1,
    // On a very low screen no header stays above it.
    '@media (max-height: 24em)': { insetBlockStart: '0.5rem' },
  },
  '&[data-look="arrow"]': {
    gap: spacing(3, 2),
    gridTemplateColumns: '1fr auto',
    alignItems: 'end',
    '& > [data-width]': { gridColumn: 'auto' },
    // What is said below the field must not move it away from the arrow.
    '& > [data-width] > [role="status"]': { position: 'absolute', insetBlockStart: '100%' },
    '& > button': { gridColumn: 'auto', minWidth: 48, padding: 0 },
  },
}));

const noteStyle = {
  color: 'text.muted',
  letterSpacing: 0,
  maxWidth: ({ space }: { space: { measure: string } }) => space.measure,
};

export const FormNote = ({ children }: { children: ReactNode }) => (
  <Typography variant="label" sx={noteStyle}>
    {children}
  </Typography>
);

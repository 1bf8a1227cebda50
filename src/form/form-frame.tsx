import ArrowForward from '@mui/icons-material/ArrowForwardOutlined';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useScripted } from '../hydration/use-scripted';
import { pointing } from '../theme/from-right';
import { twoColumns } from '../theme/two-columns';
import { VisuallyHidden } from '../theme/visually-hidden';

/** No field's name has a hyphen, and no browser autofills such a name. */
const name = 'leave-empty';

/**
 * A control that people neither see, hear nor reach: only robots fill it in. Forms are sent only by script,
 * so it need not be in the page's HTML.
 */
export const Honeypot = () => {
  if (!useScripted()) return null;
  return (
    <VisuallyHidden aria-hidden="true">
      <input
        name={name}
        tabIndex={-1}
        autoComplete="off"
        // For password managers, which ignore autocomplete.
        data-1p-ignore=""
        data-bwignore=""
        data-lpignore="true"
        data-form-type="other"
      />
    </VisuallyHidden>
  );
};

export const isHoneypotFilled = (form: HTMLFormElement | null): boolean =>
  form !== null && Boolean(new FormData(form).get(name));

type SubmitButtonProps = { label: string; look: 'button' | 'arrow'; busy: boolean };

// The form itself announces that it is busy.
const spinner = <CircularProgress size={18} aria-hidden="true" />;

/**
 * Stays in place and keeps focus while it is busy; presses then do nothing new. Material UI's own `loading`
 * disables the button: focus would be lost, and a message written meanwhile not sent.
 */
export const SubmitButton = ({ label, look, busy }: SubmitButtonProps) =>
  look === 'arrow' ? (
    <Button type="submit" variant="contained" aria-label={label} aria-disabled={busy}>
      {busy ? spinner : <ArrowForward {...pointing} />}
    </Button>
  ) : (
    <Button
      type="submit"
      variant="contained"
      aria-disabled={busy}
      endIcon={busy ? spinner : undefined}
    >
      {label}
    </Button>
  );

/** Two columns where there is room, otherwise one. An arrow stands beside its one field. */
export const FormFrame = styled('form')(({ theme: { spacing } }) => ({
  display: 'grid',
  gap: spacing(5, 4),
  gridTemplateColumns: twoColumns,
  '& > :not([data-width="half"])': { gridColumn: '1 / -1' },
  // What a form is for is stronger than the button of the header.
  '& > button': { justifySelf: 'start', minWidth: 'min(100%, 15rem)', minHeight: 56 },
  // In a form taller than the screen the alert stays in view above its field.
  // A rule in @media that came with the alert would make the browser compute the style of every element anew.
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
    // The notice below the field must not move it away from the arrow.
    '& > [data-width] > [role="status"]': { position: 'absolute', insetBlockStart: '100%' },
    '& > button': { gridColumn: 'auto', minWidth: 48, minHeight: 48, padding: 0 },
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

import ArrowForward from '@mui/icons-material/ArrowForwardOutlined';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';

type SubmitButtonProps = { label: string; look: 'button' | 'arrow'; busy: boolean };

// The form itself says that it is busy.
const spinner = <CircularProgress size={18} aria-hidden="true" />;

/**
 * Stays in place and keeps focus while it is busy; a press then does nothing new. Material UI's own
 * `loading` disables the button: focus would be lost, and a message written meanwhile not sent.
 */
export const SubmitButton = ({ label, look, busy }: SubmitButtonProps) =>
  look === 'arrow' ? (
    <Button type="submit" variant="contained" aria-label={label} aria-disabled={busy}>
      {busy ? spinner : <ArrowForward />}
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

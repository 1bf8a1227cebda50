import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import ArrowForward from '@mui/icons-material/ArrowForwardOutlined';
import { buttonStyle } from '../theme/button-style';

type SubmitButtonProps = { label: string; look: 'button' | 'arrow'; busy: boolean };

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

const Spinner = styled('span')(({ theme }) => ({
  width: 18,
  height: 18,
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  borderRadius: theme.tokens.radius.pill,
  animation: `${turn} 800ms linear infinite`,
}));

const Button = styled('button')(({ theme }) => ({
  ...buttonStyle(theme),
  justifySelf: 'start',
  gap: theme.spacing(2),
  '&[data-icon]': { minWidth: 48, padding: 0 },
  '&[aria-disabled="true"]': { cursor: 'default' },
}));

/** Stays in place and keeps focus while it is busy; a press then does nothing new. */
export const SubmitButton = ({ label, look, busy }: SubmitButtonProps) =>
  look === 'arrow' ? (
    <Button type="submit" data-look="contained" data-icon aria-label={label} aria-disabled={busy}>
      {busy ? <Spinner /> : <ArrowForward />}
    </Button>
  ) : (
    <Button type="submit" data-look="contained" aria-disabled={busy}>
      {label}
      {busy && <Spinner />}
    </Button>
  );

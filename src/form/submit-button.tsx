import ArrowForward from '@mui/icons-material/ArrowForwardOutlined';
import Button from '@mui/material/Button';
import { keyframes, styled } from '@mui/material/styles';

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

const WideButton = styled(Button)(({ theme }) => ({ justifySelf: 'start', gap: theme.spacing(2) }));
const SquareButton = styled(Button)({ minWidth: 48, padding: 0 });

/** Stays in place and keeps focus while it is busy; a press then does nothing new. */
export const SubmitButton = ({ label, look, busy }: SubmitButtonProps) =>
  look === 'arrow' ? (
    <SquareButton type="submit" variant="contained" aria-label={label} aria-disabled={busy}>
      {busy ? <Spinner /> : <ArrowForward />}
    </SquareButton>
  ) : (
    <WideButton type="submit" variant="contained" aria-disabled={busy}>
      {label}
      {busy && <Spinner />}
    </WideButton>
  );

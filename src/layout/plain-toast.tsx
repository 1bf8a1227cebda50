import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useSite } from '../ui/site-context';
import { useCountdown } from './use-countdown';

/** A toast where the script of toasts cannot be had: words that go by themselves. */
export const PlainToast = ({ text, onGone }: { text: string; onGone: () => void }) => {
  useCountdown(useSite().site.toasts.autoClose, false, onGone);
  return (
    <Card sx={{ px: 4, py: 3, boxShadow: 1, color: 'text.primary' }}>
      <Typography>{text}</Typography>
    </Card>
  );
};

import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useSite } from '../ui/site-context';

/** Calls `onEnd` after `duration` milliseconds, not counting pauses. */
export const useCountdown = (duration: number, paused: boolean, onEnd: () => void) => {
  const left = useRef(duration);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (paused) return;
    const started = Date.now();
    const timer = setTimeout(() => end(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - started;
    };
  }, [paused]);
};

/** A toast for when the script of toasts cannot be loaded: text that disappears by itself. */
export const PlainToast = ({ text, onGone }: { text: string; onGone: () => void }) => {
  useCountdown(useSite().site.toasts.autoClose, false, onGone);
  return (
    <Card sx={{ px: 4, py: 3, boxShadow: 1, color: 'text.primary' }}>
      <Typography>{text}</Typography>
    </Card>
  );
};

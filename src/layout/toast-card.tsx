import Alert from '@mui/material/Alert';
import type { SxProps, Theme } from '@mui/material/styles';
import { useSnackbar, type CustomContentProps } from 'notistack';
import { useRef, type FocusEvent } from 'react';
import { useSite } from '../ui/site-context';
import { useAttention } from './use-attention';
import { useCountdown } from './use-countdown';
import { useDragAway } from './use-drag-away';

const card: SxProps<Theme> = ({ shape, transitions }) => ({
  borderRadius: `${shape.card}px`,
  boxShadow: 1,
  color: 'text.primary',
  pointerEvents: 'auto',
  // A finger that moves up or down still scrolls the page.
  touchAction: 'pan-y',
  WebkitUserSelect: 'none',
  userSelect: 'none',
  cursor: 'grab',
  transition: transitions.create(['opacity', 'transform'], {
    duration: transitions.duration.shorter,
  }),
  '&[data-dragged="true"]': { cursor: 'grabbing', transition: 'none' },
});

/** One toast: goes by itself, by its button or by being dragged away (specification, section 9). */
export const ToastCard = ({ id, message, variant }: CustomContentProps) => {
  const { autoClose, dragToDismiss, close: closeLabel } = useSite().site.toasts;
  const { closeSnackbar } = useSnackbar();
  const cameFrom = useRef<HTMLElement>(null);
  const attention = useAttention();
  const close = () => closeSnackbar(id);
  const drag = useDragAway({ threshold: dragToDismiss, onAway: close });
  useCountdown(autoClose, attention.held || drag.offset !== null, close);

  const rememberOrigin = ({ relatedTarget }: FocusEvent) => {
    attention.handlers.onFocus();
    if (relatedTarget instanceof HTMLElement) cameFrom.current = relatedTarget;
  };

  const closeByButton = () => {
    close();
    cameFrom.current?.focus({ preventScroll: true });
  };

  const offset = drag.offset ?? 0;
  return (
    <Alert
      {...attention.handlers}
      {...drag.handlers}
      onFocus={rememberOrigin}
      // The region that it is put into reads it out.
      role="none"
      severity={variant === 'error' ? 'error' : 'success'}
      closeText={closeLabel}
      onClose={closeByButton}
      data-toast={variant}
      data-dragged={drag.offset !== null}
      style={{
        transform: `translateX(${offset * 100}%)`,
        opacity: 1 - Math.min(1, Math.abs(offset)),
      }}
      sx={card}
    >
      {message}
    </Alert>
  );
};

import Alert from '@mui/material/Alert';
import type { SxProps, Theme } from '@mui/material/styles';
import { type CustomContentProps, useSnackbar } from 'notistack';
import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useSite } from '../ui/site-context';
import { useCountdown } from './plain-toast';

/**
 * Whether the visitor's pointer or focus is on an element, or the window is inactive, where nobody sees it.
 * `handlers` go on the element.
 */
const useAttention = () => {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [away, setAway] = useState(() => !document.hasFocus());

  useEffect(() => {
    const leave = () => setAway(true);
    const comeBack = () => setAway(false);
    window.addEventListener('blur', leave);
    window.addEventListener('focus', comeBack);
    return () => {
      window.removeEventListener('blur', leave);
      window.removeEventListener('focus', comeBack);
    };
  }, []);

  const handlers = {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
  return { isPaused: hovered || focused || away, handlers };
};

type DragAwayOptions = {
  /** How far the element must be dragged, in percent of its width. */
  threshold: number;
  onAway: () => void;
};

/** Sideways dragging that dismisses an element or lets it spring back. `handlers` go on it. */
const useDragAway = ({ threshold, onAway }: DragAwayOptions) => {
  const start = useRef<{ pointer: number; x: number; width: number }>(null);
  /** Its distance from its place, as a share of its width; null while it is not dragged. */
  const [offset, setOffset] = useState<number | null>(null);

  const isDragging = ({ pointerId }: PointerEvent) =>
    start.current !== null && start.current.pointer === pointerId;
  const shareOf = (event: PointerEvent) =>
    start.current ? (event.clientX - start.current.x) / start.current.width : 0;

  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const { button, target, currentTarget, pointerId, clientX } = event;
      if (start.current || button !== 0 || (target as Element).closest('button')) return;
      start.current = { pointer: pointerId, x: clientX, width: currentTarget.offsetWidth || 1 };
      currentTarget.setPointerCapture(pointerId);
      setOffset(0);
    },
    onPointerMove: (event: PointerEvent) => {
      if (isDragging(event)) setOffset(shareOf(event));
    },
    onPointerUp: (event: PointerEvent) => {
      if (!isDragging(event)) return;
      const share = shareOf(event);
      start.current = null;
      // A dismissed element stays where it was released, and fades there.
      if (Math.abs(share) * 100 > threshold) return onAway();
      setOffset(null);
    },
    onPointerCancel: () => {
      start.current = null;
      setOffset(null);
    },
  };
  return { offset, handlers };
};

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

/** One toast: goes by itself, by its button or by dragging (specification, section 9). */
export const ToastCard = ({ id, message, variant }: CustomContentProps) => {
  const { autoClose, dragToDismiss, close: closeLabel } = useSite().site.toasts;
  const { closeSnackbar } = useSnackbar();
  const cameFrom = useRef<HTMLElement>(null);
  const attention = useAttention();
  const close = () => closeSnackbar(id);
  const drag = useDragAway({ threshold: dragToDismiss, onAway: close });
  useCountdown(autoClose, attention.isPaused || drag.offset !== null, close);

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
      // The region that contains it announces it.
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

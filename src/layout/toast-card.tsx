import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import { useSnackbar, type CustomContentProps } from 'notistack';
import { useRef, type FocusEvent } from 'react';
import { useSite } from '../sections/site-context';
import { Card, Close, Words } from './toast-parts';
import { useAttention } from './use-attention';
import { useCountdown } from './use-countdown';
import { useDragAway } from './use-drag-away';

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

  const Icon = variant === 'error' ? ErrorOutlineOutlined : CheckCircleOutlined;
  const offset = drag.offset ?? 0;
  return (
    <Card
      {...attention.handlers}
      {...drag.handlers}
      onFocus={rememberOrigin}
      data-toast={variant}
      data-dragged={drag.offset !== null}
      style={{
        transform: `translateX(${offset * 100}%)`,
        opacity: 1 - Math.min(1, Math.abs(offset)),
      }}
    >
      <Icon />
      <Words>{message}</Words>
      <Close type="button" aria-label={closeLabel} onClick={closeByButton}>
        <CloseOutlined />
      </Close>
    </Card>
  );
};

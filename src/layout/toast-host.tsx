import Box from '@mui/material/Box';
import Fade from '@mui/material/Fade';
import { SnackbarProvider, type TransitionProps } from 'notistack';
import { useEffect, useRef } from 'react';
import type { ToastTone } from '../ui/site-context';
import { ToastCard } from './toast-card';

/** A toast comes and goes by opacity; notistack counts the time of it. */
export const ToastTransition = ({ children, direction: _, ...transition }: TransitionProps) => (
  <Fade {...transition}>
    <div>{children}</div>
  </Fade>
);

export type Toast = { id: string; text: string; tone: ToastTone };

export type ToastHostProps = {
  toasts: Toast[];
  onGone: (id: string) => void;
};

/** notistack keeps the queue; where its parts stand and how they look is ours alone: see toast-css. */
const stack = {
  '& .notistack-SnackbarContainer': {
    display: 'flex',
    flexDirection: 'column',
    pointerEvents: 'none',
  },
  '& .notistack-Snackbar': { position: 'relative', width: '100%' },
  '& .notistack-CollapseWrapper': { pb: 3 },
};

const variants = { success: 'success', failure: 'error' } as const;
const contents = { success: ToastCard, error: ToastCard };

/** A chunk of its own: no page needs it before a form was turned to. */
export const ToastHost = ({ toasts, onGone }: ToastHostProps) => {
  const provider = useRef<SnackbarProvider>(null);
  const known = useRef(new Set<string>());

  useEffect(() => {
    for (const { id, text, tone } of toasts) {
      if (known.current.has(id)) continue;
      known.current.add(id);
      provider.current?.enqueueSnackbar(text, { key: id, variant: variants[tone] });
    }
  }, [toasts]);

  return (
    <Box sx={stack}>
      <SnackbarProvider
        ref={provider}
        Components={contents}
        TransitionComponent={ToastTransition}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        // Its own timer pauses neither for the keyboard nor for a drag: see ToastCard.
        autoHideDuration={null}
        disableWindowBlurListener
        onExited={(_, id) => onGone(String(id))}
      />
    </Box>
  );
};

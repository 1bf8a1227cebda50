import Box from '@mui/material/Box';
import Fade from '@mui/material/Fade';
import { SnackbarProvider, type TransitionProps } from 'notistack';
import { useEffect, useRef } from 'react';
import type { ToastTone } from '../ui/site-context';
import { ToastCard } from './toast-card';

/** A toast appears and disappears by opacity; notistack sets the duration. */
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

/** notistack manages the queue; position and look are only ours: see toast-css. */
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

/** A separate chunk: no page needs it before a visitor turns to a form. */
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
        // Its own timer pauses neither for the keyboard nor for dragging: see ToastCard.
        autoHideDuration={null}
        disableWindowBlurListener
        onExited={(_, id) => onGone(String(id))}
      />
    </Box>
  );
};

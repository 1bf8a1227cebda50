import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { hearNews } from '../submission/news';
import { ToastContext, type ToastTone, useToast } from '../ui/site-context';
import { PlainToast } from './plain-toast';
import type { Toast, ToastHostProps } from './toast-host';

const countsPlaces = globalThis.__SITE__?.countsPlaces ?? true;

type Host = ComponentType<ToastHostProps>;

const corner: SxProps<Theme> = ({ breakpoints, space }) => ({
  position: 'fixed',
  // Below the header, which stays usable.
  insetBlockStart: '5rem',
  [breakpoints.up('lg')]: { insetBlockStart: '8rem' },
  insetInlineEnd: space.gutter,
  zIndex: 'snackbar',
  width: `min(24rem, 100% - 2 * ${space.gutter})`,
  pointerEvents: 'none',
  '@media print': { display: 'none' },
});

/**
 * The regions are in the page from the start, empty, so that additions are announced. A success waits its
 * turn; a failure that needs a retry does not.
 */
const regions = { failure: 'assertive', success: 'polite' } as const satisfies Record<
  ToastTone,
  'assertive' | 'polite'
>;
const tones = Object.keys(regions) as ToastTone[];

const loadHost = async () => (await import('./toast-host')).ToastHost;

/** Tells what is heard outside of React. */
const News = () => {
  const show = useToast();
  useEffect(() => hearNews((words) => show(words, 'failure')), [show]);
  return null;
};

/** Provides `useToast()` to everything below it; toasts are loaded when a visitor turns to a form. */
export const ToastProvider = ({ children }: { children: ReactNode }) => {
  const [toasts, setToasts] = useState<Toast[]>([]);
  const [Host, setHost] = useState<Host>();
  const [lost, setLost] = useState(false);
  const count = useRef(0);

  const prepare = useCallback(() => {
    // If it cannot be loaded, the next toast tries again.
    loadHost().then(
      (loaded) => setHost(() => loaded),
      () => setLost(true),
    );
  }, []);

  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element && target.closest('form'))) return;
      document.removeEventListener('focusin', onFocus);
      prepare();
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, [prepare]);

  const show = useCallback(
    (text: string, tone: ToastTone) => {
      prepare();
      const id = String((count.current += 1));
      setToasts((shown) => [...shown, { id, text, tone }]);
    },
    [prepare],
  );

  const forget = useCallback(
    (id: string) => setToasts((shown) => shown.filter((toast) => toast.id !== id)),
    [],
  );

  return (
    <ToastContext value={show}>
      {children}
      {countsPlaces && <News />}
      <Box sx={corner}>
        {tones.map((tone) => {
          const mine = toasts.filter((toast) => toast.tone === tone);
          return (
            <div key={tone} role="status" aria-live={regions[tone]} aria-atomic="false">
              {Host && <Host toasts={mine} onGone={forget} />}
              {!Host &&
                lost &&
                mine.map(({ id, text }) => (
                  <PlainToast key={id} text={text} onGone={() => forget(id)} />
                ))}
            </div>
          );
        })}
      </Box>
    </ToastContext>
  );
};

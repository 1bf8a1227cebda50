import { useTheme } from '@mui/material/styles';
import { useLayoutEffect, useRef } from 'react';
import { orElse, wantsCalm } from '../loading/browser-facilities';

/**
 * A page that follows another fades in. No view transition does it: from its start until the new
 * page stands, and for as long as it hangs, neither React nor the browser answers what is pressed.
 */
export const useFadeIn = (page: string) => {
  const { duration: durations, easing: easings } = useTheme().transitions;
  const [duration, easing] = [durations.shorter, easings.easeInOut];
  const shown = useRef(page);
  useLayoutEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    if (wantsCalm()) return;
    const main = document.querySelector('main');
    orElse(() => main?.animate({ opacity: [0, 1] }, { duration, easing }), undefined);
  }, [page, duration, easing]);
};

import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Lets the browser's own search find words in what is closed, and open it there. React knows
 * `hidden` as yes or no alone, so that the attribute is set by hand.
 */
export const useFindable = (open: boolean, onFound: () => void) => {
  const element = useRef<HTMLDivElement>(null);
  const find = useEffectEvent(onFound);

  useEffect(() => {
    if (open) element.current?.removeAttribute('hidden');
    else element.current?.setAttribute('hidden', 'until-found');
  }, [open]);

  useEffect(() => {
    const { current } = element;
    const onMatch = () => find();
    current?.addEventListener('beforematch', onMatch);
    return () => current?.removeEventListener('beforematch', onMatch);
  }, []);

  return element;
};

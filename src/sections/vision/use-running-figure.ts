import { useEffect, useState, type ComponentType, type RefObject } from 'react';
import { whenNear } from '../../hydration/when-near';
import { wantsCalm } from '../../loading/browser-facilities';
import type { RunningFigureProps } from './running-figure';

const load = () => import('./running-figure');

/**
 * What lets figures run, once `element` has come into view; nothing before that, and never for
 * who wants less motion. It is loaded a screen ahead; if it cannot be had the figures just stand.
 */
export const useRunningFigure = (element: RefObject<HTMLElement | null>) => {
  const [Running, setRunning] = useState<ComponentType<RunningFigureProps>>();

  useEffect(() => {
    const { current } = element;
    if (!current || wantsCalm()) return;
    const start = () => {
      load().then(
        ({ RunningFigure }) => setRunning(() => RunningFigure),
        () => undefined,
      );
    };
    const stopLoading = whenNear(current, '100%', () => void load().catch(() => undefined));
    const stopWaiting = whenNear(current, '-10%', start);
    return () => {
      stopLoading();
      stopWaiting();
    };
  }, [element]);

  return Running;
};

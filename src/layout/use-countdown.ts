import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `onEnd` once `duration` milliseconds have passed in which it was not paused. */
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

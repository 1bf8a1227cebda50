import { useEffect, useEffectEvent, useRef } from 'react';

type StepHistory = {
  /** Tells the steps of one form from those of another. */
  name: string;
  step: number;
  /** The steps that there are now. */
  places: readonly number[];
  /** The furthest step that was reached. */
  furthest: number;
  onStep: (step: number) => void;
};

type State = { steps?: Record<string, number> } | null;

const stateWith = (name: string, step: number) => {
  const state = window.history.state as State;
  return { ...state, steps: { ...state?.steps, [name]: step } };
};

const stepIn = (name: string): number => (window.history.state as State)?.steps?.[name] ?? 0;

/**
 * Gives each step an entry of the browser's history. The entries differ in the step alone: to the
 * router they are one page. A browser that takes no more entries has the form's own buttons.
 */
export const useStepHistory = ({ name, step, places, furthest, onStep }: StepHistory) => {
  const noted = useRef(0);

  useEffect(() => {
    if (noted.current === step) return;
    const forward = step > noted.current;
    noted.current = step;
    try {
      if (stepIn(name) === step) return;
      if (forward) window.history.pushState(stateWith(name, step), '');
      else window.history.replaceState(stateWith(name, step), '');
    } catch {
      // Then the way back leads to the page before.
    }
  }, [name, step]);

  const follow = useEffectEvent(() => {
    const wanted = stepIn(name);
    if (wanted === step || wanted > furthest || !places.includes(wanted)) return;
    noted.current = wanted;
    onStep(wanted);
  });
  useEffect(() => {
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
};

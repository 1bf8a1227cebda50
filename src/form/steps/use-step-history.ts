import { useEffect, useEffectEvent, useRef } from 'react';
import { orElse, withTimeout } from '../../loading/browser-facilities';

type StepHistory = {
  /** Distinguishes the steps of this form from those of another. */
  name: string;
  step: number;
  /** The step with which the form began: the visitor did not navigate to it. */
  arrivedAt: number;
  /** The existing steps. */
  places: readonly number[];
  furthest: number;
  onStep: (step: number) => void;
};

type Entry = {
  step: number;
  /** The steps of the form's entries directly before this one. */
  before: number[];
};

type State = { steps?: Record<string, Partial<Entry> | undefined> } | null;

/** It may come from another build: an entry of another shape counts as the first of its form. */
const entryOf = (name: string): Entry => {
  const { step = 0, before } = (window.history.state as State)?.steps?.[name] ?? {};
  return { step, before: Array.isArray(before) ? before : [] };
};

const stateWith = (name: string, entry: Entry) => {
  const state = window.history.state as State;
  return { ...state, steps: { ...state?.steps, [name]: entry } };
};

/** Longest wait for going back within the page, in milliseconds. */
const longestWay = 1_000;

/** Records in the browser's history that `step` is shown. */
const note = (name: string, step: number, isForward: boolean) => {
  const entry = entryOf(name);
  if (entry.step === step) return;
  const place = entry.before.indexOf(step);
  if (isForward) {
    const next = { step, before: [...entry.before, entry.step] };
    window.history.pushState(stateWith(name, next), '');
  } else if (place >= 0) window.history.go(place - entry.before.length);
  else window.history.replaceState(stateWith(name, { ...entry, step }), '');
};

/**
 * Gives each step forward an entry of the browser's history; a step back returns to its entry. The entries
 * differ only in the step: to the router they are one page. If a browser takes no more entries, the form's
 * own buttons remain. Returns a function that leaves all entries but the first behind.
 */
export const useStepHistory = (setting: StepHistory) => {
  const { name, step, arrivedAt, places, furthest, onStep } = setting;
  const noted = useRef({ step: 0, arrivedAt: 0 });

  useEffect(() => {
    const before = noted.current;
    noted.current = { step, arrivedAt };
    if (before.step === step) return;
    try {
      note(name, step, step > before.step && before.arrivedAt === arrivedAt);
    } catch {
      // Then Back leads to the previous page.
    }
  }, [name, step, arrivedAt]);

  const leaving = useRef(false);
  const follow = useEffectEvent(() => {
    if (leaving.current) return;
    const wanted = entryOf(name).step;
    if (wanted === step || wanted > furthest || !places.includes(wanted)) return;
    noted.current = { step: wanted, arrivedAt };
    onStep(wanted);
  });
  useEffect(() => {
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);

  return async () => {
    const { before } = orElse(() => entryOf(name), { step: 0, before: [] });
    if (before.length === 0) return;
    leaving.current = true;
    const arrived = new Promise<void>((resolve) => {
      window.addEventListener('popstate', () => resolve(), { once: true });
    });
    window.history.go(-before.length);
    // The message is sent, wherever Back leads.
    await withTimeout(arrived, longestWay, 'The browser does not go back.').catch(() => undefined);
    leaving.current = false;
  };
};

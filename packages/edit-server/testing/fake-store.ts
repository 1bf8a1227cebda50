import type { Step } from '../../../src/schema/values/change';
import type { EditState, StepAnswer } from '../../edit-protocol/protocol';
import type { EditStore } from '../../edit-store/edit-store';

/** A store without files, which remembers its calls. */
export const fakeStore = () => {
  const steps: { step: Step; dry: boolean }[] = [];
  const listeners = new Set<(state: EditState) => void>();
  let version = 1;
  const state = (): EditState => ({
    version,
    files: { 'config/site.ts': { name: 'Ada' } },
    problems: [],
  });
  const written = (): Promise<StepAnswer> => {
    version += 1;
    listeners.forEach((tell) => tell(state()));
    return Promise.resolve({ is: 'written', state: state() });
  };
  const store: EditStore = {
    state,
    apply: (step, { dry = false } = {}) => {
      steps.push({ step, dry });
      return dry ? Promise.resolve({ is: 'valid' }) : written();
    },
    stored: () => undefined,
    onArrival: () => () => undefined,
    undo: written,
    redo: written,
    refresh: () => Promise.resolve(state()),
    on: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  return { store, steps };
};

import { createRoot } from 'react-dom/client';
import { benchFields } from './bench-fields';
import { controls } from './controls';
import { nextEvent } from './next-event';
import { painted } from './painted';
import type { Subject } from './subject';

/** The visible fields: a step that was left may stay in the page, hidden. */
const seen = () =>
  [...document.querySelectorAll<HTMLInputElement>(controls)].filter((control) =>
    control.checkVisibility(),
  );
const marked = () => document.querySelectorAll('[aria-invalid="true"]').length;

/** Exposes `subject` to the measuring program, as `window.bench`. */
export const expose = <Definition,>({ define, Form, marks }: Subject<Definition>) => {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element with the id "root".');

  globalThis.bench = {
    checks: marks !== undefined,
    mount: async (fieldCount, shown) => {
      const definition = await define(benchFields(fieldCount));
      const start = performance.now();
      createRoot(root).render(<Form definition={definition} />);
      return (await painted(() => seen().length === shown)) - start;
    },
    nextKey: () => {
      const field = document.activeElement as HTMLInputElement;
      const before = field.value;
      return nextEvent('keydown', () => field.value !== before);
    },
    nextShowingKey: (shown) => nextEvent('keydown', () => seen().length === shown),
    nextForward: (shown) => nextEvent('click', () => seen().length === shown),
    nextSubmit: () => {
      const empty = seen().filter(({ value }) => value === '').length;
      const wrong = marks === 'first' ? 1 : empty;
      return nextEvent('click', () => marked() === wrong);
    },
  };
};

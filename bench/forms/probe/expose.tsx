import { createRoot } from 'react-dom/client';
import { benchFields } from './bench-fields';
import { controls } from './controls';
import { nextEvent } from './next-event';
import { painted } from './painted';
import type { Subject } from './subject';

const count = (selector: string) => document.querySelectorAll(selector).length;

/** Offers `subject` to the one who measures, as `window.bench`. */
export const expose = <Definition,>({ define, Form, marks }: Subject<Definition>) => {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element with the id "root".');

  globalThis.bench = {
    checks: marks !== undefined,
    mount: async (fieldCount) => {
      const definition = define(benchFields(fieldCount));
      const start = performance.now();
      createRoot(root).render(<Form definition={definition} />);
      return (await painted(() => count(controls) === fieldCount)) - start;
    },
    nextKey: () => {
      const field = document.activeElement as HTMLInputElement;
      const before = field.value;
      return nextEvent('keydown', () => field.value !== before);
    },
    nextSubmit: () => {
      const wrong = marks === 'first' ? 1 : count(controls);
      return nextEvent('click', () => count('[aria-invalid="true"]') === wrong);
    },
  };
};

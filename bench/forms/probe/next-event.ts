import { marks } from './marks';
import { painted } from './painted';
import { settled } from './settled';

/**
 * Milliseconds from the next event of `type`, before any other listener runs, to the first paint for
 * which `holds` is true. Marks in the trace where the event begins and where the page is idle again.
 */
export const nextEvent = (type: 'keydown' | 'click', holds: () => boolean) => {
  const measure = async () => {
    const start = performance.now();
    performance.mark(marks.begin);
    const end = await painted(holds);
    await settled();
    performance.mark(marks.end);
    return end - start;
  };
  return new Promise<number>((resolve) => {
    window.addEventListener(type, () => resolve(measure()), { capture: true, once: true });
  });
};

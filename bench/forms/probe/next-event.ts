import { marks } from './marks';
import { painted } from './painted';
import { settled } from './settled';

/**
 * Milliseconds from the next event of `type`, before any other listener has heard it, to the paint
 * for which `holds`. Marks in the trace where the event begins and where the page has come to rest.
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

import { whenNear } from './when-near';

/** A load that begins when it is let. */
export type Gate<Loaded> = { open: () => void; loaded: Promise<Loaded> };

const closed = new Set<() => void>();

export const createGate = <Loaded>(load: () => Promise<Loaded>): Gate<Loaded> => {
  let resolve: () => void = () => undefined;
  const opened = new Promise<void>((done) => (resolve = done));
  const open = () => {
    closed.delete(open);
    resolve();
  };
  closed.add(open);
  return { open, loaded: opened.then(load) };
};

/**
 * Lets everything load. On a page change React takes over what is left of the page before, near or
 * not.
 */
export const openGates = () => closed.forEach((open) => open());

/**
 * Opens `gate` when the visitor has moved at all and `element` is at most half a screen away.
 * Returns how to stop waiting.
 */
export const openWhenWanted = (element: Element, gate: Gate<unknown>) => {
  let stop: (() => void) | null = () => undefined;
  const wait = () => {
    if (stop) stop = whenNear(element, '50%', gate.open);
  };
  void (globalThis.early?.moved ?? Promise.resolve()).then(wait);
  return () => {
    stop?.();
    stop = null;
  };
};

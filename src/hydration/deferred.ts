import { nextChance } from '../loading/reload-once';
import { noteScripting } from './early';
import { whenNear } from './when-near';

/** A load that waits until it is started. */
type Deferred<Loaded> = { start: () => void; loaded: Promise<Loaded> };

/** Starts the loads that still wait. */
const waiting = new Set<() => void>();
let waits = true;

export const defer = <Loaded>(load: () => Promise<Loaded>): Deferred<Loaded> => {
  let resolve: () => void = () => undefined;
  const started = new Promise<void>((done) => (resolve = done));
  const start = () => {
    waiting.delete(start);
    resolve();
  };
  if (waits) waiting.add(start);
  else start();
  return { start, loaded: started.then(load) };
};

/** Where the address of a page changes, React hydrates the rest of it, near or not: everything is loaded. */
export const startAllDeferred = () => {
  // Parts that are hydrated later, too.
  waits = false;
  waiting.forEach((start) => start());
};

/**
 * Starts `deferred` once the visitor has moved at all and `element` is at most half a screen away. Returns a
 * function that stops waiting.
 */
export const startWhenWanted = (element: Element, deferred: Deferred<unknown>) => {
  let stop: (() => void) | null = () => undefined;
  const wait = () => {
    if (stop) stop = whenNear(element, '50%', deferred.start);
  };
  void (globalThis.early?.moved ?? Promise.resolve()).then(wait);
  return () => {
    stop?.();
    stop = null;
  };
};

/**
 * Loads what the page cannot do without, however long it takes. Meanwhile the page stays as it is, with what
 * was typed, and says how else the agency can be reached.
 */
export const loadUntilHad = async <Loaded>(load: () => Promise<Loaded>): Promise<Loaded> => {
  for (;;) {
    try {
      const loaded = await load();
      if (typeof document !== 'undefined') noteScripting(true);
      return loaded;
    } catch (reason) {
      if (typeof document === 'undefined') throw reason;
      noteScripting(false);
      await nextChance();
    }
  }
};

import { noteScripting } from './scripting';

/** Waits between tries, in milliseconds; the last one goes on. */
const waits = [1_000, 3_000, 10_000, 30_000];

const nextChance = (tries: number) =>
  new Promise<void>((resolve) => {
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, waits[Math.min(tries, waits.length - 1)]);
    window.addEventListener('online', go);
  });

/**
 * Loads what the page cannot do without, by `loadChunk`, for as long as it takes. Meanwhile the page
 * stays as it is, with what was typed, and says how else the agency can be reached.
 */
export const loadUntilHad = async <Loaded>(load: () => Promise<Loaded>): Promise<Loaded> => {
  for (let tries = 0; ; tries += 1) {
    try {
      const loaded = await load();
      if (tries > 0) noteScripting(true);
      return loaded;
    } catch (reason) {
      if (typeof document === 'undefined') throw reason;
      noteScripting(false);
      await nextChance(tries);
    }
  }
};

import { nextChance } from '../loading/next-chance';
import { noteScripting } from './scripting';

/**
 * Loads what the page cannot do without, for as long as it takes. Meanwhile the page stays as it is,
 * with what was typed, and says how else the agency can be reached.
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

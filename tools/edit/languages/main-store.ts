import { LostPlace } from '../../../src/editor/changed-value';
import type { EditStore } from '../edit-store';
import { createEditLanguages } from './edit-languages';

/**
 * A store for what concerns pages and forms as a whole, such as their addresses: it has config in the main language of
 * the site, and what other languages say stays.
 */
export const inMainLanguage = (store: EditStore): EditStore => {
  const languages = createEditLanguages();
  return {
    ...store,
    state: () => languages.shown(store.state()),
    apply: async (step, options) => {
      const written = store.state();
      try {
        return await store.apply(languages.asWritten(step, written), options);
      } catch (error) {
        if (!(error instanceof LostPlace)) throw error;
        return { is: 'lost', message: error.message, state: written };
      }
    },
  };
};

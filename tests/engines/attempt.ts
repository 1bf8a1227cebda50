import { setTimeout as pause } from 'node:timers/promises';
import { patience } from './patience';

/** Retries an action that a page may refuse for a moment. Rejects as the last try did. */
export const attempt = async (act: () => Promise<void>): Promise<void> => {
  const end = Date.now() + patience;
  for (;;) {
    try {
      return await act();
    } catch (error) {
      if (Date.now() > end) throw error;
      await pause(50);
    }
  }
};

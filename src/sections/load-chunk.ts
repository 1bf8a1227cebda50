import { withTimeout } from '../submission/with-timeout';

/** How long a page script may take, in milliseconds (specification, section 9). */
const longestLoad = 120_000;

const reloadMark = 'reloaded-for';

/** The address of the entry script: another after each deploy that changed a script. */
const currentBuild = () =>
  document.querySelector<HTMLScriptElement>('script[data-entry]')?.dataset.entry ?? '';

/**
 * A new deploy removes the chunks of the one before: the first chunk that cannot be had reloads
 * the page. Where the page is of the same build after that, what is missing is an error.
 */
const reloadOnce = () => {
  try {
    if (sessionStorage.getItem(reloadMark) === currentBuild()) return false;
    sessionStorage.setItem(reloadMark, currentBuild());
  } catch {
    return false;
  }
  window.location.reload();
  return true;
};

/** Loads a page script on demand; rejects when it cannot be had even after a reload. */
export const loadChunk = async <Chunk>(load: () => Promise<Chunk>): Promise<Chunk> => {
  try {
    return await withTimeout(load(), longestLoad, 'A page script did not arrive in time.');
  } catch (reason) {
    if (typeof window !== 'undefined' && reloadOnce()) return new Promise<never>(() => {});
    throw reason;
  }
};

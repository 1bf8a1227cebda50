import { withTimeout } from '../submission/with-timeout';

/** How long a page script may take, in milliseconds (specification, section 9). */
const longestLoad = 120_000;

const reloadMark = 'reloaded-for-chunk';

/**
 * A new deploy removes the chunks of the one before. The first chunk that cannot be had reloads
 * the page; the next one, on the reloaded page, is an error.
 */
const reloadOnce = () => {
  try {
    if (sessionStorage.getItem(reloadMark)) return false;
    sessionStorage.setItem(reloadMark, 'yes');
  } catch {
    return false;
  }
  window.location.reload();
  return true;
};

const forgetReload = () => {
  try {
    sessionStorage.removeItem(reloadMark);
  } catch {
    // Storage is blocked: then no mark was ever set.
  }
};

/** Loads a page script on demand; rejects when it cannot be had even after a reload. */
export const loadChunk = async <Chunk>(load: () => Promise<Chunk>): Promise<Chunk> => {
  try {
    const chunk = await withTimeout(load(), longestLoad, 'A page script did not arrive in time.');
    if (typeof window !== 'undefined') forgetReload();
    return chunk;
  } catch (reason) {
    if (typeof window !== 'undefined' && reloadOnce()) return new Promise<never>(() => {});
    throw reason;
  }
};

import { keepTyped } from './typed-values';
import { withTimeout } from './with-timeout';

/** How long a page script may take, in milliseconds (specification, section 9). */
const longestLoad = 120_000;

const reloadMark = 'reloaded-for';

/** The address of the entry script: another after each deploy that changed a script. */
const currentBuild = () =>
  document.querySelector<HTMLScriptElement>('script[data-entry]')?.dataset.entry;

/** The entry script of the build that the server has now, if it answers with a page. */
const servedBuild = async () => {
  const answer = await fetch(window.location.pathname, { cache: 'no-store' });
  return /<script data-entry="([^"]*)"/.exec(await answer.text())?.[1];
};

/**
 * A new deploy removes the chunks of the one before. Where the server has another build than this
 * page, the page is reloaded, once for each build; what was typed stays. A page that is offline is
 * never reloaded: that would leave the visitor with nothing.
 */
const reloadForNewBuild = async () => {
  try {
    const build = await servedBuild();
    if (!build || build === currentBuild()) return false;
    if (sessionStorage.getItem(reloadMark) === build) return false;
    keepTyped();
    sessionStorage.setItem(reloadMark, build);
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
    const reloads = typeof window !== 'undefined' && (await reloadForNewBuild());
    if (reloads) return new Promise<never>(() => {});
    throw reason;
  }
};

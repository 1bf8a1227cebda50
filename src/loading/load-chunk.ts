import { keepTyped } from './typed-values';
import { withTimeout } from './with-timeout';

/** How long a page script may take, in milliseconds (specification, section 9). */
const longestLoad = 120_000;

const reloadMark = 'reloaded-for';

/** The entry script of the build that the server has now. Rejects where it answers with no page. */
const servedBuild = async () => {
  const answer = await fetch(window.location.pathname, { cache: 'no-store' });
  const [, entry] = /<script data-entry="([^"]*)"/.exec(await answer.text()) ?? [];
  if (!entry) throw new Error('The server answered with no page.');
  return entry;
};

/**
 * A browser asks for a module once in the life of a page, and a new deploy removes the chunks of the
 * one before: only a reload helps, once for each build, and what was typed stays. A page whose
 * server does not answer is never reloaded: that would leave the visitor with nothing.
 */
const reloadOnce = async () => {
  try {
    const build = await servedBuild();
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
    const reloads = typeof window !== 'undefined' && (await reloadOnce());
    if (reloads) return new Promise<never>(() => {});
    throw reason;
  }
};

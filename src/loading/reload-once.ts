import { withTimeout } from './browser-facilities';
import { readNote, removeNote, writeNote } from './session-notes';
import { saveTyped } from './typed-values';

/** How long the server may take to answer, in milliseconds. */
const longestAnswer = 10_000;

/**
 * The entry script of the build that the server has now; undefined if it answers with something other than a
 * page. Rejects if it does not answer.
 */
export const servedBuild = async (): Promise<string | undefined> => {
  // A path that starts with two slashes would name another host.
  const { origin, pathname } = window.location;
  const answer = fetch(origin + pathname, { cache: 'no-store' });
  const page = answer.then((response) => response.text());
  const html = await withTimeout(page, longestAnswer, 'The server did not answer.');
  return /<script data-entry="([^"]*)"/.exec(html)?.[1];
};

const reloadMark = 'reloaded-for';

/**
 * The build for which a reload may help, or undefined. One reload per build, so that a script that is missing
 * for good does not reload the page for ever; the end of an outage allows another.
 */
const buildWorthReload = async (shown?: string) => {
  try {
    const build = await servedBuild();
    return build === shown || readNote(reloadMark) === build ? undefined : build;
  } catch {
    removeNote(reloadMark);
    return undefined;
  }
};

/**
 * Some browsers request a module only once in the life of a page, and a new deploy removes the previous
 * chunks: only a reload helps, and keeps what was typed. If the server does not answer, the page is not
 * reloaded: that would leave the visitor with nothing. Nor is it where the server still has the build `shown`.
 */
export const reloadOnce = async (shown?: string): Promise<boolean> => {
  try {
    const build = await buildWorthReload(shown);
    if (!build) return false;
    saveTyped();
    writeNote(reloadMark, build);
  } catch {
    return false;
  }
  // Includes what is typed while the page unloads.
  window.addEventListener('pagehide', () => saveTyped());
  window.location.reload();
  return true;
};

/** The wait before the next try, in milliseconds: not every browser reports that the network is back. */
const wait = 5_000;

/** Resolves when a failed load is worth another try. */
export const nextChance = () =>
  new Promise((resolve) => {
    setTimeout(resolve, wait);
    window.addEventListener('online', resolve, { once: true });
  });

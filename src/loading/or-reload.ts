import { servedBuild } from './served-build';
import { readNote, removeNote, writeNote } from './session-notes';
import { keepTyped } from './typed-values';

const reloadMark = 'reloaded-for';

/**
 * The build that a reload may help to, or undefined. One reload for each build, so that a script
 * that is missing for good does not make the page reload for ever; an outage ended gives another.
 */
const buildWorthReload = async () => {
  try {
    const build = await servedBuild();
    return readNote(reloadMark) === build ? undefined : build;
  } catch {
    removeNote(reloadMark);
    return undefined;
  }
};

/**
 * Some browsers ask for a module once in the life of a page, and a new deploy removes the chunks of
 * the one before: only a reload helps, and what was typed stays. A page whose server does not answer
 * is never reloaded: that would leave the visitor with nothing.
 */
const reloadOnce = async () => {
  try {
    const build = await buildWorthReload();
    if (!build) return false;
    keepTyped();
    writeNote(reloadMark, build);
  } catch {
    return false;
  }
  // What is typed while the page goes counts as well.
  window.addEventListener('pagehide', keepTyped);
  window.location.reload();
  return true;
};

/** Loads a script; where that fails and a reload may help, the page is reloaded. */
export const orReload = async <Loaded>(load: () => Promise<Loaded>): Promise<Loaded> => {
  try {
    return await load();
  } catch (reason) {
    if (await reloadOnce()) return new Promise<never>(() => {});
    throw reason;
  }
};

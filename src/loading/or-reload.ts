import { keepTyped } from './typed-values';

const reloadMark = 'reloaded-for';

/** The entry script of the build that the server has now, if it answers with a page. */
const servedBuild = async () => {
  const answer = await fetch(window.location.pathname, { cache: 'no-store' });
  return /<script data-entry="([^"]*)"/.exec(await answer.text())?.[1];
};

/**
 * A browser asks for a module once in the life of a page, and a new deploy removes the chunks of the
 * one before: only a reload helps, once for each build, and what was typed stays. A page whose
 * server does not answer is never reloaded: that would leave the visitor with nothing.
 */
const reloadOnce = async () => {
  try {
    const build = await servedBuild();
    if (!build || sessionStorage.getItem(reloadMark) === build) return false;
    keepTyped();
    sessionStorage.setItem(reloadMark, build);
  } catch {
    return false;
  }
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

import { type ComponentType, lazy } from 'react';
import { withTimeout } from './browser-facilities';
import { readNote, removeNote, writeNote } from './session-notes';
import { keepTyped } from './typed-values';

/** How long the server may take to answer, in milliseconds. */
const longestAnswer = 10_000;

/**
 * The entry script of the build that the server has now; undefined if it answers with something
 * else than a page. Rejects when it does not answer.
 */
export const servedBuild = async (): Promise<string | undefined> => {
  // With two slashes at its start a path alone would name another host.
  const { origin, pathname } = window.location;
  const answer = fetch(origin + pathname, { cache: 'no-store' });
  const page = answer.then((response) => response.text());
  const html = await withTimeout(page, longestAnswer, 'The server did not answer.');
  return /<script data-entry="([^"]*)"/.exec(html)?.[1];
};

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
const orReload = async <Loaded>(load: () => Promise<Loaded>): Promise<Loaded> => {
  try {
    return await load();
  } catch (reason) {
    if (await reloadOnce()) return new Promise<never>(() => {});
    throw reason;
  }
};

/** How long a page script may take, in milliseconds (specification, section 9). */
const longestLoad = 120_000;

/** Loads a page script on demand; rejects when it cannot be had in time. */
export const loadInTime = <Chunk>(load: () => Promise<Chunk>): Promise<Chunk> =>
  withTimeout(load(), longestLoad, 'A page script did not arrive in time.');

/** Loads a page script on demand; rejects when it cannot be had even after a reload. */
export const loadChunk = <Chunk>(load: () => Promise<Chunk>): Promise<Chunk> =>
  orReload(() => loadInTime(load));

/** One load for all; a load that failed is tried again by whoever asks next. */
export const loadOnce = <Loaded>(load: () => Promise<Loaded>) => {
  let loading: Promise<Loaded> | undefined;
  return () =>
    (loading ??= load().catch((reason: unknown) => {
      loading = undefined;
      throw reason;
    }));
};

const Nothing = () => null;

/**
 * A part of the page that is loaded when it is needed, and that the page can do without: where its
 * script cannot be had, nothing stands in its place, and all else goes on.
 */
export const partOrNothing = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) =>
  lazy((): Promise<{ default: ComponentType<Props> }> =>
    loadInTime(load).catch(() => ({ default: Nothing })),
  );

/** The wait for the next try, in milliseconds: not every browser tells that the network is back. */
const wait = 5_000;

/** Resolves when what could not be loaded is worth another try. */
export const nextChance = () =>
  new Promise((resolve) => {
    setTimeout(resolve, wait);
    window.addEventListener('online', resolve, { once: true });
  });

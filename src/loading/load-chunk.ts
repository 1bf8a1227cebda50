import { type ComponentType, createElement, lazy, use } from 'react';
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
 * Some browsers request a module only once in the life of a page, and a new deploy removes the previous
 * chunks: only a reload helps, and keeps what was typed. If the server does not answer, the page is not
 * reloaded: that would leave the visitor with nothing.
 */
const reloadOnce = async () => {
  try {
    const build = await buildWorthReload();
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

/** Loads a script; if that fails and a reload may help, reloads the page. */
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

/** Loads a page script on demand; rejects if it cannot be loaded in time. */
export const loadInTime = <Chunk>(load: () => Promise<Chunk>): Promise<Chunk> =>
  withTimeout(load(), longestLoad, 'A page script did not arrive in time.');

/** Loads a page script on demand; rejects if it cannot be loaded even after a reload. */
export const loadChunk = <Chunk>(load: () => Promise<Chunk>): Promise<Chunk> =>
  orReload(() => loadInTime(load));

/** React reads a promise with this status without waiting for it. */
export const markFulfilled = <Loaded>(promise: Promise<Loaded>): Promise<Loaded> => {
  const mark = (value: Loaded) => Object.assign(promise, { status: 'fulfilled', value });
  promise.then(mark, () => undefined);
  return promise;
};

/** One load for all callers; the next call retries a failed load. */
export const loadOnce = <Loaded>(load: () => Promise<Loaded>) => {
  let loading: Promise<Loaded> | undefined;
  return () =>
    (loading ??= markFulfilled(
      load().catch((reason: unknown) => {
        loading = undefined;
        throw reason;
      }),
    ));
};

/**
 * A part of a section with a script of its own, which the section's `preload` loads: React's `lazy` would
 * wait once more when it renders, and an update during that wait makes React replace what the server rendered.
 */
export const preloadedPart = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) => {
  const preload = loadOnce(() => loadChunk(load));
  const Part = (props: Props) => createElement(use(preload()).default, props);
  return Object.assign(Part, { preload });
};

const Nothing = () => null;

/**
 * An optional part of the page that is loaded when it is needed: if its script cannot be loaded, nothing
 * takes its place, and everything else works.
 */
export const partOrNothing = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) =>
  lazy((): Promise<{ default: ComponentType<Props> }> =>
    loadInTime(load).catch(() => ({ default: Nothing })),
  );

/** The wait before the next try, in milliseconds: not every browser reports that the network is back. */
const wait = 5_000;

/** Resolves when a failed load is worth another try. */
export const nextChance = () =>
  new Promise((resolve) => {
    setTimeout(resolve, wait);
    window.addEventListener('online', resolve, { once: true });
  });

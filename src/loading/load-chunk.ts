import { type ComponentType, createElement, lazy, use } from 'react';
import { withTimeout } from './browser-facilities';
import { reloadOnce } from './reload-once';

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

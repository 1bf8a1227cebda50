import { loadOnce } from '../loading/load-chunk';
import { createBrowserLock } from './browser-lock';
import { createBrowserStore } from './browser-store';
import { createOutbox, type Log } from './create-outbox';
import { createSubmission, type Submission } from './create-submission';
import type { Gateway } from './gateway';
import { tell } from './news';
import { randomBytes } from './random-id';
import { createWhereabouts } from './whereabouts';

const countsPlaces = globalThis.__SITE__?.countsPlaces ?? true;

/** How long one save may take, in milliseconds. */
const saveTimeout = 30_000;

type Dependencies = {
  loadGateway: () => Promise<Gateway>;
  /** Loads a script; reloads the page if a new build has replaced it. */
  loadChunk: <Chunk>(load: () => Promise<Chunk>) => Promise<Chunk>;
  log: Log;
};

/** Submission in a browser, with an outbox that sends what earlier visits left. */
export const createBrowserSubmission = ({
  loadGateway,
  loadChunk,
  log,
}: Dependencies): { submission: Submission; sendWaiting: () => Promise<void> } => {
  const gateway = loadOnce(loadGateway);
  const { send, sendWaiting } = createOutbox({
    store: createBrowserStore((reason) => log.info('The outbox goes on without IndexedDB', reason)),
    lock: createBrowserLock((reason) => log.info('The outbox goes on without locks', reason)),
    gateway,
    now: Date.now,
    log,
    saveTimeout,
    later: (then, milliseconds) => void setTimeout(then, milliseconds),
    ...(countsPlaces ? { tell } : {}),
  });
  const submission = createSubmission({
    gateway,
    outbox: { send },
    prepare: () => loadChunk(gateway),
    now: () => new Date(),
    whereabouts: createWhereabouts(),
    randomBytes,
    log,
  });
  return { submission, sendWaiting };
};

import { orReload } from './or-reload';
import { withTimeout } from './with-timeout';

/** How long a page script may take, in milliseconds (specification, section 9). */
const longestLoad = 120_000;

/** Loads a page script on demand; rejects when it cannot be had in time. */
export const loadInTime = <Chunk>(load: () => Promise<Chunk>): Promise<Chunk> =>
  withTimeout(load(), longestLoad, 'A page script did not arrive in time.');

/** Loads a page script on demand; rejects when it cannot be had even after a reload. */
export const loadChunk = <Chunk>(load: () => Promise<Chunk>): Promise<Chunk> =>
  orReload(() => loadInTime(load));

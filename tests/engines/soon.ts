import { setTimeout as pause } from 'node:timers/promises';
import { inspect, isDeepStrictEqual } from 'node:util';
import { patience } from './patience';

/** Waits until `read` returns `wanted`. Rejects with what it returned instead. */
export const soon = async (what: string, read: () => unknown, wanted: unknown): Promise<void> => {
  const end = Date.now() + patience;
  for (;;) {
    const seen: unknown = await read();
    if (isDeepStrictEqual(seen, wanted)) return;
    if (Date.now() > end) throw new Error(`${what}: ${inspect(seen)}, not ${inspect(wanted)}`);
    await pause(50);
  }
};

import { test as base } from '@playwright/test';
import { portAt } from './ports';

/** What is started, and how it is stopped with the worker. */
export type Started<Thing> = { thing: Thing; stop: () => Promise<unknown> };

/** What tests of this worker share by its name: started by the first of them, at a port of its own. */
export type Share = <Thing>(
  name: string,
  start: (port: number) => Promise<Started<Thing>>,
) => Promise<Thing>;

/** Ports that a worker has for itself. */
const range = 20;

/**
 * What all journeys build on. No file has worker fixtures or worker options of its own but for another
 * browser: Playwright would begin new workers for it, each of which starts a process and a browser.
 */
export const test = base.extend<object, { share: Share }>({
  share: [
    async ({}, use, { parallelIndex }) => {
      const started = new Map<string, Promise<Started<unknown>>>();
      const first = portAt(100 + parallelIndex * range);
      await use(async <Thing>(name: string, start: (port: number) => Promise<Started<Thing>>) => {
        const known = started.get(name) ?? start(first + started.size);
        started.set(name, known);
        return (await known).thing as Thing;
      });
      for (const known of await Promise.allSettled(started.values())) {
        if (known.status === 'fulfilled') await known.value.stop();
      }
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

export { expect } from '@playwright/test';

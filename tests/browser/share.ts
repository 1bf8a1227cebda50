import { type BrowserContext, expect, test as base } from '@playwright/test';
import { portAt } from './ports';
import { untilFocusIsSettled, watchFocus } from './watch-focus';

/** A started process, and the function that stops it with the worker. */
export type Started<Thing> = { thing: Thing; stop: () => Promise<unknown> };

/** Shares a thing by its name among the tests of a worker: the first of them starts it, at its own port. */
export type Share = <Thing>(
  name: string,
  start: (port: number) => Promise<Started<Thing>>,
) => Promise<Thing>;

/** The number of ports per worker: more than all that its tests may share. */
const range = 60;

const coming = new WeakSet<BrowserContext>();

/**
 * Script comes to each page by itself once it is painted, as it does where the visitor comes back to a page that script
 * has shown before.
 */
const haveScriptCome = async (context: BrowserContext) => {
  if (coming.has(context)) return;
  coming.add(context);
  await context.addInitScript(() => {
    try {
      window.history.replaceState(window.history.state ?? {}, '');
    } catch {
      // A page without access to its history.
    }
  });
};

type Options = {
  /** Whether journeys need no act for script to come; without it a page is only read. */
  scriptComes: boolean;
};

/**
 * The base of all journeys. Files have no worker fixtures or worker options of their own, except for another
 * browser: Playwright would start new workers for them, each with a process and a browser.
 */
export const test = base.extend<Options, { share: Share }>({
  scriptComes: [true, { option: true }],
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
  /** The focus is never lost: whatever takes the element that has it away says where it goes (WCAG 2.4.3). */
  page: async ({ page, javaScriptEnabled, scriptComes }, use) => {
    if (javaScriptEnabled && scriptComes) await haveScriptCome(page.context());
    const lost = javaScriptEnabled ? await watchFocus(page) : [];
    await use(page);
    if (javaScriptEnabled) await untilFocusIsSettled(page);
    // A request that is still being answered when the page closes is nobody's failure.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
    expect(lost, 'what lost the focus').toEqual([]);
  },
});

export { expect };

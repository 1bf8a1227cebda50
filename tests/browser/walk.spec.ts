import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import routes from '../../config/routes';
import siteConfig from '../../config/site';
import { pageFile } from '../../tools/prerender/page-file';
import { violationsIn } from './axe';
import { initialScripts } from './initial-scripts';
import {
  clippedTexts,
  headingLevels,
  overflowOf,
  partsNotOfMui,
  readToEnd,
  settle,
  smallTargets,
  widenText,
} from './looks';
import { expect, test } from './site';
import { watchPolicy } from './watch-policy';
import { watchElsewhere, watchScripts } from './watch-requests';

/**
 * One visit to each page at each width asks everything that needs no more than a look. All
 * questions are asked, whatever the answer to those before; the console is watched by the fixture.
 */

const nowhere = '/no/such-page';

const places = [
  ...routes.pages.map(({ path }) => ({ path, file: pageFile(path) })),
  { path: nowhere, file: '404.html' },
];

const look = expect.configure({ soft: true });

const lookAtHeadings = async (page: Page) => {
  const levels = await headingLevels(page);
  look(levels.filter((level) => level === 1)).toHaveLength(1);
  const skipped = levels.filter((level, index) => level - (levels[index - 1] ?? 0) > 1);
  look(skipped, 'levels of headings after one that was left out').toEqual([]);
};

const lookByAxe = async (page: Page, colorScheme: 'light' | 'dark') => {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await settle(page);
  look(await violationsIn(page), `axe, ${colorScheme}`).toEqual([]);
};

/** The link to the page in the header, as config calls it. */
const linkTo = (path: string) =>
  siteConfig.header.links.find(({ to }) => to.toLowerCase() === path.toLowerCase())?.label ?? '';

const lookNarrowly = async (page: Page) => {
  look(await smallTargets(page), 'targets below 24 px (WCAG 2.5.8)').toEqual([]);
  await page.setViewportSize({ width: 320, height: 256 });
  look(await overflowOf(page), '320 px, which is 1280 px at 400 % (WCAG 1.4.10)').toBe(0);
  await page.setViewportSize({ width: 360, height: 740 });
  await widenText(page);
  look(await overflowOf(page), 'with wider text (WCAG 1.4.12)').toBe(0);
  look(await clippedTexts(page), 'with wider text (WCAG 1.4.12)').toEqual([]);
};

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const { path, file } of places) {
      test(`${path} is in order, wherever one looks`, async ({ page, site, watch }) => {
        if (path === nowhere) watch.expectProblems(/Failed to load resource.*404/);
        const refused = await watchPolicy(page);
        const elsewhere = watchElsewhere(page, site.origin);
        const scripts = watchScripts(page);

        const response = await page.goto(path);
        look(response?.status()).toBe(path === nowhere ? 404 : 200);
        await expect(page.locator('#root[data-ready]')).toBeAttached();
        await page.waitForLoadState('networkidle');
        const named = initialScripts(readFileSync(join('dist/site', file), 'utf8'));
        look(scripts.toSorted(), 'scripts before the visitor moves').toEqual(named.toSorted());
        await lookAtHeadings(page);
        look(await partsNotOfMui(page), 'parts that are not Material UI’s').toEqual([]);
        look(await overflowOf(page), 'scrolls sideways by').toBe(0);
        // What no page has looks as Home does.
        if (path !== nowhere) {
          await lookByAxe(page, 'light');
          const here = page.getByRole('banner').locator('nav [aria-current="page"]');
          await look(here).toHaveText(linkTo(path));
        }

        await page.mouse.move(1, 1);
        await readToEnd(page);
        if (path !== nowhere) await lookByAxe(page, 'dark');
        // The critical CSS is in force.
        await look(page.locator('body')).not.toHaveCSS('margin', '8px');
        if (width === 360) await lookNarrowly(page);
        look(refused, 'refused by the policy').toEqual([]);
        look(elsewhere, 'asked of other origins').toEqual([]);
      });
    }
  });
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import routes from '../../config/routes';
import siteConfig from '../../config/site';
import { pageFile } from '../../tools/prerender/page-file';
import { initialScripts } from './initial-scripts';
import { look, lookAtData, lookAtHeadings, lookByAxe, lookNarrowly } from './look-around';
import { overflowOf, partsNotOfMui, readToEnd } from './looks';
import { expect, test } from './site';
import { watchPolicy } from './watch-policy';
import { watchElsewhere, watchScripts } from './watch-requests';

/**
 * One visit to each page at each width asks everything that needs no more than a look. All
 * questions are asked, whatever the answer to those before; the console is watched by the fixture.
 * The site is the project's own: what is asked holds whatever its editors write.
 */
test.use({ folder: '' });

const nowhere = '/no/such-page';

const places = [
  ...routes.pages.map(({ path }) => ({ path, file: pageFile(path) })),
  { path: nowhere, file: '404.html' },
];

/** The links to the page in the header, as config calls them. */
const linksTo = (path: string) =>
  siteConfig.header.links
    .filter(({ to }) => to.toLowerCase() === path.toLowerCase())
    .map(({ label }) => label);

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
        await look.poll(() => overflowOf(page), 'scrolls sideways by').toBe(0);
        // What no page has looks as Home does.
        if (path !== nowhere) {
          await lookByAxe(page, 'light');
          const here = page.getByRole('banner').locator('nav [aria-current="page"]');
          await look(here).toHaveText(linksTo(path));
          await lookAtData(page);
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

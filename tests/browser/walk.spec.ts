import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import routes from '../../config/routes';
import siteConfig from '../../config/site';
import { pageFile } from '../../packages/resolved-site/built-files';
import { initialScripts } from './initial-scripts';
import {
  bothWidths,
  look,
  lookAtColours,
  lookAtData,
  lookAtHeadings,
  lookAtMarkup,
  lookByAxe,
  lookInForcedColours,
  lookNarrowly,
  place,
  widen,
} from './look-around';
import { partsNotOfMui, readToEnd } from './looks';
import { sameVisitor } from './same-visitor';
import { expect, moveMouse, test as base } from './site';
import { watchPolicy } from './watch-policy';
import { watchElsewhere, watchScripts } from './watch-requests';

/**
 * One visit to each page checks, at both widths, everything that needs only a look. All checks run, whatever
 * failed before; the fixture watches the console. The site is the project's own: the checks hold whatever its
 * editors write.
 */
const test = base.extend(sameVisitor('walk'));
test.use({ folder: '' });

const nowhere = '/no/such-page';

const places = [
  ...routes.pages.map(({ path }) => ({ path, file: pageFile(path) })),
  { path: nowhere, file: '404.html' },
];

/** The header's links to the page, as config names them. */
const linksTo = (path: string) =>
  siteConfig.header.links
    .filter(({ to }) => to.toLowerCase() === path.toLowerCase())
    .map(({ label }) => label);

const lookAround = async (page: Page, { path, file }: (typeof places)[number]) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.emulateMedia({ colorScheme: 'light' });
  const scripts = watchScripts(page);
  const response = await page.goto(path);
  look(response?.status(), path).toBe(path === nowhere ? 404 : 200);
  await expect(page.locator('#root[data-ready]')).toBeAttached();
  await page.waitForLoadState('networkidle');
  const named = initialScripts(readFileSync(join('dist/site', file), 'utf8'));
  const here = page.getByRole('banner').locator('nav [aria-current="page"]');
  for (const width of bothWidths) {
    await widen(page, width);
    await lookAtHeadings(page);
    look(await partsNotOfMui(page), `parts that are not Material UI’s, ${place(page)}`).toEqual([]);
    // Unknown addresses look like Home.
    if (path === nowhere) continue;
    await lookByAxe(page, 'light');
    await look(here).toHaveText(linksTo(path));
  }
  const before = `scripts before the visitor moves, ${path}`;
  // Logos of networks have a script of their own, which only the sites that name some load.
  const others = scripts.filter((script) => !script.startsWith('/assets/network-icon'));
  look(others.toSorted(), before).toEqual(named.toSorted());
  if (path !== nowhere) await lookAtData(page);
  await lookAtMarkup(page);

  await widen(page, 360);
  await moveMouse(page);
  await readToEnd(page);
  for (const width of bothWidths) {
    await widen(page, width);
    // The critical CSS is applied.
    await look(page.locator('body'), place(page)).not.toHaveCSS('margin', '8px');
  }
  // Colours do not depend on the width.
  if (path !== nowhere) {
    await lookAtColours(page, 'dark');
    await lookInForcedColours(page, 'light');
  }
  await lookNarrowly(page);
};

/** Of `npm test`: a page with its opening, and what unknown addresses get. */
const first = ['/', nowhere];

for (const each of places) {
  const tag = first.includes(each.path) ? [] : '@more';
  test(
    `${each.path} is in order at every scroll position`,
    { tag },
    async ({ page, site, watch }) => {
      if (each.path === nowhere) watch.expectProblems(/Failed to load resource.*404/);
      const refused = await watchPolicy(page);
      const elsewhere = watchElsewhere(page, site.origin);
      await lookAround(page, each);
      look(refused, 'refused by the policy').toEqual([]);
      look(elsewhere, 'requested from other origins').toEqual([]);
    },
  );
}

import dentist from '../../examples/dentist/config/routes';
import agency from '../sites/agency/config/routes';
import { scrollThrough, shiftsOf, watchShifts } from './shifts';
import { expect, test } from './site';

/** On a slow processor nothing moves by itself while a page is loaded and read to its end. */
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** What fonts move by a pixel or two when they arrive, within a line. */
const unseen = 0.001;

/**
 * The dentist's visitor has seen a page before: until the fonts are there for the first time, stand-ins break the
 * lines of some headings elsewhere.
 */
const sites = [
  { folder: 'tests/sites/agency', routes: agency, seen: undefined },
  { folder: 'examples/dentist', routes: dentist, seen: '/Thanks' },
];

for (const { folder, routes, seen } of sites) {
  test.describe(folder, () => {
    test.use({ folder });
    for (const { path } of routes.pages) {
      for (const width of [360, 1280]) {
        test(`${path} at ${width} px moves nothing by itself`, async ({ page }) => {
          await page.setViewportSize({ width, height: 800 });
          if (seen) await page.goto(seen, { waitUntil: 'networkidle' });
          const browser = await page.context().newCDPSession(page);
          await browser.send('Emulation.setCPUThrottlingRate', { rate: 6 });
          await watchShifts(page);
          await page.goto(path);
          await scrollThrough(page);
          await expect(page.locator('#root[data-ready]')).toBeAttached();
          await page.waitForLoadState('networkidle');
          const shifts = await shiftsOf(page);
          const sum = shifts.reduce((all, { value }) => all + value, 0);
          expect(sum, JSON.stringify(shifts, null, 1)).toBeLessThanOrEqual(unseen);
        });
      }
    }
  });
}

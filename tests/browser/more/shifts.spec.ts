import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import dentistInAll from '../../../examples/dentist/config/routes';
import { inEnglish } from '../../in-english';
import agency from '../../sites/agency/config/routes';
import { scrollThrough, shiftsOf, watchShifts } from '../shifts';
import { expect, test } from '../site';
import { todays } from '../todays';

const dentist = inEnglish(dentistInAll);

/**
 * On a slow processor nothing moves by itself while a page is loaded and read to its end, once the site's fonts are
 * in the browser: at a first visit stand-ins of nearly their widths are shown until they arrive.
 */
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** What moves by a pixel or two within a line. */
const unseen = 0.001;

type Chosen = { folder: string; path: string; before: string; kinds: string[] };

const sites = [
  { folder: 'tests/sites/agency', routes: agency },
  { folder: 'examples/dentist', routes: dentist },
];

/** What a page is made of, from the text of its file. */
const kindsOn = (folder: string, page: string) =>
  [
    ...readFileSync(join(folder, `config/pages/${page}.ts`), 'utf8').matchAll(/kind: '([\w-]+)'/g),
  ].map(([, kind = '']) => kind);

const all = sites.flatMap(({ folder, routes }) =>
  routes.pages.map(({ path, page }): Chosen => {
    const before = routes.pages.find((each) => each.path !== path)?.path ?? '/404';
    return { folder, path, before, kinds: kindsOn(folder, page) };
  }),
);

/** Pages that together have every kind of section of both sites: always the one with most that are missing. */
const choose = (known: readonly string[]): Chosen[] => {
  const missing = ({ kinds }: Chosen) =>
    new Set(kinds.filter((kind) => !known.includes(kind))).size;
  const [best] = all.toSorted((one, other) => missing(other) - missing(one));
  return best && missing(best) > 0 ? [best, ...choose([...known, ...best.kinds])] : [];
};

const pages = choose([]);

for (const { folder, path, before } of todays(pages, { oneIn: 6 })) {
  test.describe(folder, () => {
    test.use({ folder });
    test(`${path} moves nothing by itself, at 360 px and at 1280 px`, async ({ page }) => {
      test.slow();
      await page.goto(before, { waitUntil: 'networkidle' });
      const browser = await page.context().newCDPSession(page);
      await browser.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      await watchShifts(page);
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path);
        await scrollThrough(page);
        await expect(page.locator('#root[data-ready]')).toBeAttached();
        await page.waitForLoadState('networkidle');
        const shifts = await shiftsOf(page);
        const sum = shifts.reduce((all, { value }) => all + value, 0);
        const where = `at ${width} px: ${JSON.stringify(shifts, null, 1)}`;
        expect(sum, where).toBeLessThanOrEqual(unseen);
      }
    });
  });
}

test.describe('an opening of which only the title has arrived', () => {
  test.use({ folder: 'examples/dentist', javaScriptEnabled: false });

  test('shows it once all of its words are there, since it stands in their middle', async ({
    page,
  }) => {
    const title = page.getByRole('heading', { level: 1, includeHidden: true });
    await page.goto('/Check-ups');
    await expect(title).toBeVisible();
    await page.route('**/Check-ups', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: html.slice(0, html.indexOf('</h1>')) });
    });
    await page.goto('/Check-ups');
    await expect(title).toBeAttached();
    await expect(title).toBeHidden();
  });
});

import type { Page } from '@playwright/test';
import homeInAll from '../../../examples/dentist/config/pages/home';
import routesInAll from '../../../examples/dentist/config/routes';
import { inEnglish } from '../../in-english';
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
} from '../look-around';
import { partsNotOfMui, readToEnd } from '../looks';
import { sameVisitor } from '../same-visitor';
import { expect, moveMouse, open, test } from '../site';
import { todays } from '../todays';
import { watchPolicy } from '../watch-policy';
import { watchElsewhere } from '../watch-requests';

const home = inEnglish(homeInAll);
const routes = inEnglish(routesInAll);

/** Each page of a small firm, looked at once. */
test.use({ folder: 'examples/dentist', reducedMotion: 'reduce' });

/** Each begins at 360 px; a photograph that another test fetched is fetched again. */
const testOfLooks = test.extend(sameVisitor('dentist'));

const nowhere = '/no-such-page';
const places = [...routes.pages.map(({ path }) => path), nowhere];

/** Photographs that failed to load, or are shown much larger than their name says: drafts have fewer pixels than that. */
const poorPhotographs = (page: Page, photographs = 'main img') =>
  page.locator(photographs).evaluateAll((images: HTMLImageElement[]) =>
    images
      .filter((image) => image.checkVisibility())
      .filter(({ complete, naturalWidth, currentSrc, clientWidth }) => {
        if (!complete || naturalWidth === 0) return true;
        const width = Number(/-(\d+)\.\w+$/.exec(currentSrc)?.[1] ?? naturalWidth);
        return !currentSrc.endsWith('.svg') && width < clientWidth * 0.9;
      })
      .map(({ currentSrc, alt }) => `${alt}: ${currentSrc}`),
  );

const lookAtPhotographs = (page: Page, photographs?: string) =>
  look
    .poll(() => poorPhotographs(page, photographs), `missing or blurred, ${place(page)}`)
    .toEqual([]);

/** Forgets the previous page's photographs, which the next page would reuse, however large. */
const forgetPhotographs = async (page: Page) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  for (const cacheDisabled of [true, false]) {
    await browser.send('Network.setCacheDisabled', { cacheDisabled });
  }
  await browser.detach();
};

/** The header, its menu and the columns differ by width, and colours do not. */
const lookAround = async (page: Page, path: string) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.emulateMedia({ colorScheme: 'light' });
  await forgetPhotographs(page);
  const response = await page.goto(path);
  look(response?.status(), path).toBe(path === nowhere ? 404 : 200);
  await expect(page.locator('#root[data-ready]')).toBeAttached();
  // A browser keeps a large photograph where a small one would do, so this precedes widening the window.
  await lookAtPhotographs(page, 'main img:not([loading="lazy"])');
  for (const width of bothWidths) {
    await widen(page, width);
    await lookAtHeadings(page);
    look(await partsNotOfMui(page), `parts that are not Material UI’s, ${place(page)}`).toEqual([]);
    await lookByAxe(page, 'light');
  }
  await lookAtData(page);
  await lookAtMarkup(page);

  await widen(page, 360);
  await moveMouse(page);
  await readToEnd(page);
  for (const width of bothWidths) {
    await widen(page, width);
    await lookAtPhotographs(page);
  }
  await lookAtColours(page, 'dark');
  await lookInForcedColours(page, 'light');
  // What fits the page at one width may overflow it at another.
  for (const width of [768, 992, 1920]) await widen(page, width);
  await lookNarrowly(page);
};

for (const path of todays(places, { oneIn: 6 })) {
  testOfLooks(`${path} is in order, wherever one looks`, async ({ page, site, watch }) => {
    if (path === nowhere) watch.expectProblems(/Failed to load resource.*404/);
    const refused = await watchPolicy(page);
    const elsewhere = watchElsewhere(page, site.origin);
    await lookAround(page, path);
    look(refused, 'refused by the policy').toEqual([]);
    look(elsewhere, 'requested from other origins').toEqual([]);
  });
}

test('the price list is a PDF, and the opening shows text and photograph side by side', async ({
  page,
  request,
}) => {
  const list = await request.get('/prices.pdf');
  expect(list.headers()['content-type']).toBe('application/pdf');
  expect((await list.body()).subarray(0, 5).toString()).toBe('%PDF-');
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/');
  const { picture } = home.sections.find((section) => section.kind === 'hero')!;
  const photograph = page.getByRole('img', { name: picture.alt });
  const title = page.getByRole('heading', { level: 1 });
  const [words, shown] = [await title.boundingBox(), await photograph.boundingBox()];
  expect(shown!.x).toBeGreaterThan(words!.x + words!.width - 1);
  expect(shown!.width).toBeGreaterThan(500);
});

import type { Page } from '@playwright/test';
import eveningsInAll from '../../examples/dentist/config/collections/evenings';
import homeInAll from '../../examples/dentist/config/pages/home';
import practiceInAll from '../../examples/dentist/config/pages/practice';
import routesInAll from '../../examples/dentist/config/routes';
import siteConfigInAll from '../../examples/dentist/config/site';
import { en } from '../../src/schema/usual-words/en';
import { inEnglish } from '../in-english';
import {
  bothWidths,
  look,
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
import { expect, moveMouse, open, test } from './site';
import { watchPolicy } from './watch-policy';
import { watchElsewhere } from './watch-requests';

const evenings = inEnglish(eveningsInAll);
const home = inEnglish(homeInAll);
const practice = inEnglish(practiceInAll);
const routes = inEnglish(routesInAll);
const siteConfig = inEnglish(siteConfigInAll);

/** The pages of a small firm that is no agency: examples/dentist, only config and public files. */
test.use({ folder: 'examples/dentist', reducedMotion: 'reduce' });

/** Each begins at 360 px; a photograph that another test fetched is fetched again. */
const testOfLooks = test.extend(sameVisitor('dentist'));

const nowhere = '/no-such-page';
const places = [...routes.pages.map(({ path }) => path), nowhere];

/** Photographs that failed to load, or are shown much larger than they are. */
const poorPhotographs = (page: Page, photographs = 'main img') =>
  page.locator(photographs).evaluateAll((images: HTMLImageElement[]) =>
    images
      .filter((image) => image.checkVisibility())
      .filter(
        ({ complete, naturalWidth, currentSrc, clientWidth }) =>
          !complete || (!currentSrc.endsWith('.svg') && naturalWidth < clientWidth * 0.9),
      )
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
    await lookByAxe(page, 'dark');
    await lookInForcedColours(page, 'light');
  }
  // What fits the page at one width may overflow it at another.
  for (const width of [768, 992, 1920]) await widen(page, width);
  await lookNarrowly(page);
};

for (const path of places) {
  testOfLooks(`${path} is in order, wherever one looks`, async ({ page, site, watch }) => {
    if (path === nowhere) watch.expectProblems(/Failed to load resource.*404/);
    const refused = await watchPolicy(page);
    const elsewhere = watchElsewhere(page, site.origin);
    await lookAround(page, path);
    look(refused, 'refused by the policy').toEqual([]);
    look(elsewhere, 'requested from other origins').toEqual([]);
  });
}

/** The texts of a section kind, from its file. */
const sectionOf = <Kind extends string, Section extends { kind: string }>(
  { sections }: { sections: readonly Section[] },
  kind: Kind,
) =>
  sections.find((section): section is Extract<Section, { kind: Kind }> => section.kind === kind)!;

test('an enlarged picture is an entry of the history, for Back, Forward, a reload and Escape', async ({
  page,
}) => {
  const { title, photos } = sectionOf(practice, 'gallery');
  await open(page, '/Team');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Rooms' }).click();
  const link = page.getByRole('region', { name: title }).getByRole('link').first();
  const dialog = page.getByRole('dialog', { name: title });
  const photo = dialog.getByRole('img', { name: photos[0]!.alt });
  await link.click();
  await expect(photo).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/Practice$/);
  await expect(link).toBeInViewport();
  await page.goForward();
  await expect(photo).toBeVisible();
  await page.reload();
  await moveMouse(page);
  await expect(photo).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/Team$/);
});

test('the gallery works by keyboard: Enter enlarges a picture, arrows move on, Escape returns to it', async ({
  page,
}) => {
  const { title, photos } = sectionOf(practice, 'gallery');
  const [first, second] = [photos[0]!, photos[1]!];
  await open(page, '/Practice');
  const region = page.getByRole('region', { name: title });
  const link = region.getByRole('link', { name: first.alt });
  await link.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog.getByRole('img', { name: first.alt })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('img', { name: second.alt })).toBeVisible();
  await expect(dialog).toContainText(`${second.caption} · 2 / ${photos.length}`);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(dialog).toContainText(`${photos.length} / ${photos.length}`);
  await expect(dialog.getByRole('button', { name: en['enlarged.close'] })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
});

for (const width of [360, 1280]) {
  test(`a submenu works by keyboard at ${width} px: Enter opens it, Escape closes it, a link leads to its page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const { header } = siteConfig;
    const submenu = header.links.find(({ links }) => links)!;
    const target = submenu.links![1]!;
    await open(page, '/');
    if (width === 360) {
      await page.getByRole('button', { name: en['header.openMenu'] }).press('Enter');
    }
    const menu = page.getByRole('navigation', { name: en['header.navigationLabel'] });
    const entry = menu.locator('summary', { hasText: submenu.label });
    const link = menu.getByRole('link', { name: target.label });
    await expect(entry).toBeVisible();
    await entry.press('Enter');
    await expect(link).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await expect(entry).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${target.to}$`));
    await expect(link).toBeHidden();
  });
}

test('an evening that is over is not announced any more', async ({ page }) => {
  const [first, ...later] = evenings.entries;
  await page.clock.setFixedTime(new Date(`${first?.end}:00Z`).getTime() + 24 * 3600 * 1000);
  await open(page, '/News');
  const announced = page
    .getByRole('region', { name: 'Come And See' })
    .getByRole('heading', { level: 3 });
  await expect(announced.filter({ visible: true })).toHaveText(later.map(({ name }) => name));
});

test('the map is loaded only after consent', async ({ page }) => {
  const { consent, contact } = siteConfig;
  const fetched: string[] = [];
  await page.route(/openstreetmap/, (route) => {
    fetched.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>Map</title>' });
  });
  await open(page, '/Contact');
  await readToEnd(page);
  const map = page.getByTitle(contact.place.mapTitle);
  await expect(map).toHaveCount(0);
  expect(fetched).toEqual([]);
  await page.getByRole('button', { name: consent.agree }).press('Enter');
  await expect(map).toBeVisible();
  await expect.poll(() => fetched).toEqual([contact.place.mapFrame]);
});

test('the price list is a PDF, and the opening shows text and photograph side by side', async ({
  page,
  request,
}) => {
  const list = await request.get('/prices.pdf');
  expect(list.headers()['content-type']).toBe('application/pdf');
  expect((await list.body()).subarray(0, 5).toString()).toBe('%PDF-');
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/');
  const { picture } = sectionOf(home, 'hero');
  const photograph = page.getByRole('img', { name: picture.alt });
  const title = page.getByRole('heading', { level: 1 });
  const [words, shown] = [await title.boundingBox(), await photograph.boundingBox()];
  expect(shown!.x).toBeGreaterThan(words!.x + words!.width - 1);
  expect(shown!.width).toBeGreaterThan(500);
});

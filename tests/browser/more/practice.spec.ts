import type { Page } from '@playwright/test';
import eveningsInAll from '../../../examples/dentist/config/collections/evenings';
import practiceInAll from '../../../examples/dentist/config/pages/practice';
import siteConfigInAll from '../../../examples/dentist/config/site';
import { en } from '../../../src/schema/usual-words/en';
import { inEnglish } from '../../in-english';
import { readToEnd } from '../looks';
import { expect, moveMouse, open, test } from '../site';

const evenings = inEnglish(eveningsInAll);
const practice = inEnglish(practiceInAll);
const siteConfig = inEnglish(siteConfigInAll);

/** The pages of a small firm that is no agency: examples/dentist, only config and public files. */
test.use({ folder: 'examples/dentist', reducedMotion: 'reduce' });

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

/** What keys do with a submenu of the open menu. */
const trySubmenu = async (page: Page) => {
  const { header } = siteConfig;
  const submenu = header.links.find(({ links }) => links)!;
  const target = submenu.links![1]!;
  const menu = page.getByRole('navigation', { name: en['header.navigationLabel'] });
  const entry = menu.locator('summary', { hasText: submenu.label });
  const link = menu.getByRole('link', { name: target.label });
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
};

test('a submenu works by keyboard on a desk and a telephone: Enter opens it, Escape closes it, a link leads to its page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/');
  await trySubmenu(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, '/');
  await page.getByRole('button', { name: en['header.openMenu'] }).press('Enter');
  await trySubmenu(page);
});

test('an evening that is over is not announced any more', async ({ page }) => {
  const [first, ...later] = evenings.entries;
  await page.clock.setFixedTime(new Date(`${first?.end}:00Z`).getTime() + 24 * 3600 * 1000);
  await open(page, '/News');
  const announced = page
    .getByRole('region', { name: 'Come and see' })
    .getByRole('heading', { level: 3 });
  await expect(announced.filter({ visible: true })).toHaveText(later.map(({ name }) => name));
});

test('the map is loaded only after consent', async ({ page }) => {
  const { consent, contact } = siteConfig;
  const fetched: string[] = [];
  await page.route(/openstreetmap/, (route) => {
    const request = route.request();
    // Besides the frame, the page asks whether its host answers.
    if (request.isNavigationRequest()) fetched.push(request.url());
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

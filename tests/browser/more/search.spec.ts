import searchInAll from '../../../examples/dentist/config/pages/search';
import thanksInAll from '../../../examples/dentist/config/pages/thanks';
import { en } from '../../../src/schema/usual-words/en';
import { inEnglish } from '../../in-english';
import { rulesOfColours, violationsIn } from '../axe';
import { overflowOf, settle } from '../looks';
import { expect, open, test } from '../site';
import { watchPolicy } from '../watch-policy';

/** The search of a small firm. */

test.use({ folder: 'examples/dentist', reducedMotion: 'reduce' });

const section = inEnglish(searchInAll).sections.find(({ kind }) => kind === 'search');
const thanks = inEnglish(thanksInAll).title;

test('pages are found by their words, by keys; nothing is loaded before, and what is listed nowhere is not found', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/pagefind/')) loaded.push(request.url());
  });
  const violations = await watchPolicy(page);
  await open(page, '/Team');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Search', exact: true }).click();
  const field = page.getByRole('searchbox', { name: en['search.field'] });
  await expect(field).toBeVisible();
  expect(loaded).toEqual([]);
  // The page of thanks, too, says these words.
  await field.pressSequentially('first visit');
  const results = page.getByRole('region', { name: section?.title }).getByRole('listitem');
  await expect(results.first().locator('mark').first()).toBeVisible();
  await expect(page.getByRole('link', { name: thanks, exact: true })).toHaveCount(0);
  expect(violations).toEqual([]);
  await expect(page).toHaveURL(/\/Search\?q=first(?:\+|%20)visit$/);
  await field.press('Tab');
  await page.keyboard.press('Tab');
  const first = results.first().getByRole('link');
  await expect(first).toBeFocused();
  const path = await first.getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await page.goBack();
  await expect(field).toHaveValue('first visit');
  await expect(results.first()).toBeVisible();
});

test('results are in order in light and dark colours, and stick out nowhere', async ({ page }) => {
  await open(page, '/Search?q=appointment');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  expect(await violationsIn(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await settle(page);
  expect(await violationsIn(page, { only: rulesOfColours })).toEqual([]);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => overflowOf(page), `at ${width} px`).toBe(0);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says that the search needs it, in place of the field', async ({ page }) => {
    await page.goto('/Search');
    await expect(page.getByText(en['search.withoutScript'])).toBeVisible();
    await expect(page.getByRole('searchbox')).toBeHidden();
  });
});

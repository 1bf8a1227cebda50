import { en } from '../../../src/schema/usual-words/en';
import { rulesOfColours, violationsIn } from '../axe';
import { overflowOf, settle } from '../looks';
import { expect, open, test } from '../site';

test.use({ folder: 'examples/dentist' });

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

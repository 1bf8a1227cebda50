import { violationsIn } from '../axe';
import { look } from '../look-around';
import { expect, moveMouse, open, test } from '../site';

/** Pages of a school that come from collections. */
test.use({ folder: 'examples/school' });

test('axe finds nothing on pages of collections, of an entry, of a tag', async ({ page }) => {
  for (const path of [
    ...['/Courses', '/Courses/spanish-stories', '/Courses/About/advanced'],
    ...['/Events', '/Events/carnival-songs'],
  ]) {
    await open(page, path);
    look(await violationsIn(page), path).toEqual([]);
  }
});

test('an entry that there is not has the page of unknown addresses, not to be listed', async ({
  page,
  watch,
}) => {
  watch.expectProblems(/404/);
  const response = await page.goto('/Courses/none');
  expect(response?.status()).toBe(404);
  await moveMouse(page);
  await expect(page.locator('#root[data-ready]')).toBeAttached();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
});

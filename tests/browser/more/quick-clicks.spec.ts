import { expect, open, test } from '../site';

// Presses a page while it fades in.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('the last of several quick presses on links wins, without a reload', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => Object.assign(window, { mark: 'still here' }));
  const links = page.getByRole('navigation').first().getByRole('link');
  const names = ['Services', 'Blog', 'Product', 'Career', 'About Us', 'Contact'];
  const places = await Promise.all(
    names.map(async (name) => {
      const { x, y, width, height } = (await links.getByText(name, { exact: true }).boundingBox())!;
      return { x: x + width / 2, y: y + height / 2 };
    }),
  );
  for (const last of [places.length, 4]) {
    for (const { x, y } of places.slice(0, last)) await page.mouse.click(x, y);
    await expect(links.and(page.locator('[aria-current]'))).toHaveText(names[last - 1]!);
    await expect(page.locator('main[aria-busy]')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
  expect(await page.evaluate(() => 'mark' in window)).toBe(true);
});

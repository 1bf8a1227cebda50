import { show, test } from '../gallery';
import { overflowOf } from '../looks';
import { expect } from '../site';

/** Chosen pictures are shown small beside their names. */

for (const width of [1280, 320]) {
  test(`at ${width} px a chosen photo stands beside its name, within the page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await show(page, 'fields/file/several');
    const png = await page.screenshot({ clip: { x: 0, y: 0, width: 40, height: 20 } });
    await page
      .getByLabel('Photos of the rooms')
      .setInputFiles({ name: 'room.png', mimeType: 'image/png', buffer: png });
    await expect(page.locator('canvas')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'room.png' })).toBeVisible();
    expect(await overflowOf(page)).toBe(0);
  });
}

import type { Page } from '@playwright/test';
import { look, place } from '../look-around';
import { cutParts, enlargeLetters, overflowOf, setLongWords, settle } from '../looks';
import { expect, open, test } from '../site';
import { todays } from '../todays';

/** Whole pages with letters of 200 %, and with words of 24 letters: header, hero, forms with steps. */

const lookAt = async (page: Page, what: string) => {
  await settle(page);
  await look.poll(() => overflowOf(page), `${what}, ${place(page)}: scrolls sideways by`).toBe(0);
  await look.poll(() => cutParts(page), `${what}, ${place(page)}: cut`).toEqual([]);
};

const openAt = async (page: Page, path: string, width: number) => {
  await page.setViewportSize({ width, height: 800 });
  await open(page, path);
};

const sites = [
  {
    folder: 'tests/sites/agency',
    pages: [
      ['/', '/Services'],
      ['/Blog', '/Career', '/Contact'],
    ],
  },
  {
    folder: 'examples/dentist',
    pages: [
      ['/', '/Team'],
      ['/Apply', '/Appointment'],
      ['/Prices', '/Questions', '/Practice'],
    ],
  },
];

for (const { folder, pages } of sites) {
  test.describe(folder, () => {
    test.use({ folder });

    for (const paths of todays(pages, { oneIn: 4 })) {
      test(`${paths.join(', ')}: text of 200 % and words of 24 letters are not cut at any width`, async ({
        page,
        watch,
      }) => {
        // Hydration finds other text than React rendered.
        watch.expectProblems(/Minified React error #418/);
        for (const path of paths) {
          await openAt(page, path, 360);
          await enlargeLetters(page);
          await lookAt(page, 'letters of 200 %');
          await openAt(page, path, 320);
          await setLongWords(page);
          for (const width of [320, 1000]) {
            await page.setViewportSize({ width, height: 800 });
            await lookAt(page, 'long words');
          }
        }
      });
    }
  });
}

test.describe('a logo', () => {
  test.use({ folder: 'examples/dentist' });

  test('keeps most of its room at text of 200 %', async ({ page }) => {
    await openAt(page, '/', 360);
    const logo = page.getByRole('banner').locator('img').first();
    const widthOf = async () => (await logo.boundingBox())?.width ?? 0;
    const before = await widthOf();
    expect(before).toBeGreaterThan(100);
    await enlargeLetters(page);
    await expect.poll(widthOf).toBeGreaterThan(before * 0.6);
  });
});

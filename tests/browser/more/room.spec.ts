import type { Page } from '@playwright/test';
import { overflowOf } from '../looks';
import { test } from '../parts-site';
import { expect, open } from '../site';

test.use({ reducedMotion: 'reduce' });

/** The section with this heading; what stands in it, and its columns without their gutters, in CSS pixels. */
const measured = (page: Page, name: string) =>
  page
    .locator('section', { has: page.getByRole('heading', { name, exact: true }) })
    .evaluate((section) => {
      const within = section.querySelector('.MuiContainer-root')!;
      const { left, right } = within.getBoundingClientRect();
      const { paddingLeft, paddingRight } = getComputedStyle(within);
      const edgesOf = (element: Element) => {
        const box = element.getBoundingClientRect();
        return { left: box.left, right: box.right, width: box.width };
      };
      const last = [...within.querySelectorAll(':scope > *')].map((element) =>
        element.getBoundingClientRect(),
      );
      return {
        room: { left: left + parseFloat(paddingLeft), right: right - parseFloat(paddingRight) },
        figures: [...section.querySelectorAll('figure')].map(edgesOf),
        images: [...section.querySelectorAll('img')].map(edgesOf),
        words: edgesOf(section.querySelector('p')!),
        /** Below the lowest of its parts, inside its own padding. */
        empty:
          within.getBoundingClientRect().bottom - Math.max(...last.map(({ bottom }) => bottom)),
      };
    });

const widths = [360, 992, 1280, 1920];

test('pictures, quotes and tables stay in their section, wherever its text stands, and a full photograph reaches the edge', async ({
  page,
}) => {
  await open(page, '/Rhythm');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await overflowOf(page);
    for (const align of ['left', 'centred', 'offset']) {
      const { figures, room } = await measured(page, `Text ${align}`);
      expect(figures).toHaveLength(3);
      for (const { left, right } of figures) {
        expect(left, `${align} at ${width} px`).toBeGreaterThanOrEqual(room.left - 1);
        expect(right, `${align} at ${width} px`).toBeLessThanOrEqual(room.right + 1);
      }
      // A wide picture in a centred text is in the middle.
      const { left, right } = figures.at(-1)!;
      if (align !== 'centred') continue;
      expect(left - room.left, `at ${width} px`).toBeCloseTo(room.right - right, 0);
    }

    for (const side of ['left', 'right'] as const) {
      const { images, words } = await measured(page, `Oven ${side}`);
      expect(images[0]![side], `${side} at ${width} px`).toBeCloseTo(
        side === 'left' ? 0 : width,
        0,
      );
      expect(images[0]!.width).toBeGreaterThan(words.width);
    }
    const { images } = await measured(page, 'Oven over all');
    expect(images[0]!.width, `over all at ${width} px`).toBeCloseTo(width, 0);

    // Below a table beside its heading there is no empty ground.
    if (width !== 1280) continue;
    expect((await measured(page, 'Prices offset')).empty).toBeLessThan(8);
  }
});

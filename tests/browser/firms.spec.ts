import type { Page } from '@playwright/test';
import { overflowOf } from './looks';
import { expect, open, test } from './site';

/** Sites of other firms, made from data alone. */
const firms = ['bakery', 'climbing', 'notary', 'concert'];

/** Home, and the pages that the footer leads to. */
const pathsOf = async (page: Page) => {
  await open(page, '/');
  const links = await page
    .locator('footer a[href^="/"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  return new Set(['/', ...links.map((link) => link.replace(/#.*/, '') || '/')]);
};

for (const firm of firms) {
  test.describe(firm, () => {
    test.use({ folder: `examples/${firm}` });

    test('its pages fit, and nothing that they ask for is missing', async ({ page }) => {
      const missing: string[] = [];
      page.on('response', (answer) => {
        if (answer.status() === 404) missing.push(answer.url());
      });
      for (const path of await pathsOf(page)) {
        for (const width of [360, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          await open(page, path);
          expect(await overflowOf(page), `${path} at ${width} px`).toBe(0);
        }
      }
      expect(missing).toEqual([]);
    });

    test('no word of the name of a column is broken', async ({ page }) => {
      for (const path of await pathsOf(page)) {
        await page.goto(path);
        for (const width of [360, 768, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          const broken = await page.locator('thead th').evaluateAll((names) =>
            names.flatMap((name) => {
              const text = name.firstChild;
              const isSeen = [name, name.closest('thead')].every(
                (each) => each && getComputedStyle(each).clipPath === 'none',
              );
              if (!(text instanceof Text) || !isSeen) return [];
              return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
                const range = new Range();
                range.setStart(text, index);
                range.setEnd(text, index + word.length);
                return range.getClientRects().length > 1 ? [word] : [];
              });
            }),
          );
          expect(broken, `${path} at ${width} px`).toEqual([]);
        }
      }
    });

    test('no heading is as large as the title of its page', async ({ page }) => {
      for (const path of await pathsOf(page)) {
        await page.goto(path);
        for (const width of [360, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          const [title = 0, ...others] = await page
            .locator('main :is(h1, h2, h3, h4)')
            .evaluateAll((all) =>
              all
                .toSorted((a, b) => a.tagName.localeCompare(b.tagName))
                .map((heading) => Number.parseFloat(getComputedStyle(heading).fontSize)),
            );
          expect(Math.max(0, ...others), `${path} at ${width} px`).toBeLessThan(title);
        }
      }
    });
  });
}

test.describe('a form with fields of half a width', () => {
  test.use({ folder: 'examples/climbing' });

  test('has the controls of a row on one line, though one of them has no hint', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, '/First-visit');
    const tops = await page.locator('form [data-width="half"]').evaluateAll((fields) => {
      const [first, second] = fields.filter((field) => field.checkVisibility());
      second?.querySelector('.MuiFormHelperText-root')?.remove();
      return [first, second].map(
        (field) => field?.querySelector(':scope > .MuiInputBase-root')?.getBoundingClientRect().top,
      );
    });
    expect(tops[0]).toBeGreaterThan(0);
    expect(tops[1]).toBe(tops[0]);
  });
});

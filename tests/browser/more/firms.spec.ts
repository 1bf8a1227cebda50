import type { Page } from '@playwright/test';
import { enlargeLetters, overflowOf, settle } from '../looks';
import { expect, open, test } from '../site';
import { todays } from '../todays';

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

/** Words of names of columns that stand on two lines. */
const brokenNames = (page: Page) =>
  page.locator('thead th').evaluateAll((names) =>
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

/** What is seen at once or compared: headings, the site's name, tables, the footer. Running text may break long words. */
const keptWhole =
  ':is(h1, h2, h3, h4, th, td, header [data-home], footer nav a, footer [data-year])';

/**
 * Their words that stand on two lines. Of long words in narrow columns browsers may make two with a hyphen, where they
 * know the language.
 */
const brokenWords = (page: Page) =>
  page.locator(`${keptWhole}:visible`).evaluateAll((all) =>
    all.flatMap((part) => {
      const longest = part.matches('h1, h2') ? 13 : 9;
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      const isHeardOnly = (element: Element | null): boolean =>
        element !== null &&
        (getComputedStyle(element).clipPath !== 'none' || isHeardOnly(element.parentElement));
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        if (isHeardOnly(text.parentElement)) continue;
        for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{N}]+/gu)) {
          const range = new Range();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
          const lines = new Set(boxes.map(({ top }) => Math.round(top)));
          if (lines.size > 1 && word.length <= longest) found.push(word);
        }
      }
      return found;
    }),
  );

/** The sizes of the headings of the page, that of its title first. */
const sizesOfHeadings = (page: Page) =>
  page
    .locator('main :is(h1, h2, h3, h4)')
    .evaluateAll((all) =>
      all
        .toSorted((a, b) => a.tagName.localeCompare(b.tagName))
        .map((heading) => Number.parseFloat(getComputedStyle(heading).fontSize)),
    );

for (const firm of todays(firms, { oneIn: 2 })) {
  test.describe(firm, () => {
    test.use({ folder: `examples/${firm}` });

    test('its pages fit, nothing that they ask for is missing, no name of a column is broken, and no heading is as large as the title', async ({
      page,
    }) => {
      test.slow();
      const missing: string[] = [];
      page.on('response', (answer) => {
        if (answer.status() === 404) missing.push(answer.url());
      });
      for (const path of await pathsOf(page)) {
        await open(page, path);
        for (const width of [360, 768, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          const where = `${path} at ${width} px`;
          await expect.poll(() => overflowOf(page), where).toBe(0);
          expect(await brokenNames(page), where).toEqual([]);
          const [title = 0, ...others] = await sizesOfHeadings(page);
          expect(Math.max(0, ...others), where).toBeLessThan(title);
        }
      }
      expect(missing).toEqual([]);
    });
  });
}

const sites = [
  ...[...firms, 'dentist', 'school'].map((name) => `examples/${name}`),
  'tests/sites/agency',
];

for (const folder of todays(sites, { oneIn: 3 })) {
  test.describe(`letters of 200 % in ${folder}`, () => {
    test.use({ folder });

    test('keep their words whole on a telephone: in headings, the name, tables and the footer', async ({
      page,
    }) => {
      test.slow();
      for (const path of await pathsOf(page)) {
        for (const width of [320, 360]) {
          await page.setViewportSize({ width, height: 800 });
          await open(page, path);
          await enlargeLetters(page);
          await settle(page);
          const where = `${path} at ${width} px`;
          expect.soft(await overflowOf(page), `${where} scrolls sideways by`).toBe(0);
          expect.soft(await brokenWords(page), where).toEqual([]);
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

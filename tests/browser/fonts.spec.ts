import type { Page } from '@playwright/test';
import routes from '../../config/routes';
import theme from '../../config/theme';
import { fontWeights } from '../../src/theme/font-cuts';
import { families, watchFonts } from './fonts';
import { expect, open, test } from './site';

/** The font files that visitors of the project's own site fetch. */
test.use({ folder: '' });

/** Fonts and weights of the page's text, such as `Instrument Sans Variable 600`. */
const shownStyles = (page: Page) =>
  page.evaluate(() => {
    const withWords = [...document.querySelectorAll('body *')].filter((element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
    );
    const styles = withWords
      .map((element) => getComputedStyle(element))
      .map(({ fontFamily, fontWeight }) => `${fontFamily} / ${fontWeight}`);
    return [...new Set(styles)].map((style) => ({
      family: /^"?([^",]+)/.exec(style)?.[1] ?? '',
      weight: Number(/\d+$/.exec(style)?.[0]),
    }));
  });

test(
  'exactly the fonts of the HTML are loaded, each once, with all weights, on each page',
  { tag: '@more' },
  async ({ page, watch }) => {
    test.slow();
    watch.expectProblems(/404/);
    const fetched = watchFonts(page);
    // Each page as a first visit.
    const browser = await page.context().newCDPSession(page);
    await browser.send('Network.setCacheDisabled', { cacheDisabled: true });
    for (const path of [...routes.pages.map((route) => route.path), '/no-such-page']) {
      fetched.length = 0;
      await open(page, path);
      await page.evaluate(() => document.fonts.ready);
      const named = await page
        .locator('link[rel="preload"][as="font"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(named.length, path).toBeGreaterThan(0);
      expect(fetched.toSorted(), path).toEqual(named.toSorted());
      // The page uses nothing that was cut away from a font.
      for (const { family, weight } of await shownStyles(page)) {
        expect(families, path).toContain(family);
        const [lightest, boldest] = fontWeights(theme.font, family);
        expect(weight, `${family}, ${path}`).toBeGreaterThanOrEqual(lightest);
        expect(weight, `${family}, ${path}`).toBeLessThanOrEqual(boldest);
      }
    }
  },
);

import type { Page } from '@playwright/test';
import { jsonLdProblems, type JsonLdNode } from '../json-ld-problems';
import { violationsIn } from './axe';
import { clippedTexts, headingLevels, overflowOf, settle, smallTargets, widenText } from './looks';
import { expect } from './site';

/** Questions that a walk over all pages asks on each. All are asked, whatever the answer to those before. */
export const look = expect.configure({ soft: true });

export const lookAtHeadings = async (page: Page) => {
  const levels = await headingLevels(page);
  look(levels.filter((level) => level === 1)).toHaveLength(1);
  const skipped = levels.filter((level, index) => level - (levels[index - 1] ?? 0) > 1);
  look(skipped, 'levels of headings after one that was left out').toEqual([]);
};

export const lookByAxe = async (page: Page, colorScheme: 'light' | 'dark') => {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await settle(page);
  look(await violationsIn(page), `axe, ${colorScheme}, ${page.viewportSize()?.width} px`).toEqual(
    [],
  );
};

export const lookAtData = async (page: Page) => {
  const found = await page.locator('script[type="application/ld+json"]').allTextContents();
  look(found.flatMap((text) => jsonLdProblems(JSON.parse(text) as JsonLdNode))).toEqual([]);
};

/** Wide and narrow: script asks nowhere how wide a window is, so that one visit shows a page at both. */
export const bothWidths = [360, 1280];

/** The window as wide as is said, at the head of the page: what floats lies on other words at each place. */
export const widen = async (page: Page, width: number) => {
  await page.setViewportSize({ width, height: 800 });
  await page.evaluate(() => window.scrollTo(0, 0));
  await look.poll(() => overflowOf(page), `scrolls sideways at ${width} px by`).toBe(0);
};

/** Leaves the text wider than it was. */
export const lookNarrowly = async (page: Page) => {
  await widen(page, 360);
  look(await smallTargets(page), 'targets below 24 px (WCAG 2.5.8)').toEqual([]);
  await page.setViewportSize({ width: 320, height: 256 });
  await look
    .poll(() => overflowOf(page), '320 px, which is 1280 px at 400 % (WCAG 1.4.10)')
    .toBe(0);
  await page.setViewportSize({ width: 360, height: 740 });
  await widenText(page);
  await look.poll(() => overflowOf(page), 'with wider text (WCAG 1.4.12)').toBe(0);
  await look.poll(() => clippedTexts(page), 'with wider text (WCAG 1.4.12)').toEqual([]);
};

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
  look(await violationsIn(page), `axe, ${colorScheme}`).toEqual([]);
};

export const lookAtData = async (page: Page) => {
  const found = await page.locator('script[type="application/ld+json"]').allTextContents();
  look(found.flatMap((text) => jsonLdProblems(JSON.parse(text) as JsonLdNode))).toEqual([]);
};

export const lookNarrowly = async (page: Page) => {
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

import type { Locator, Page } from '@playwright/test';
import { jsonLdProblems, type JsonLdNode } from '../json-ld-problems';
import { rulesOfColours, violationsIn } from './axe';
import { clippedTexts, headingLevels, overflowOf, settle, smallTargets, widenText } from './looks';
import { expect } from './site';

/** Soft: a walk over all pages checks everything, whatever failed before. */
export const look = expect.configure({ soft: true });

/** The page and its state, for error messages. */
export const place = (page: Page) =>
  `${new URL(page.url()).pathname} at ${page.viewportSize()?.width} px`;

export const lookAtHeadings = async (page: Page) => {
  const levels = await headingLevels(page);
  look(
    levels.filter((level) => level === 1),
    `h1, ${place(page)}`,
  ).toHaveLength(1);
  const skipped = levels.filter((level, index) => level - (levels[index - 1] ?? 0) > 1);
  look(skipped, `levels after one that was left out, ${place(page)}`).toEqual([]);
};

/** What HTML's own checker reports of markup that every browser shows anyway. */
export const lookAtMarkup = async (page: Page) => {
  const found = await page.evaluate(() => {
    const moment = /^(?:\d{4}-\d\d-\d\d|(?:[01]\d|2[0-3]):[0-5]\d)$/;
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    return {
      times: all('time')
        .map((time) => time.getAttribute('datetime') ?? time.textContent)
        .filter((text) => !moment.test(text)),
      sections: all('section')
        .filter(
          (section) =>
            ![...section.querySelectorAll('h1, h2, h3, h4, h5, h6')].some(
              (heading) => heading.closest('section, article, nav, aside') === section,
            ),
        )
        .map(({ id, className }) => id || className),
      // Of a table they stay where its rows become blocks on small screens.
      roles: [
        ...all('nav[role]'),
        ...all('table:not([role])').flatMap((table) => [...table.querySelectorAll('[role]')]),
      ].map((part) => part.outerHTML.slice(0, 80)),
      doubled: all('[id]')
        .map(({ id }) => id)
        .filter((id, index, ids) => ids.indexOf(id) !== index),
    };
  });
  look(found.times, `times that are no one moment, ${place(page)}`).toEqual([]);
  look(found.sections, `sections without a heading of their own, ${place(page)}`).toEqual([]);
  look(found.roles, `roles that elements have anyway, ${place(page)}`).toEqual([]);
  look(found.doubled, `names of places that are there twice, ${place(page)}`).toEqual([]);
};

type ColorScheme = 'light' | 'dark';

export const lookByAxe = async (page: Page, colorScheme: ColorScheme, only?: string[]) => {
  await page.emulateMedia({ colorScheme });
  await settle(page);
  look(await violationsIn(page, { only }), `axe, ${colorScheme}, ${place(page)}`).toEqual([]);
};

/** Runs only axe's rules of colours, after all others have run. */
export const lookAtColours = (page: Page, colorScheme: ColorScheme) =>
  lookByAxe(page, colorScheme, rulesOfColours);

/** Runs axe with the visitor's system colours in place of the page's (forced colours). */
export const lookInForcedColours = async (page: Page, colorScheme: ColorScheme) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme });
  const isForced = await page.evaluate(() => matchMedia('(forced-colors: active)').matches);
  look(isForced, 'the page’s own colours are out of force').toBe(true);
  await settle(page);
  const found = await violationsIn(page, { only: rulesOfColours });
  look(found, `axe, forced colours, ${colorScheme}, ${place(page)}`).toEqual([]);
  await page.emulateMedia({ forcedColors: 'none' });
};

export const lookAtData = async (page: Page) => {
  const found = await page.locator('script[type="application/ld+json"]').allTextContents();
  const problems = found.flatMap((text) => jsonLdProblems(JSON.parse(text) as JsonLdNode));
  look(problems, `JSON-LD, ${place(page)}`).toEqual([]);
};

/** Narrow and wide: no script reads the width of the window, so one visit can test both. */
export const bothWidths = [360, 1280];

/** Resizes the window at the head of the page: floating links cover other text at each position. */
export const widen = async (page: Page, width: number) => {
  await page.setViewportSize({ width, height: 800 });
  await page.evaluate(() => window.scrollTo(0, 0));
  await look.poll(() => overflowOf(page), `${place(page)} scrolls sideways by`).toBe(0);
};

/**
 * Runs axe on a state of the page, in which `sign` must stay visible: at each width, and at the first in light,
 * dark, and forced colours. Colours are the same at each.
 */
export const lookAtState = async (page: Page, sign: Locator, widths = bothWidths) => {
  for (const [turn, width] of widths.entries()) {
    await page.setViewportSize({ width, height: 800 });
    await lookByAxe(page, 'light');
    if (turn === 0) {
      await lookAtColours(page, 'dark');
      await lookInForcedColours(page, 'dark');
    }
    await look(sign, `what was looked at is still there, ${place(page)}`).toBeVisible();
  }
};

/** Leaves the text wider than it was. */
export const lookNarrowly = async (page: Page) => {
  await widen(page, 360);
  look(await smallTargets(page), `targets below 24 px (WCAG 2.5.8), ${place(page)}`).toEqual([]);
  await page.setViewportSize({ width: 320, height: 256 });
  await look
    .poll(() => overflowOf(page), `${place(page)}, which is 1280 px at 400 % (WCAG 1.4.10)`)
    .toBe(0);
  await page.setViewportSize({ width: 360, height: 740 });
  await widenText(page);
  await look.poll(() => overflowOf(page), `${place(page)}, with wider text (WCAG 1.4.12)`).toBe(0);
  await look
    .poll(() => clippedTexts(page), `${place(page)}, with wider text (WCAG 1.4.12)`)
    .toEqual([]);
};

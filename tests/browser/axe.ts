import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';

/**
 * As it is published in short: to read the long one costs a page half as much again. Of forced colours it
 * would know those of grounds alone: letters have theirs by another property
 * (https://github.com/dequelabs/axe-core/issues/3978).
 */
const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8').replace(
  '"-webkit-text-fill-color"',
  'matchMedia("(forced-colors: active)").matches ? "color" : "-webkit-text-fill-color"',
);

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

type Look = {
  /** Rules that are not asked. */
  whenOmitted?: string[];
  /** The rules that are asked; all of the standards if left out. */
  only?: string[] | undefined;
  /** The part of the page that is looked at, by a selector; all of it if left out. */
  part?: string | undefined;
};

/** The rules that depend on the colours of a page: nothing else is another in the dark. */
export const rulesOfColours = ['color-contrast', 'link-in-text-block'];

const optionsFor = ({ whenOmitted = [], only }: Look): RunOptions => ({
  runOnly: only ? { type: 'rule', values: only } : { type: 'tag', values: standards },
  rules: Object.fromEntries(whenOmitted.map((rule) => [rule, { enabled: false }])),
  resultTypes: ['violations'],
  // The map is another site's page; what is inside is not ours. The gallery's plates are looked at one by one.
  iframes: false,
});

/** What axe finds, in words; undefined where it is not in the document yet. */
const run = (page: Page, asked: { options: RunOptions; part: string }) =>
  page.evaluate(async ({ options, part }) => {
    if (!('axe' in window)) return undefined;
    const { run: runAxe } = window.axe as typeof axe;
    const { violations } = await runAxe({ include: [[part]], exclude: [['iframe']] }, options);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, asked);

/**
 * What axe finds where it looks, by WCAG 2.2 AA and its own best practices. It is put into each document
 * once: a second look at it takes a quarter of the time.
 */
export const violationsIn = async (page: Page, look: Look = {}): Promise<string[]> => {
  const asked = { options: optionsFor(look), part: look.part ?? 'html' };
  const found = await run(page, asked);
  if (found) return found;
  await page.evaluate(source);
  return (await run(page, asked)) ?? ['axe could not be put into the page'];
};

import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';

/**
 * The minified build: the long one takes half as much time again per page. In forced colours axe would only
 * know those of backgrounds: letters have theirs by another property
 * (https://github.com/dequelabs/axe-core/issues/3978).
 */
const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8').replace(
  '"-webkit-text-fill-color"',
  'matchMedia("(forced-colors: active)").matches ? "color" : "-webkit-text-fill-color"',
);

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

type Look = {
  /** Rules that are not run. */
  whenOmitted?: string[];
  /** The rules to run; all of the standards if left out. */
  only?: string[] | undefined;
  /** The part of the page to check, as a selector; all of it if left out. */
  part?: string | undefined;
};

/** The rules that depend on a page's colours: only these differ in the dark scheme. */
export const rulesOfColours = ['color-contrast', 'link-in-text-block'];

const optionsFor = ({ whenOmitted = [], only }: Look): RunOptions => ({
  runOnly: only ? { type: 'rule', values: only } : { type: 'tag', values: standards },
  rules: Object.fromEntries(whenOmitted.map((rule) => [rule, { enabled: false }])),
  resultTypes: ['violations'],
  // The map is another site's page, not ours. The gallery's plates are checked one by one.
  iframes: false,
});

/** axe's findings as text; undefined if axe is not yet in the document. */
const run = (page: Page, asked: { options: RunOptions; part: string }) =>
  page.evaluate(async ({ options, part }) => {
    if (!('axe' in window)) return undefined;
    const { run: runAxe } = window.axe as typeof axe;
    const { violations } = await runAxe({ include: [[part]], exclude: [['iframe']] }, options);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, asked);

/**
 * axe's findings by WCAG 2.2 AA and its own best practices. It is injected into each document once: a second
 * run then takes a quarter of the time.
 */
export const violationsIn = async (page: Page, look: Look = {}): Promise<string[]> => {
  const asked = { options: optionsFor(look), part: look.part ?? 'html' };
  const found = await run(page, asked);
  if (found) return found;
  await page.evaluate(source);
  return (await run(page, asked)) ?? ['axe could not be put into the page'];
};

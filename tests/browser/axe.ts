import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';

/** As it is published in short: to read the long one costs a page half as much again. */
const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds on the page, or on the part of it that is said, by WCAG 2.2 AA and its own best
 * practices, apart from `leftOut`. It is put into each document once: a second look at it takes a
 * quarter of the time.
 */
export const violationsIn = async (page: Page, leftOut: string[] = [], part = 'html') => {
  const options: RunOptions = {
    runOnly: { type: 'tag', values: standards },
    rules: Object.fromEntries(leftOut.map((rule) => [rule, { enabled: false }])),
    resultTypes: ['violations'],
    // The map is another site's page; what is inside is not ours. The gallery's plates are looked at one by one.
    iframes: false,
  };
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const { violations } = await page.evaluate(
    ({ asked, place }) =>
      (window as unknown as { axe: typeof axe }).axe.run(
        { include: [[place]], exclude: [['iframe']] },
        asked,
      ),
    { asked: options, place: part },
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
};

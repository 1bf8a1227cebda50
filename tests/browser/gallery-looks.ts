import { expect, type Page } from '@playwright/test';
import { violationsIn } from './axe';
import { show } from './gallery';
import { overflowOf, settle } from './looks';

/** What is asked of an example, or of a page of the gallery, at a glance. */

/** An example is a part of a page: the page has the one h1. */
export const violations = (page: Page) =>
  violationsIn(page, { whenOmitted: ['page-has-heading-one'] });

/** What still scrolls sideways after drawings have followed the size of the window. */
const overflow = async (page: Page, width: number) => {
  await page.setViewportSize({ width, height: 800 });
  let by = await overflowOf(page);
  if (by === 0) return [];
  const fits = expect.poll(async () => (by = await overflowOf(page)), { timeout: 2_000 }).toBe(0);
  return fits.then(
    () => [],
    () => [`scrolls sideways by ${by} px at ${width} px`],
  );
};

export const bothWidths = [360, 1280];

/** At both widths, and by axe at the last of them: it looks at what the page says, which is the same at each. */
export const problemsHere = async (page: Page, widths = bothWidths, hasWords = true) => {
  const found: string[] = [];
  for (const width of widths) found.push(...(await overflow(page, width)));
  if (!hasWords) return found;
  await settle(page);
  return [...found, ...(await violations(page))];
};

/** Of each of these examples, one after the other in the same document. */
export const problemsOf = async (page: Page, ids: readonly string[], hasWords = true) => {
  const problems: string[] = [];
  // The next example begins at the last width: a new size is a new layout.
  const widths = [...bothWidths];
  for (const id of ids) {
    await show(page, id);
    const found = await problemsHere(page, widths.reverse(), hasWords);
    problems.push(...found.map((words) => `${id}: ${words}`));
  }
  return problems;
};

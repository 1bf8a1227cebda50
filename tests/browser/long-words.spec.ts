import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { show, test } from './gallery';
import { look } from './look-around';
import { cutParts, enlargeLetters, overflowOf, setLongWords } from './looks';

/** Words of 24 letters in every example of every section and field, on the narrowest screens. */

const folders = (group: string) =>
  readdirSync(join('src', group), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

const examplesOf = async (path: string) => {
  const file = `../../src/${path}/example.ts`;
  const { examples } = (await import(file)) as { examples: Record<string, unknown> };
  return Object.keys(examples).map((name) => `${path}/${name}`);
};

const lookAt = async (page: Page, where: string) => {
  await look.poll(() => overflowOf(page), `${where} scrolls sideways by`).toBe(0);
  // A carousel learns by an observer which slides are out of view: some frames after a change of size.
  await look.poll(() => cutParts(page), `cut, ${where}`).toEqual([]);
};

/** The kinds whose names begin with these letters: a test for each, so that none takes long. */
const shares = [
  /^[ab]/,
  /^c/,
  /^[d-f]/,
  /^[g-h]/,
  /^[i-k]/,
  /^l/,
  /^[m-o]/,
  /^p[a-e]/,
  /^p[f-z]/,
  /^[q-r]/,
  /^s/,
  /^[t-z]/,
];

for (const group of ['sections', 'fields']) {
  const names = folders(group);
  for (const share of shares) {
    const kinds = names.filter((name) => share.test(name));
    if (kinds.length === 0) continue;
    test(`${group} ${kinds.join(', ')}: words of 24 letters are not cut at 320 px, nor at 360 px with text of 200 %`, async ({
      page,
    }) => {
      const examples = await Promise.all(kinds.map((kind) => examplesOf(`${group}/${kind}`)));
      for (const id of examples.flat()) {
        await page.setViewportSize({ width: 320, height: 800 });
        // A new page: the test changed the previous one behind React's back.
        await page.goto('about:blank');
        await show(page, id);
        await setLongWords(page);
        await lookAt(page, `${id} at 320 px`);
        await page.setViewportSize({ width: 360, height: 800 });
        await enlargeLetters(page);
        await lookAt(page, `${id} at 360 px with letters of 200 %`);
      }
    });
  }
}

test('a title with a word of 24 letters gets smaller letters so that it fits on one line', async ({
  page,
}) => {
  for (const id of ['sections/hero/longWord', 'sections/page-header/longWord']) {
    await show(page, id);
    for (const width of [360, 1000, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const lines = () =>
        page.getByRole('heading', { level: 1 }).evaluate((title) => {
          const range = document.createRange();
          range.setStart(title.firstChild!, 0);
          range.setEnd(title.firstChild!, 24);
          return new Set([...range.getClientRects()].map(({ top }) => top)).size;
        });
      await expect.poll(lines, `${id} at ${width} px`).toBe(1);
      await expect.poll(() => overflowOf(page)).toBe(0);
    }
  }
});

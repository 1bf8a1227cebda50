import { expect, type Page } from '@playwright/test';
import { show, test } from '../gallery';
import { dealt, examplesOf, kindsOf } from '../gallery-kinds';
import { look } from '../look-around';
import { cutParts, enlargeLetters, overflowOf, setLongWords } from '../looks';
import { todays } from '../todays';

/** Words of 24 letters in every example of every section and field, on the narrowest screens. */

const lookAt = async (page: Page, where: string) => {
  await look.poll(() => overflowOf(page), `${where} scrolls sideways by`).toBe(0);
  // A carousel learns by an observer which slides are out of view: some frames after a change of size.
  await look.poll(() => cutParts(page), `cut, ${where}`).toEqual([]);
};

const parts = 6;

for (const [turn, kinds] of todays([...dealt(kindsOf('sections', 'fields'), parts).entries()], {
  oneIn: 6,
})) {
  test(`part ${turn + 1} of ${parts}: words of 24 letters are not cut at 320 px, nor at 360 px with text of 200 %`, async ({
    page,
  }) => {
    test.slow();
    for (const id of await examplesOf(kinds)) {
      await page.setViewportSize({ width: 320, height: 800 });
      await show(page, id);
      await setLongWords(page);
      await lookAt(page, `${id} at 320 px`);
      await page.setViewportSize({ width: 360, height: 800 });
      await enlargeLetters(page);
      await lookAt(page, `${id} at 360 px with letters of 200 %`);
      // The next example is shown in the same document, with letters of its own size.
      await page.evaluate(() => void document.adoptedStyleSheets.pop());
    }
  });
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

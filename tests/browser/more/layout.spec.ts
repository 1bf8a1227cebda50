import { expect, type Locator, type Page } from '@playwright/test';
import { show, test } from '../gallery';
import { dealt } from '../gallery-kinds';
import { overflowOf } from '../looks';
import { todays } from '../todays';

/** What a list of any length, or a wide table, does with the room that it has. */

/** Sections with a list that is laid out in rows. */
const lists = [
  'sections/cards/columns',
  'sections/cards/ledger',
  'sections/cards/lead',
  'sections/panels/threePanels',
  'sections/steps/threeSteps',
  'sections/statistics/fourFigures',
  'sections/vision/band',
  'sections/people/inGroups',
  'sections/quotes/grid',
  'sections/logos/plain',
  'sections/people/portraits',
  'sections/statistics/statement',
  'sections/gallery/plain',
];

/**
 * Rows of lists that leave room free beside their last entry: a gap between entries is no hole. Runs in the page, so
 * it must use nothing from outside.
 */
const holesOf = (lists: Element[], layouts: readonly string[]) => {
  const slack = 2;
  return lists.flatMap((list) => {
    const entries = [...list.children].map((entry) => entry.getBoundingClientRect());
    const isLaidOut = layouts.includes(getComputedStyle(list).display);
    if (!isLaidOut || entries.length === 0) return [];
    const { left, right } = list.getBoundingClientRect();
    // What stands beside each other is one row: the treads of a stair, too, each beside the next.
    const rows = entries
      .toSorted((one, other) => one.top - other.top)
      .reduce<DOMRect[][]>((all, entry) => {
        const row = all.at(-1);
        const end = Math.max(...(row ?? []).map(({ bottom }) => bottom));
        if (row && entry.top < end - slack) row.push(entry);
        else all.push([entry]);
        return all;
      }, []);
    return rows.flatMap((row, at) => {
      const [from, to] = [
        Math.min(...row.map((each) => each.left)),
        Math.max(...row.map((each) => each.right)),
      ];
      const isFilled = from - left <= slack && right - to <= slack;
      const isCentred = Math.abs(from - left - (right - to)) <= slack;
      return isFilled || isCentred ? [] : [`row ${at + 1}: ${row.length} of ${entries.length}`];
    });
  });
};

const listsOf = 'main :is(ul, ol, dl), main div:has(> .MuiPaper-root)';

const entriesOf = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main :is(ul, ol, dl), main div:has(> .MuiPaper-root)')]
        .filter((list) => getComputedStyle(list).display === 'grid')
        .flatMap((list) => [...list.children]).length,
  );

type Counted = { what: string; turn: number };

const counts = [1, 2, 3, 4, 5, 6, 7];

/** At each width, the first of which is the last of the count before. */
const expectNoHole = async (page: Page, rows: Locator, { what, turn }: Counted) => {
  const widths = [360, 768, 1280];
  for (const width of turn % 2 === 0 ? widths : widths.toReversed()) {
    await page.setViewportSize({ width, height: 800 });
    const where = `${what} at ${width} px`;
    await expect.poll(() => overflowOf(page), where).toBe(0);
    const layouts = ['grid', 'flex', 'block'].slice(0, what.startsWith('sections/list/') ? 3 : 1);
    await expect.poll(() => rows.evaluateAll(holesOf, layouts), where).toEqual([]);
  }
};

for (const some of todays(dealt(lists, 4), { oneIn: 4 })) {
  test(`${some.join(', ')}: one to seven entries leave no hole at 360, 768 and 1280 px`, async ({
    page,
  }) => {
    test.slow();
    for (const id of some) {
      for (const [turn, count] of counts.entries()) {
        await show(page, `${id}*${count}`);
        expect(await entriesOf(page)).toBe(count);
        await expectNoHole(page, page.locator(listsOf), { what: `${id}*${count}`, turn });
      }
    }
  });
}

/** Looks of lists of entries: in rows of a grid, or where visitors choose among them in lines that wrap. */
const looksOfLists = ['byPerson', 'cards', 'tiles', 'prices', 'menu', 'agenda'];

for (const some of todays(dealt(looksOfLists, 2), { oneIn: 2 })) {
  test(`entries as ${some.join(', ')}: one to seven leave no hole at 360, 768 and 1280 px`, async ({
    page,
  }) => {
    test.slow();
    for (const look of some) {
      for (const [turn, count] of counts.entries()) {
        const what = `sections/list/${look}*${count}`;
        await show(page, what);
        // A list for each of their groups, without those within an entry.
        const entries = page.locator('main ul:not(li ul)');
        await expect(entries.locator('> li')).toHaveCount(count);
        await expectNoHole(page, entries, { what, turn });
      }
    }
  });
}

test('a wide table on a telephone says that it scrolls, and keeps its first column', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await show(page, 'sections/table/scrolling');
  const table = page.getByRole('region', { name: /From the first of September/ });
  const said = page.getByText('Scroll sideways to see every column');
  await expect(said).toBeVisible();
  const last = page.getByRole('cell', { name: '11:30' });
  await expect(last).not.toBeInViewport();
  await table.focus();
  await table.evaluate((region) => region.scrollTo({ left: 1000, behavior: 'instant' }));
  for (const seen of [last, said, page.getByRole('rowheader', { name: 'Intermediate' })]) {
    await expect(seen).toBeInViewport({ ratio: 1 });
  }
  const caption = await page.locator('caption').boundingBox();
  expect(caption!.x).toBeGreaterThanOrEqual(0);
  expect(caption!.x + caption!.width).toBeLessThanOrEqual(360);
  expect(await overflowOf(page)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(said).toBeHidden();
});

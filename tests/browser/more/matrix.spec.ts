import type { Locator, Page } from '@playwright/test';
import { show, test } from '../gallery';
import { overflowOf } from '../looks';
import { expect } from '../site';

/** Statements with the same answers to each: a table where it has room, else a block for each statement. */

const boxesOf = async (all: Locator) =>
  Promise.all((await all.all()).map(async (each) => (await each.boundingBox()) ?? never()));

const never = (): never => {
  throw new Error('It is not drawn.');
};

const middle = ({ x, width }: { x: number; width: number }) => x + width / 2;

const rowOf = (page: Page, name: string) => page.getByRole('radiogroup', { name });

test('on a desktop each answer stands below its heading, and the whole cell chooses it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await show(page, 'fields/matrix/agreement');
  await expect(page.getByRole('radio')).toHaveCount(15);
  const heads = (await boxesOf(page.getByRole('columnheader'))).map(middle);
  const rows = await page.getByRole('radiogroup').all();
  for (const row of rows) {
    const radios = (await boxesOf(row.getByRole('radio'))).map(middle);
    expect(radios).toHaveLength(heads.length);
    for (const [at, place] of radios.entries()) {
      expect(Math.abs(place - (heads[at] ?? 0))).toBeLessThan(2);
    }
  }
  const row = rowOf(page, 'I did not wait long');
  const [statement] = await boxesOf(page.getByRole('rowheader', { name: 'I did not wait long' }));
  const [answers] = await boxesOf(row);
  expect(statement && answers && statement.x + statement.width <= answers.x + 1).toBe(true);
  // Beside the button, at the edge of its cell.
  const label = row.locator('label').nth(3);
  await label.click({ position: { x: 3, y: 20 } });
  await expect(row.getByRole('radio', { name: 'Agree', exact: true })).toBeChecked();
  expect(await overflowOf(page)).toBe(0);
});

for (const forcedColors of ['none', 'active'] as const) {
  test(`on a telephone each answer says itself below its statement, in forced colours: ${forcedColors}`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors });
    await page.setViewportSize({ width: 320, height: 800 });
    await show(page, 'fields/matrix/agreement');
    await expect(page.getByRole('radio')).toHaveCount(15);
    const row = rowOf(page, 'I was made welcome');
    const [statement] = await boxesOf(page.getByRole('rowheader', { name: 'I was made welcome' }));
    const labels = await boxesOf(row.locator('label'));
    expect(labels).toHaveLength(5);
    const tops = [statement ?? never(), ...labels].map(({ y }) => y);
    expect(tops).toEqual(tops.toSorted((one, other) => one - other));
    for (const { width, height } of labels) {
      expect(height).toBeGreaterThanOrEqual(44);
      // The words beside the button.
      expect(width).toBeGreaterThan(80);
    }
    await row.getByText('Rather agree').click();
    await expect(row.getByRole('radio', { name: 'Rather agree' })).toBeChecked();
    const chosen = row.locator('label').filter({ hasText: 'Rather agree' }).locator('svg').last();
    await expect(chosen).not.toHaveCSS('transform', 'matrix(0, 0, 0, 0, 0, 0)');
    expect(await overflowOf(page)).toBe(0);
  });
}

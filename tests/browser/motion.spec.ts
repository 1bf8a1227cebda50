import type { Page } from '@playwright/test';
import { expect, open, test } from './site';

/** What moves by itself or under a finger: toasts, the carousel, counters (section 9). */

const text = 'Thankyou For Send';

const sendInquiry = async (page: Page) => {
  const form = page.getByRole('main').getByRole('form');
  await form.getByLabel('Full Name').fill('Ada');
  await form.getByLabel('Email Address').fill('ada@example.com');
  await form.getByLabel('Phone Number').fill('1');
  await form.getByLabel('Project').fill('Toast');
  await form.getByRole('button', { name: 'Send' }).click();
  const toast = page.getByText(text, { exact: true });
  await expect(toast).toBeVisible();
  return toast;
};

test.describe('toasts', () => {
  test('stand at the top right and go by themselves after 5000 ms', async ({ page }) => {
    await open(page, '/');
    const toast = await sendInquiry(page);
    const shown = Date.now();
    const box = (await toast.boundingBox())!;
    expect(box.y).toBeLessThan(200);
    expect(box.x).toBeGreaterThan(1280 / 2);
    await page.mouse.move(10, 500);
    await expect(toast).toBeHidden({ timeout: 8_000 });
    expect(Date.now() - shown).toBeGreaterThan(4_000);
    expect(Date.now() - shown).toBeLessThan(7_000);
  });

  test('pause under the pointer and go when it has left', async ({ page }) => {
    await open(page, '/');
    const toast = await sendInquiry(page);
    await toast.hover();
    const since = Date.now();
    // Longer than a toast lives: it is still there because the pointer is on it.
    await expect.poll(() => Date.now() - since, { timeout: 8_000 }).toBeGreaterThan(5_500);
    await expect(toast).toBeVisible();
    await page.mouse.move(10, 500);
    await expect(toast).toBeHidden({ timeout: 8_000 });
  });

  test('can be closed by keyboard', async ({ page }) => {
    await open(page, '/');
    const toast = await sendInquiry(page);
    await page.getByRole('button', { name: 'Close' }).press('Enter');
    await expect(toast).toBeHidden();
  });

  test('dragged less than 80 percent of the width they spring back, further they go', async ({
    page,
  }) => {
    await open(page, '/');
    const toast = await sendInquiry(page);
    const card = toast.locator('..');
    const drag = async (share: number) => {
      const box = (await card.boundingBox())!;
      const start = { x: box.x + box.width - 80, y: box.y + 6 };
      await page.mouse.move(start.x, start.y);
      await page.mouse.down();
      await page.mouse.move(start.x - (box.width * share) / 2, start.y);
      await page.mouse.move(start.x - box.width * share, start.y);
      await page.mouse.up();
    };
    const before = (await toast.boundingBox())!.x;
    await drag(0.7);
    await expect.poll(async () => (await toast.boundingBox())?.x).toBe(before);
    await drag(0.9);
    await expect(toast).toBeHidden({ timeout: 2_000 });
  });
});

test.describe('the team carousel', () => {
  const team = (page: Page) => page.getByRole('region', { name: 'Our Team' });
  const dots = (page: Page) => team(page).getByRole('button');

  const inView = async (page: Page) => {
    const names = ['Amara', 'Jonas', 'Priya', 'Mateo', 'Lin', 'Noor'];
    const seen: string[] = [];
    for (const name of names) {
      const heading = team(page).getByText(`${name} Sample`, { exact: true }).first();
      const box = await heading.boundingBox();
      const { width } = page.viewportSize()!;
      if (box && box.x >= 0 && box.x + box.width <= width) seen.push(name);
    }
    return seen;
  };

  for (const [width, count] of [
    [1280, 3],
    [1024, 3],
    [1023, 2],
    [768, 2],
    [767, 1],
    [360, 1],
  ] as const) {
    test(`shows ${count} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, '/About-us');
      await team(page).scrollIntoViewIfNeeded();
      await expect.poll(() => inView(page)).toHaveLength(count);
    });
  }

  test('has a named dot for each of six, moves one at a time, and goes round', async ({ page }) => {
    await open(page, '/About-us');
    await team(page).scrollIntoViewIfNeeded();
    await expect(dots(page)).toHaveCount(6);
    await expect(dots(page).first()).toHaveAccessibleName('Show slide 1');
    await expect.poll(() => inView(page)).toEqual(['Amara', 'Jonas', 'Priya']);
    await dots(page).nth(1).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => inView(page)).toEqual(['Jonas', 'Priya', 'Mateo']);
    await dots(page).nth(5).click();
    await expect.poll(() => inView(page)).toEqual(['Amara', 'Jonas', 'Noor']);
  });
});

test.describe('the counters', () => {
  const vision = (page: Page) => page.getByRole('region', { name: 'Our Vision' });

  test('run from 0 to their targets in about two seconds', async ({ page }) => {
    await open(page, '/About-us');
    await vision(page).scrollIntoViewIfNeeded();
    const running = vision(page)
      .locator('[aria-hidden="true"]', { hasText: /^\d+\+$/ })
      .nth(1);
    const start = Date.now();
    await expect.poll(async () => parseInt(await running.innerText())).toBeLessThan(150);
    await expect(vision(page).getByText('150+', { exact: true }).first()).toBeVisible();
    expect(Date.now() - start).toBeLessThan(4_000);
  });

  test('stand at their targets at once where less motion is wanted', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/About-us');
    await vision(page).scrollIntoViewIfNeeded();
    await expect(
      vision(page)
        .locator('dd, dt, span', { hasText: /^150\+$/ })
        .first(),
    ).toBeVisible();
  });
});

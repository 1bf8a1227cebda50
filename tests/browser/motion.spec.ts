import type { Page } from '@playwright/test';
import { expect, open, test } from './site';

/** What moves by itself or under a finger: toasts, the carousel, counters (section 9). */

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

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

/** The page's clock, in milliseconds. */
const timeOf = (page: Page) => page.evaluate(() => Date.now());

test.describe('toasts', () => {
  test('stand at the top right and close after 5000 ms', async ({ page }) => {
    await page.clock.install();
    await open(page, '/');
    const before = await timeOf(page);
    const toast = await sendInquiry(page);
    const box = (await toast.boundingBox())!;
    expect(box.y).toBeLessThan(200);
    expect(box.x).toBeGreaterThan(1280 / 2);
    await page.mouse.move(10, 500);
    // From here on the clock is controlled: the toast has at most this age.
    const now = (await timeOf(page)) + 1_000;
    await page.clock.pauseAt(now);
    await page.clock.fastForward(Math.max(0, 4_900 - (now - before)));
    await expect(toast).toBeVisible();
    await page.clock.fastForward(5_100);
    await page.clock.resume();
    await expect(toast).toBeHidden();
  });

  test('stay under the pointer and close after it has left', { tag: '@more' }, async ({ page }) => {
    await page.clock.install();
    await open(page, '/');
    const toast = await sendInquiry(page);
    await toast.hover();
    await page.clock.fastForward(60_000);
    await expect(toast).toBeVisible();
    await page.mouse.move(10, 500);
    await page.clock.fastForward(5_100);
    await expect(toast).toBeHidden();
  });

  test(
    'spring back when dragged less than 80 percent of their width, close beyond that, and by keyboard',
    { tag: '@more' },
    async ({ page }) => {
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

      await sendInquiry(page);
      await page.getByRole('button', { name: 'Close' }).press('Enter');
      await expect(toast).toBeHidden();
    },
  );
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

  test(
    'shows 3 members, 2 up to 1023 px, and 1 up to 767 px; a named dot for each moves one at a time, in loops',
    { tag: '@more' },
    async ({ page }) => {
      test.slow();
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
      for (const [width, count] of [
        [1024, 3],
        [1023, 2],
        [768, 2],
        [767, 1],
        [360, 1],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        await team(page).scrollIntoViewIfNeeded();
        await expect.poll(() => inView(page), `${width} px`).toHaveLength(count);
      }
    },
  );
});

test.describe('the counters', () => {
  const vision = (page: Page) => page.getByRole('region', { name: 'Our Vision' });

  test('run from 0 to their targets in about two seconds', { tag: '@more' }, async ({ page }) => {
    await page.clock.install();
    await open(page, '/About-us');
    await page.clock.pauseAt((await timeOf(page)) + 1_000);
    await vision(page).scrollIntoViewIfNeeded();
    const running = vision(page).locator('[aria-hidden="true"]', { hasText: /^\d+\+$/ });
    await expect
      .poll(async () => {
        await page.clock.runFor(10);
        return running.count();
      })
      .toBe(4);
    await page.clock.runFor(500);
    const figure = parseInt(await running.nth(1).innerText());
    expect(figure).toBeGreaterThan(0);
    expect(figure).toBeLessThan(150);
    await page.clock.runFor(1_600);
    await expect(running).toHaveCount(0);
    await expect(vision(page).getByText('150+', { exact: true })).toBeVisible();
  });
});

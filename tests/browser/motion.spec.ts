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

  test('stay under the pointer and close after it has left', async ({ page }) => {
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

  test('can be closed by keyboard', async ({ page }) => {
    await open(page, '/');
    const toast = await sendInquiry(page);
    await page.getByRole('button', { name: 'Close' }).press('Enter');
    await expect(toast).toBeHidden();
  });

  test('spring back when dragged less than 80 percent of their width, and close beyond that', async ({
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

  test('shows 3 members, 2 up to 1023 px, and 1 up to 767 px', async ({ page }) => {
    await open(page, '/About-us');
    for (const [width, count] of [
      [1280, 3],
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
  });

  test('has a named dot for each of six members, moves one at a time, and loops', async ({
    page,
  }) => {
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

test.describe('the team carousel with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  const team = (page: Page) => page.getByRole('region', { name: 'Our Team' });
  const names = ['Amara', 'Jonas', 'Priya', 'Mateo', 'Lin', 'Noor'];

  /** Those whose names are visible in the window. */
  const seen = (page: Page) =>
    team(page).evaluate(
      (region, all) =>
        all.filter((name) => {
          const heading = [...region.querySelectorAll('h3')].find(({ textContent }) =>
            textContent.startsWith(name),
          );
          const { left, right, top, bottom } = heading!.getBoundingClientRect();
          const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          return left >= 0 && right <= window.innerWidth && heading!.contains(at);
        }),
      names,
    );

  const expectFrom = async (page: Page, first: number, count: number) => {
    const wanted = names.filter((_, index) => (index - first + 6) % 6 < count);
    await team(page).getByRole('heading', { level: 3 }).first().scrollIntoViewIfNeeded();
    await expect.poll(() => seen(page), `from ${names[first]}`).toEqual(wanted);
  };

  for (const [width, count] of [
    [360, 1],
    [800, 2],
    [1280, 3],
  ] as const) {
    test(`at ${width} px each dot shows its member, in loops and after a new window size`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 1_000 });
      await open(page, '/About-us');
      await team(page).scrollIntoViewIfNeeded();
      const show = (index: number) => team(page).getByRole('button').nth(index).press('Enter');
      await expect(team(page).locator('[data-driven="true"]')).toBeVisible();
      for (const index of [5, 0, 3, 4, 5, 1]) {
        await show(index);
        await expectFrom(page, index, count);
      }
      await show(5);
      const [other, shown] = width === 1280 ? [360, 1] : [1280, 3];
      await page.setViewportSize({ width: other, height: 1_000 });
      await expectFrom(page, 5, shown);
      await show(4);
      await expectFrom(page, 4, shown);
    });
  }
});

test.describe('the counters', () => {
  const vision = (page: Page) => page.getByRole('region', { name: 'Our Vision' });

  test('run from 0 to their targets in about two seconds', async ({ page }) => {
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

  test.describe('on a slow telephone', () => {
    test.use({ viewport: { width: 412, height: 800 } });

    test('shift no layout while they run', async ({ page }) => {
      await open(page, '/About-us');
      const browser = await page.context().newCDPSession(page);
      await browser.send('Emulation.setCPUThrottlingRate', { rate: 6 });
      await page.evaluate(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            shifts.push((entry as PerformanceEntry & { value: number }).value);
          }
        }).observe({ type: 'layout-shift' });
      });
      const running = vision(page).locator('[aria-hidden="true"]', { hasText: /^\d+\+$/ });
      await vision(page)
        .locator('dl')
        .evaluate((list) => list.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await expect(running.first()).toBeAttached();
      await expect(running).toHaveCount(0);
      const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
      expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThanOrEqual(0.001);
    });
  });
});

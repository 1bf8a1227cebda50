import type { Page } from '@playwright/test';
import { expect, open, test } from '../site';

/** What moves under a finger or by itself, at each width and on a slow telephone (section 9). */

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

  test('at 360, 800 and 1280 px each dot shows its member, in loops and after a new window size', async ({
    page,
  }) => {
    test.slow();
    await open(page, '/About-us');
    const show = (index: number) => team(page).getByRole('button').nth(index).press('Enter');
    for (const [width, count] of [
      [360, 1],
      [800, 2],
      [1280, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 1_000 });
      await team(page).scrollIntoViewIfNeeded();
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
    }
  });
});

test.describe('the counters on a slow telephone', () => {
  test.use({
    contextOptions: { reducedMotion: 'no-preference' },
    viewport: { width: 412, height: 800 },
  });

  const vision = (page: Page) => page.getByRole('region', { name: 'Our Vision' });

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

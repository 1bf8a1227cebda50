import type { Locator } from '@playwright/test';
import homeInAll from '../../../examples/dentist/config/pages/home';
import practiceInAll from '../../../examples/dentist/config/pages/practice';
import { inEnglish } from '../../in-english';
import { expect, open, test } from '../site';

const home = inEnglish(homeInAll);
const practice = inEnglish(practiceInAll);

/** What visitors move, or stop, in sections of examples/dentist. */

test.use({ folder: 'examples/dentist', reducedMotion: 'reduce' });

const compared = practice.sections.find((section) => section.kind === 'before-after')!;
const logos = home.sections.find((section) => section.kind === 'logos')!;

test.describe('before and after', () => {
  /** How much of the stage is on the left of the bar. */
  const share = (region: Locator) =>
    region.evaluate((section) => {
      const stage = section.querySelector('figure')!.getBoundingClientRect();
      const bar = section.querySelector('svg')!.getBoundingClientRect();
      return (bar.left + bar.width / 2 - stage.left) / stage.width;
    });

  test('the handle follows keys and the pointer', async ({ page }) => {
    await open(page, '/Practice');
    const region = page.getByRole('region', { name: compared.title });
    const handle = region.getByRole('slider', { name: compared.handle });
    await expect(region.getByRole('img')).toHaveCount(2);
    await handle.focus();
    await expect.poll(() => share(region)).toBeCloseTo(0.5, 1);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => share(region)).toBeCloseTo(0.52, 2);
    await page.keyboard.press('Home');
    await expect.poll(() => share(region)).toBeCloseTo(0, 2);
    await page.keyboard.press('End');
    await expect.poll(() => share(region)).toBeCloseTo(1, 2);
    const { x, y, width, height } = (await handle.boundingBox())!;
    await page.mouse.move(x + width * 0.7, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width * 0.25, y + height / 2, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => share(region)).toBeCloseTo(0.25, 1);

    await test.step('photographs of different sizes reach both edges of their column', async () => {
      const gallery = practice.sections.find((section) => section.kind === 'gallery')!;
      const pictures = page.getByRole('region', { name: gallery.title });
      const column = await sides(pictures.getByRole('list').locator('..'));
      const photographs = await Promise.all(
        (await pictures.getByRole('listitem').getByRole('link').all()).map(sides),
      );
      expect(Math.min(...photographs.map(({ left }) => left))).toBeCloseTo(column.left, 0);
      expect(Math.max(...photographs.map(({ right }) => right))).toBeCloseTo(column.right, 0);
    });
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('both pictures stand below each other with their words', async ({ page }) => {
      await page.goto('/Practice');
      const region = page.getByRole('region', { name: compared.title });
      await expect(region.getByRole('slider')).toBeHidden();
      const [before, after] = [compared.before, compared.after].map(({ label }) =>
        region
          .getByRole('figure', { name: label })
          .or(region.locator('figure', { hasText: label })),
      );
      await expect(before!).toBeVisible();
      await expect(after!).toBeVisible();
      const [first, second] = [(await before!.boundingBox())!, (await after!.boundingBox())!];
      expect(second.y).toBeGreaterThanOrEqual(first.y + first.height);
      expect(second.width).toBeCloseTo(first.width, 0);
    });
  });
});

test.describe('a row of logos that passes', () => {
  const playStates = (region: Locator) =>
    region
      .getByRole('list')
      .first()
      .evaluate((list) => list.getAnimations().map(({ playState }) => playState));

  test('stands still, without a switch, for visitors who want no motion', async ({ page }) => {
    await open(page, '/');
    const region = page.getByRole('region', { name: logos.title });
    await region.scrollIntoViewIfNeeded();
    await expect(region.getByRole('img')).toHaveCount(logos.logos.length);
    expect(await playStates(region)).toEqual([]);
    await expect(region.getByRole('checkbox')).toBeHidden();

    await test.step('the arrow of a link does not reach beyond it', async () => {
      const links = page
        .getByRole('main')
        .getByRole('link')
        .filter({ has: page.locator('svg') });
      const ends = await links.evaluateAll((all) =>
        all
          .filter((link) => link.textContent !== '')
          .map((link) => {
            const drawing = link.querySelector('svg')!.getBoundingClientRect();
            return drawing.right - link.getBoundingClientRect().right;
          }),
      );
      expect(ends.length).toBeGreaterThan(0);
      expect(Math.max(...ends)).toBeLessThanOrEqual(0);
    });
    await test.step('the star of a consent stands beside the last word', async () => {
      await open(page, '/de');
      const label = page.getByRole('contentinfo').locator('label:has([type="checkbox"])');
      await label.scrollIntoViewIfNeeded();
      const lines = await label.evaluate((element) => {
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const rows: number[] = [];
        while (texts.nextNode()) {
          const range = document.createRange();
          range.selectNodeContents(texts.currentNode);
          rows.push(...[...range.getClientRects()].map(({ bottom }) => bottom));
        }
        return rows.slice(-2);
      });
      expect(lines).toHaveLength(2);
      expect(lines[1]).toBeCloseTo(lines[0]!, -1);
    });
  });

  test.describe('with motion', () => {
    test.use({ reducedMotion: 'no-preference' });

    test('stops under the pointer, where the keyboard is, and by its switch', async ({ page }) => {
      await open(page, '/');
      const region = page.getByRole('region', { name: logos.title });
      await region.scrollIntoViewIfNeeded();
      await page.mouse.move(1, 1);
      await expect.poll(() => playStates(region)).toEqual(['running']);
      const row = region.getByRole('list').first();
      const { y, height } = (await row.boundingBox())!;
      await page.mouse.move(400, y + height / 2);
      await expect.poll(() => playStates(region)).toEqual(['paused']);
      await page.mouse.move(1, 1);
      await expect.poll(() => playStates(region)).toEqual(['running']);
      await region.getByRole('link').first().focus();
      await expect.poll(() => playStates(region)).toEqual(['paused']);
      await region.getByRole('checkbox', { name: logos.stop }).check();
      await page.mouse.move(1, 1);
      await region.getByRole('checkbox').blur();
      await expect.poll(() => playStates(region)).toEqual(['paused']);
      // Who hears the page hears each name once.
      await expect(region.getByRole('img')).toHaveCount(logos.logos.length);
    });
  });
});

/** Where the text of an element begins and ends. */
const sides = (part: Locator) =>
  part.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { left, right, top, bottom };
  });

test.describe('photographs of different sizes as wide as the window', () => {
  test.use({ folder: 'examples/concert' });

  test('have captions that are hardly wider than their words', async ({ page }) => {
    await open(page, '/House');
    const captions = page.getByRole('region', { name: 'In the house' }).locator('figcaption');
    await captions.first().scrollIntoViewIfNeeded();
    const beside = await captions.evaluateAll((all) =>
      all.map((caption) => {
        const words = document.createRange();
        words.selectNodeContents(caption);
        return caption.getBoundingClientRect().width - words.getBoundingClientRect().width;
      }),
    );
    expect(beside).toHaveLength(3);
    for (const room of beside) {
      expect(room).toBeGreaterThanOrEqual(24);
      expect(room).toBeLessThanOrEqual(32.5);
    }
  });
});

test.describe('price cards of which one has a badge', () => {
  test.use({ folder: 'examples/climbing' });

  test('have their names, their prices and what those are for on three lines', async ({ page }) => {
    await open(page, '/Prices');
    const cards = page.getByRole('region', { name: 'Passes' }).getByRole('listitem');
    const tops = async (part: RegExp) =>
      (await cards.locator('h3, p > span').filter({ hasText: part }).all()).map(
        async (each) => (await sides(each)).top,
      );
    for (const part of [/^(Day|Ten|Month|Year)$/, /^£\d+$/, /^\/ /]) {
      const [first, ...others] = await Promise.all(await tops(part));
      expect(others, String(part)).toHaveLength(3);
      others.forEach((top) => expect(top, String(part)).toBeCloseTo(first!, 0));
    }
    const badge = await sides(page.getByText('Most bought'));
    const card = await sides(cards.filter({ hasText: 'Most bought' }));
    expect(badge.top).toBeLessThan(card.top);
    expect(badge.bottom).toBeGreaterThan(card.top);
  });
});

test.describe('pages of the notary', () => {
  test.use({ folder: 'examples/notary' });

  test('a heading beside its lead, people as rows, a table, and a picture at the margin', async ({
    page,
  }) => {
    await open(page, '/House');
    await test.step('a heading beside a longer lead stands no lower than its first line', async () => {
      const heading = page.getByRole('heading', { name: 'Who sits at the table' });
      const lead = page.getByText('No portraits');
      expect((await sides(heading)).top).toBeLessThan((await sides(lead)).top);
    });
    await test.step('people as rows have what there is to say beside their names, and use the width of the page', async () => {
      const rows = page
        .getByRole('region', { name: 'Who sits at the table' })
        .getByRole('listitem');
      const row = await sides(rows.first());
      const name = await sides(rows.first().getByRole('heading'));
      const role = await sides(rows.first().getByText('Notary; wills'));
      const words = await sides(rows.first().getByText('Wrote her thesis'));
      expect(role.top).toBeGreaterThanOrEqual(name.bottom);
      expect(words.left).toBeGreaterThan(role.left + 200);
      expect(words.top).toBeLessThan(name.bottom);
      expect(words.right).toBeGreaterThan(row.left + (row.right - row.left) * 0.8);
    });
    await test.step('names of rows of a table are no heavier than what they name', async () => {
      const table = page.getByRole('region', { name: 'Languages' }).getByRole('table');
      const weightOf = (part: Locator) =>
        part.evaluate((cell) => getComputedStyle(cell).fontWeight);
      expect(await weightOf(table.getByRole('rowheader').first())).toBe(
        await weightOf(table.getByRole('cell').first()),
      );
    });
    await test.step('a picture beside text leaves two thirds of each line to the text', async () => {
      await open(page, '/');
      const picture = page.locator('main p + figure:has(figcaption)').first();
      const text = page.locator('main figure:has(figcaption) + p').first();
      const whole = await sides(text);
      const { left } = await sides(picture);
      expect(left - whole.left).toBeGreaterThan((whole.right - whole.left) * (2 / 3));
    });
  });
});

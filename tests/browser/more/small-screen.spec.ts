import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { expect, open, test } from '../site';

/** What a telephone's narrow screen could cover, squeeze or flash in more kinds of sections. */

test.use({ viewport: { width: 390, height: 844 } });

test('the plus of a long question is as large as that of a short one', async ({ page }) => {
  await open(page, '/About-us');
  const questions = page.getByRole('main').locator('h3').getByRole('button');
  await questions.first().scrollIntoViewIfNeeded();
  const widths = await questions.evaluateAll((buttons) =>
    buttons.map((button) => {
      const place = button.querySelector('svg')?.parentElement;
      if (!place) return undefined;
      // As in browsers that compute no minimum width from a drawing with a `max-width` in percent.
      place.style.minWidth = '0';
      return place.getBoundingClientRect().width;
    }),
  );
  expect(widths).toHaveLength(6);
  expect(new Set(widths).size).toBe(1);
});

test.describe('in the dark scheme', () => {
  test.use({ colorScheme: 'dark' });

  test('the map’s placeholder is dark until the map is drawn', async ({ page, baseURL }) => {
    await page.route(
      (url) => url.origin !== baseURL,
      (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Loaded' }),
    );
    await page.goto('/Contact');
    const map = page.getByRole('main').locator('iframe');
    await map.scrollIntoViewIfNeeded();
    await expect(map.contentFrame().getByText('Loaded')).toBeVisible();
    const { channels } = await sharp(await map.screenshot()).stats();
    channels.slice(0, 3).forEach(({ mean }) => expect(mean).toBeLessThan(80));
  });
});

test.describe('a price list', () => {
  test.use({ folder: 'examples/dentist', viewport: { width: 360, height: 740 } });

  test('does not move when its fonts arrive late', async ({ page }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value } = entry as PerformanceEntry & { value: number };
          const before = Number(document.documentElement.dataset.shift ?? 0);
          document.documentElement.dataset.shift = String(before + value);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    let release = () => {};
    const late = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/*.woff2', async (route) => {
      await late;
      await route.continue();
    });
    await page.goto('/Prices', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    release();
    await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === 'loaded'));
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    const shift = await page.locator('html').getAttribute('data-shift');
    expect(Number(shift ?? 0)).toBeLessThan(0.02);
  });
});

test.describe('pages of the notary', () => {
  test.use({ folder: 'examples/notary', viewport: { width: 360, height: 740 } });

  test('has each price on the first line of its name, dots only beside a name of one line', async ({
    page,
  }) => {
    await open(page, '/Fees');
    const rows = await page
      .getByRole('region', { name: 'Everything else' })
      .getByRole('listitem')
      .evaluateAll((all) =>
        all.map((row) => {
          const [name, dots, price] = [...row.querySelectorAll('h4, div:has(> h4) ~ span')];
          const words = document.createRange();
          words.selectNodeContents(name!);
          const lines = words.getClientRects();
          const { left, right, top, bottom } = price!.getBoundingClientRect();
          return {
            isWrapped: lines.length > 1,
            isDotted: getComputedStyle(dots!, '::before').display !== 'none',
            right: Math.round(right),
            isOnFirstLine: top < lines[0]!.bottom && bottom > lines[0]!.top,
            isApart: [...lines].every((line) => line.right < left),
          };
        }),
      );
    expect(rows.some(({ isWrapped }) => isWrapped)).toBe(true);
    expect(rows.some(({ isDotted }) => isDotted)).toBe(true);
    expect(rows.some(({ isWrapped, isDotted }) => isWrapped && isDotted)).toBe(false);
    expect(rows.every(({ isOnFirstLine, isApart }) => isOnFirstLine && isApart)).toBe(true);
    expect(new Set(rows.map(({ right }) => right)).size).toBe(1);
  });

  test('leaves the words all room beside the amounts', async ({ page }) => {
    await open(page, '/Fees');
    const table = page.getByRole('table', { name: 'What others charge' });
    const { x, width } = (await table.boundingBox())!;
    const name = (await table.getByRole('rowheader').first().boundingBox())!;
    const words = await table
      .getByRole('rowheader')
      .first()
      .evaluate((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        return range.getBoundingClientRect().left;
      });
    expect(words).toBeCloseTo(x, 0);
    expect(name.width / width).toBeGreaterThan(0.65);
  });

  test('has each name above its column, and a gap between the two', async ({ page }) => {
    await open(page, '/House');
    const table = page.getByRole('region', { name: 'Languages' }).getByRole('table');
    const words = (part: Locator) =>
      part.evaluateAll((cells) =>
        cells.map((cell) => {
          const range = document.createRange();
          range.selectNodeContents(cell);
          const { left, right } = range.getBoundingClientRect();
          return { left: Math.round(left), right: Math.round(right) };
        }),
      );
    const firsts = await words(table.locator('tr > :nth-child(1)'));
    const seconds = await words(table.locator('tr > :nth-child(2)'));
    expect(new Set(firsts.map(({ left }) => left)).size).toBe(1);
    expect(new Set(seconds.map(({ left }) => left)).size).toBe(1);
    expect(seconds[0]!.left - Math.max(...firsts.map(({ right }) => right))).toBeGreaterThanOrEqual(
      16,
    );
  });
});

test.describe('pages of the climbing hall', () => {
  test.use({ folder: 'examples/climbing', viewport: { width: 360, height: 740 } });

  test('the name of a feature stands clear of the column that stands out', async ({ page }) => {
    await open(page, '/Prices');
    const table = page.getByRole('table', { name: 'Which one?' });
    const grounds = await table.getByRole('row').evaluateAll((rows) =>
      rows.slice(1).flatMap((row) => {
        const [name, ...cells] = [...row.children].map((cell) => cell.getBoundingClientRect());
        return cells.map(({ top }) => top >= name!.bottom);
      }),
    );
    expect(grounds.length).toBeGreaterThan(20);
    expect(grounds).not.toContain(false);
  });

  test('every count is in view', async ({ page }) => {
    await open(page, '/Wall');
    const table = page.getByRole('table', { name: 'Five sectors and a board' });
    const ends = await table
      .getByRole('cell')
      .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().right));
    expect(ends).toHaveLength(35);
    expect(Math.max(...ends)).toBeLessThanOrEqual(360);
  });

  test('keep the sentence about each of them', async ({ page }) => {
    await open(page, '/Crew');
    await expect(page.getByText('Sets what she cannot climb yet')).toBeVisible();
  });
});

test.describe('a form with fields of three columns', () => {
  test.use({ folder: 'examples/bakery', viewport: { width: 360, height: 740 } });

  test('has all of them below each other', async ({ page }) => {
    await open(page, '/Saturday');
    const form = page.getByRole('main').locator('form');
    await form.scrollIntoViewIfNeeded();
    const fields = form.getByRole('textbox').or(form.getByRole('spinbutton'));
    await expect(fields.first()).toBeVisible();
    const widths = await fields.evaluateAll((all) =>
      all.map((field) => Math.round(field.parentElement!.getBoundingClientRect().width)),
    );
    expect(widths.length).toBeGreaterThan(9);
    expect(new Set(widths).size).toBe(1);
  });
});

test.describe('evenings that begin with the leaf of their day', () => {
  test.use({ folder: 'examples/concert' });

  test('have the link that adds one to a calendar on one line', async ({ page }) => {
    await open(page, '/Quartet');
    for (const width of [320, 340, 360, 390]) {
      await page.setViewportSize({ width, height: 740 });
      const lines = await page
        .getByRole('link', { name: /^Add to calendar/ })
        .evaluateAll((links) =>
          links.map((link) => {
            const range = document.createRange();
            range.selectNodeContents(link);
            return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
          }),
        );
      expect(new Set(lines), `at ${width} px`).toEqual(new Set([1]));
    }
  });

  test('say their price on the line of their time', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.clock.setFixedTime('2026-12-01T12:00:00Z');
    await open(page, '/Season');
    const evening = page.getByRole('listitem').filter({ hasText: 'Death and the Maiden' });
    const time = (await evening.getByText('20:00–21:50', { exact: true }).boundingBox())!;
    const price = (await evening.getByText('from €9').boundingBox())!;
    expect(price.x).toBeGreaterThan(time.x + time.width);
    expect(price.y).toBeLessThan(time.y + time.height);
    expect(price.y + price.height).toBeGreaterThan(time.y);
  });
});

import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { fillFreelancer, mainForm } from './form-journey';
import { expect, open, test } from './site';

/** What a telephone's narrow screen could cover, squeeze or flash. */

test.use({ viewport: { width: 390, height: 844 } });

/** Some browsers ignore scroll padding and scroll margin when focus moves. */
const ignoreScrollPadding = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.scrollPadding = '0';
    document.querySelectorAll('input, textarea').forEach((control) => {
      if (control instanceof HTMLElement) control.style.scrollMargin = '0';
    });
  });

/** Sends the form while it is scrolled by `share` of its height past the top of the screen. */
const sendScrolled = (page: Page, share: number) =>
  mainForm(page).evaluate((form: HTMLFormElement, share) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const { top, height } = form.getBoundingClientRect();
    window.scrollTo({ top: window.scrollY + top + height * share, behavior: 'instant' });
    form.requestSubmit();
  }, share);

/** The topmost elements on the important points of a field: the field and its label, or a cover. */
const isSeen = (page: Page, name: string) =>
  mainForm(page)
    .getByLabel(name)
    .evaluate((control: HTMLInputElement) => {
      const uppermost = (element: Element, height: number) => {
        const { left, top, bottom } = element.getBoundingClientRect();
        return document.elementFromPoint(left + 4, top + (bottom - top) * height) === element;
      };
      const [label] = control.labels ?? [];
      const wholly = [0.1, 0.9].every((height) => uppermost(control, height));
      return (
        document.activeElement === control && wholly && Boolean(label && uppermost(label, 0.5))
      );
    });

test('a submit at any scroll position brings the wrong field and the alert into view (section 5)', async ({
  page,
}) => {
  await open(page, '/Career');
  const form = await fillFreelancer(page, 'Hello');
  await form.getByLabel('Phone Number').fill('none');
  await ignoreScrollPadding(page);
  for (const share of [-0.5, -0.1, 0.1, 0.3, 0.5, 0.7, 0.9]) {
    await sendScrolled(page, share);
    await expect.poll(() => isSeen(page, 'Phone Number'), `scrolled by ${share}`).toBe(true);
    await expect(form.getByRole('alert')).toBeInViewport({ ratio: 1 });
  }
});

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

test.describe('floating buttons on a small screen', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  const chat = (page: Page) => page.getByRole('link', { name: /Chat with us/ });
  const backToTop = (page: Page) => page.getByRole('link', { name: 'Back to top' });
  const scroll = (page: Page, by: number) =>
    page.evaluate((top) => window.scrollBy({ top, behavior: 'instant' }), by);

  test('are hidden on the way down, and shown on the way up and for the keyboard', async ({
    page,
  }) => {
    await open(page, '/Blog');
    await expect(chat(page)).toBeInViewport({ ratio: 1 });
    await scroll(page, 600);
    await expect(chat(page)).not.toBeInViewport();
    await expect(backToTop(page)).not.toBeInViewport();
    await scroll(page, -100);
    await expect(chat(page)).toBeInViewport({ ratio: 1 });
    await expect(backToTop(page)).not.toBeInViewport();
    await scroll(page, 300);
    await expect(chat(page)).not.toBeInViewport();
    await backToTop(page).focus();
    await page.keyboard.press('Tab');
    await expect(chat(page)).toBeFocused();
    await expect(chat(page)).toBeInViewport({ ratio: 1 });
  });

  test('cover no text at the end of the page', async ({ page }) => {
    await open(page, '/Blog');
    await scroll(page, 100_000);
    const box = async (of: ReturnType<typeof chat>) => {
      await expect(of).toBeInViewport({ ratio: 1 });
      return (await of.boundingBox())!;
    };
    const words = page.getByRole('contentinfo').getByText('©');
    const end = await words.evaluate((line) => {
      const range = document.createRange();
      range.selectNodeContents(line);
      return range.getBoundingClientRect().right;
    });
    const back = await box(backToTop(page));
    expect(end).toBeLessThanOrEqual(back.x);
    await expect
      .poll(async () => (await box(chat(page))).x)
      .toBeGreaterThanOrEqual(back.x + back.width);
    await backToTop(page).click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
});

/** Roles as the browser reports them to assistive technology. */
const rolesOf = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes.map(({ role }) => String(role?.value));
};

test.describe('a price list on a narrow telephone', () => {
  test.use({ folder: 'examples/dentist', viewport: { width: 360, height: 740 } });

  test('shows every value beside the name of its column', async ({ page }) => {
    await open(page, '/Prices');
    const lines = await page.locator('main table td').evaluateAll((cells) =>
      cells.map((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        const { left, right } = range.getBoundingClientRect();
        const { content } = getComputedStyle(cell, '::before');
        const name = content.replace(/^"(.*?)".*$/, '$1');
        return { isSeen: left >= 0 && right <= innerWidth, isNamed: name === cell.dataset.column };
      }),
    );
    expect(lines.length).toBeGreaterThan(10);
    expect(lines.every(({ isSeen, isNamed }) => isSeen && isNamed)).toBe(true);
    const caption = await page.locator('main table caption').first().boundingBox();
    expect(caption!.x + caption!.width).toBeLessThanOrEqual(360);
  });

  test('is still a table for screen readers', async ({ page }) => {
    await open(page, '/Prices');
    const roles = await rolesOf(page);
    for (const role of ['table', 'row', 'columnheader', 'rowheader', 'cell']) {
      expect(roles, role).toContain(role);
    }
  });

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

test.describe('a card of prices on a narrow telephone', () => {
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
});

test.describe('tables on a narrow telephone', () => {
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
});

test.describe('a table of two columns on a narrow telephone', () => {
  test.use({ folder: 'examples/notary', viewport: { width: 360, height: 740 } });

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

test.describe('a table of two columns', () => {
  test.use({ folder: 'examples/notary', viewport: { width: 360, height: 740 } });

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

test.describe('people as portraits', () => {
  test.use({ folder: 'examples/climbing' });

  test('keep the sentence about each of them', async ({ page }) => {
    await open(page, '/Crew');
    await expect(page.getByText('Sets what she cannot climb yet')).toBeVisible();
  });
});

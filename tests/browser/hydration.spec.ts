import type { Page } from '@playwright/test';
import { expect, moveMouse, open, test } from './site';

const mainForm = (page: Page) => page.getByRole('main').getByRole('form');

/** Holds every script back until it is released. */
const holdScripts = async (page: Page) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
};

test('values and a press on Send before hydration are kept and replayed', async ({
  page,
  site,
}) => {
  const release = await holdScripts(page);
  await page.goto('/');
  const form = mainForm(page);
  await form.getByLabel('Full Name').fill('Early Ada');
  await form.getByLabel('Email Address').fill('early@example.com');
  await form.getByLabel('Phone Number').fill('1');
  await form.getByLabel('Project').fill('Speed');
  await form.getByLabel('Project').press('Enter');
  await form.getByRole('button', { name: 'Send' }).click();
  const press = form.getByRole('button', { name: 'Send' });
  await expect(press).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByText('Thankyou For Send', { exact: true })).toBeVisible();
  await expect(press).not.toHaveAttribute('aria-busy');
  const mine = site.stored('Inquriy').filter(({ Email }) => Email === 'early@example.com');
  expect(mine).toMatchObject([{ Fname: 'Early Ada', Number: '1', Pname: 'Speed' }]);
});

test('an early press on Send shows error messages', async ({ page, site }) => {
  const release = await holdScripts(page);
  await page.goto('/Contact');
  await mainForm(page).getByLabel('Full Name').fill('Unsent Ada');
  await mainForm(page).getByRole('button', { name: 'Send' }).click();
  release();
  await expect(mainForm(page).getByRole('alert')).toHaveText('Please enter company Name');
  await expect(mainForm(page).getByLabel('Full Name')).toHaveValue('Unsent Ada');
  await expect(mainForm(page).getByLabel('You are')).toHaveValue('You are a Business Man');
  expect(site.stored('Contact_cli').filter(({ Fullname }) => Fullname === 'Unsent Ada')).toEqual(
    [],
  );
});

test('a visitor type that is chosen before hydration is stored', async ({ page, site }) => {
  const release = await holdScripts(page);
  await page.goto('/Contact');
  const form = mainForm(page);
  await form.getByLabel('Full Name').fill('Startup Ada');
  await form.getByLabel('Business Name').fill('Engines');
  await form.getByLabel('Phone Number').fill('1');
  await form.getByLabel('Your Email Address').fill('ada@example.com');
  await form.getByLabel('You are').selectOption('You are a Startup');
  await form.getByLabel('Message').fill('Hello');
  await form.getByRole('button', { name: 'Send' }).click();
  release();
  await expect(page.getByText('Thank you', { exact: true })).toBeVisible();
  const mine = site.stored('Contact_cli').filter(({ Fullname }) => Fullname === 'Startup Ada');
  expect(mine).toMatchObject([{ Your: 'You are a Startup', Messsage: 'Hello' }]);
});

test('hydration keeps the styles of the page and writes none again', async ({ page }) => {
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      const served = [...document.querySelectorAll('style')].map(({ sheet }) => sheet);
      Object.assign(window, { served });
    }),
  );
  await open(page, '/');
  const { kept, twice } = await page.evaluate(() => {
    const { served } = window as unknown as { served: CSSStyleSheet[] };
    const styles = [...document.styleSheets];
    const namesIn = (sheets: CSSStyleSheet[]) => {
      const rules = sheets.flatMap(({ cssRules }) => [...cssRules]);
      const names = rules.map(({ cssText }) => /^\.css-[a-z0-9]+/.exec(cssText)?.[0]);
      return new Set(names.filter((name) => name !== undefined));
    };
    const added = namesIn(styles.filter((sheet) => !served.includes(sheet)));
    return {
      // A style element that is moved is parsed again, and the whole page laid out again.
      kept: served.map((sheet) => styles.includes(sheet)),
      twice: [...namesIn(served)].filter((name) => added.has(name)),
    };
  });
  expect(kept.length).toBeGreaterThan(1);
  expect(kept).not.toContain(false);
  expect(twice).toEqual([]);
});

test('early presses on the menu and on a question open them', async ({ page }) => {
  const release = await holdScripts(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/About-us');
  const menu = page.getByRole('button', { name: 'Open menu' });
  await menu.click();
  const question = page.getByRole('region', { name: 'FAQs for Business' }).getByRole('button');
  await question.first().click();
  release();
  await expect(question.first()).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeAttached();
});

/** Waits until the browser has every script with which the page at `path` starts. */
const untilFetched = (page: Page, path: string) =>
  page.waitForFunction(async (address) => {
    const html = await (await fetch(address)).text();
    const wanted = /data-chunks="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? ['none'];
    const had = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    return wanted.every((chunk) => had.includes(chunk));
  }, path);

test('a link prefetches its page under the pointer', async ({ page }) => {
  await open(page, '/');
  const link = page.getByRole('banner').getByRole('link', { name: 'Services' });
  await link.hover();
  await untilFetched(page, '/Services');
  const late: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') late.push(request.url());
  });
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services');
  expect(late.filter((url) => !/form-renderer|newsletter/.test(url))).toEqual([]);
});

test('the old page stays and shows progress while the next one loads', async ({ page }) => {
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  const release = await holdScripts(page);
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
  const main = page.getByRole('main');
  await expect(main).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Business Growth');
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog & Best Advise');
  await expect(main).not.toHaveAttribute('aria-busy');
});

test('a newsletter form that is not hydrated survives a page change', async ({ page, site }) => {
  await open(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Product' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('NFC Card Services');
  const newsletter = page.getByRole('contentinfo').getByRole('form');
  await newsletter.getByLabel('Your e-mail').fill('later@example.com');
  await newsletter.getByRole('button').click();
  await expect
    .poll(() => site.stored('subcribe').map(({ Email }) => Email))
    .toContain('later@example.com');
});

test.describe('a link to a place on the page', () => {
  test.use({ folder: 'examples/dentist' });

  const expectPlace = async (page: Page) => {
    const hours = page.locator('#hours');
    const top = () => hours.evaluate((place) => place.getBoundingClientRect().top);
    await expect(page.locator('#root[data-ready]')).toBeAttached();
    await expect(page).toHaveURL(/\/#hours$/);
    await expect(hours).toBeInViewport();
    await expect.poll(top).toBeLessThan(120);
  };

  const slowDown = async (page: Page) => {
    const browser = await page.context().newCDPSession(page);
    await browser.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  };

  /** Runs `what` so many milliseconds after the router has started, while React hydrates the page. */
  const onceRouted = (what: string, after: number) => `
    const replace = history.replaceState;
    history.replaceState = function (...given) {
      replace.apply(this, given);
      if (given[0]?.idx === 0) setTimeout(() => ${what}, ${after});
    };`;

  for (const after of [0, 50, 200]) {
    test(`leads there when it is pressed during hydration, ${after} ms after the router started`, async ({
      page,
    }) => {
      await page.clock.setFixedTime('2026-12-01T12:00:00');
      await page.setViewportSize({ width: 360, height: 740 });
      await slowDown(page);
      await page.addInitScript({
        content: onceRouted(`document.querySelector('aside a').click()`, after),
      });
      await open(page, '/');
      await expectPlace(page);
    });
  }

  const markServedPage = `
    document.addEventListener('DOMContentLoaded', () => {
      for (const part of document.querySelectorAll('main section')) part.served = true;
    });`;

  // Parts of these load scripts or data of their own: news, a post's author, the place on the map.
  for (const path of ['/', '/News-saturdays', '/Contact']) {
    test(`keeps the server’s HTML of ${path} when the address changes meanwhile`, async ({
      page,
    }) => {
      await slowDown(page);
      await page.addInitScript({ content: markServedPage });
      await page.addInitScript({
        content: onceRouted(`document.querySelector('a[href="#main"]').click()`, 0),
      });
      await open(page, path);
      await expect(page.locator('#root[data-ready]')).toBeAttached();
      await expect(page).toHaveURL(/#main$/);
      const kept = page
        .locator('main section')
        .evaluateAll((parts) => parts.map((part) => 'served' in part));
      expect(await kept).not.toContain(false);
      expect(await kept).toContain(true);
    });
  }

  test('leads there when it is pressed before the script of its section has loaded', async ({
    page,
  }) => {
    await page.clock.setFixedTime('2026-12-01T12:00:00');
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/assets\/banner-.*\.js$/, async (route) => {
      await released;
      await route.continue();
    });
    await open(page, '/');
    await page.getByRole('complementary').getByRole('link').click();
    release();
    await expectPlace(page);
    // After hydration.
    await page.waitForLoadState('networkidle');
    await expectPlace(page);
  });
});

for (const after of [0, 30, 100, 300]) {
  test(`Back during hydration, ${after} ms after its start, shows the page before`, async ({
    page,
    watch,
  }) => {
    // If that happened before the router read the address, the page is not the one that was rendered.
    watch.expectProblems(/Minified React error/);
    await open(page, '/');
    await page.getByRole('banner').getByRole('link', { name: 'Services' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services');
    const browser = await page.context().newCDPSession(page);
    await browser.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript({
      content: `
        const replace = history.replaceState;
        history.replaceState = function (...given) {
          replace.apply(this, given);
          history.replaceState = replace;
          setTimeout(() => history.back(), ${after});
        };`,
    });
    await page.reload();
    await moveMouse(page);
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Business Growth');
  });
}

import type { Page } from '@playwright/test';
import { expect, open, test, type Site } from './site';

/** Scripts that cannot be had: on a bad network, and after a new build has taken their place. */

const mainForm = (page: Page) => page.getByRole('main').getByRole('form');
const notice = (page: Page) =>
  page.getByRole('main').getByText('This form does not work at the moment.');

const fillInquiry = async (page: Page, project: string) => {
  const form = mainForm(page);
  await form.getByLabel('Full Name').fill('Ada');
  await form.getByLabel('Email Address').fill('ada@example.com');
  await form.getByLabel('Phone Number').fill('1');
  await form.getByLabel('Project').fill(project);
};

const expectSaved = async (page: Page, site: Site, project: string) => {
  await expect(page.getByText('Thankyou For Send', { exact: true })).toBeVisible();
  expect(site.stored('Inquriy').filter(({ Pname }) => Pname === project)).toHaveLength(1);
};

const missing = [/Failed to load resource/, /net::ERR/];

/** The server answers no more; returns how to bring it back. */
const cutOff = async (page: Page) => {
  const everything = /localhost/;
  await page.route(everything, (route) => route.abort());
  return () => page.unroute(everything);
};

/**
 * A browser that remembers for the life of a page that a script could not be had, as some do: the
 * script fails until the next page, which is opened first, is loaded anew.
 */
const rememberLoss = async (page: Page, script: RegExp) => {
  let pages = 0;
  page.on('request', (request) => (pages += request.isNavigationRequest() ? 1 : 0));
  await page.route(script, (route) => (pages < 2 ? route.abort() : route.continue()));
};

/** What stands beside a form that does not answer. */
const expectNotice = async (page: Page) => {
  await expect(notice(page)).toBeVisible();
  await expect(notice(page).getByRole('link')).toHaveText(['hello@example.com', '+1 202 555 0148']);
  await expect(page.locator('button[aria-busy="true"]')).toHaveCount(0);
};

test('without the entry script nothing pretends to work, and what was typed stays', async ({
  page,
  watch,
}) => {
  watch.expectProblems(...missing);
  await page.route(/\/assets\/index-/, (route) => route.abort());
  await page.goto('/');
  await fillInquiry(page, 'no entry');
  await expectNotice(page);
  await mainForm(page).getByRole('button', { name: 'Send' }).click();
  await expect(mainForm(page).getByLabel('Project')).toHaveValue('no entry');
  await expectNotice(page);
});

const browsers = { 'a browser that asks again': false, 'a browser that remembers': true };

/** The form's script is on its way when the server stops to answer, and is lost by that. */
const loseForm = async (page: Page, remembers: boolean) => {
  let pages = 0;
  let back = false;
  let stop: () => void = () => undefined;
  const stopped = new Promise<void>((resolve) => (stop = resolve));
  page.on('request', (request) => (pages += request.isNavigationRequest() ? 1 : 0));
  await page.route(/\/assets\/form-engine-/, async (route) => {
    if (remembers ? pages > 1 : back) return route.continue();
    await stopped;
    return route.abort();
  });
  return { stop, comeBack: () => (back = true) };
};

for (const [browser, remembers] of Object.entries(browsers)) {
  test(`without the form’s script it says so; what was typed stays and goes out when it comes (${browser})`, async ({
    page,
    site,
    watch,
  }) => {
    watch.expectProblems(...missing);
    const formScript = await loseForm(page, remembers);
    await page.goto('/');
    await expect(page.locator('#root[data-ready]')).toBeAttached();
    const reachable = await cutOff(page);
    formScript.stop();
    await fillInquiry(page, browser);
    await expectNotice(page);
    formScript.comeBack();
    await reachable();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(mainForm(page).locator('xpath=ancestor::*[@data-waiting]')).toHaveCount(0);
    await expect(notice(page)).toBeHidden();
    await expect(mainForm(page).getByLabel('Project')).toHaveValue(browser);
    await mainForm(page).getByRole('button', { name: 'Send' }).click();
    await expectSaved(page, site, browser);
  });
}

/** A new build: its pages name another entry, and a chunk of the one before is gone. */
const deploy = async (page: Page, gone: RegExp) => {
  let live = false;
  await page.route(gone, (route) =>
    live ? route.continue() : route.fulfill({ status: 404, body: 'gone' }),
  );
  await page.route(/\/assets\/index-new\.js/, async (route) => {
    const entry = await page.evaluate(() => document.documentElement.dataset.oldEntry ?? '');
    await route.fulfill({ contentType: 'text/javascript', body: `import '${entry}';` });
  });
  await page.route(/localhost:\d+\/[A-Za-z-]*$/, async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    const old = /data-entry="([^"]*)"/.exec(html)?.[1] ?? '';
    live ||= route.request().isNavigationRequest();
    await route.fulfill({
      response: answer,
      body: html
        .replace(`data-entry="${old}"`, 'data-entry="/assets/index-new.js"')
        .replace('<html', `<html data-old-entry="${old}"`),
    });
  });
};

test('a new build while a form is filled in: nothing typed is lost', async ({
  page,
  site,
  watch,
}) => {
  watch.expectProblems(...missing, /Failed to fetch dynamically imported module/, /Firebase/);
  await page.goto('/');
  await deploy(page, /\/assets\/create-gateway-/);
  await page.mouse.move(1, 1);
  await expect(page.locator('#root[data-ready]')).toBeAttached();
  await mainForm(page).getByLabel('Full Name').fill('Typed before');
  // The new build's page names its own entry.
  await expect(page.locator('script[data-entry="/assets/index-new.js"]')).toBeAttached();
  await expect(mainForm(page).getByLabel('Full Name')).toHaveValue('Typed before');
  await expect(page.locator('#root[data-ready]')).toBeAttached();
  await fillInquiry(page, 'after the deploy');
  await mainForm(page).getByLabel('Full Name').fill('Ada');
  await mainForm(page).getByRole('button', { name: 'Send' }).click();
  await expectSaved(page, site, 'after the deploy');
});

test('a new build while the visitor goes to another page: that page', async ({ page, watch }) => {
  watch.expectProblems(...missing, /Failed to fetch dynamically imported module/);
  await open(page, '/');
  await deploy(page, /\/assets\/services-/);
  await page.getByRole('banner').getByRole('link', { name: 'Services' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services');
  await expect(page.locator('#root[data-ready]')).toBeAttached();
  await expect(page).toHaveURL(/\/Services$/);
});

test('without the toasts’ script the words are shown all the same', async ({
  page,
  site,
  watch,
}) => {
  watch.expectProblems(...missing);
  await page.route(/\/assets\/toast-host-/, (route) => route.abort());
  await open(page, '/');
  await fillInquiry(page, 'plain toast');
  await mainForm(page).getByRole('button', { name: 'Send' }).click();
  await expectSaved(page, site, 'plain toast');
  await expect(page.getByText('Thankyou For Send', { exact: true })).toBeHidden();
});

const blogScript = /\/assets\/blog-/;

const outages = {
  'a browser that asks again': () => Promise.resolve(),
  'a browser that remembers': (page: Page) => rememberLoss(page, blogScript),
};

for (const [browser, lose] of Object.entries(outages)) {
  test(`offline on the way to another page: the error screen, until the page can be had (${browser})`, async ({
    page,
    context,
    watch,
  }) => {
    watch.expectProblems(
      ...missing,
      /Failed to fetch dynamically imported module/,
      /The page failed/,
      // React tells that it showed the page at the second try.
      /React error #520/,
    );
    await lose(page);
    await open(page, '/');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    const footer = page.getByRole('contentinfo');
    await footer.scrollIntoViewIfNeeded();
    // What the newsletter says now moves what stands below it.
    await expect(footer.getByText('This form does not work at the moment.')).toBeVisible();
    await footer.getByRole('link', { name: 'Blog' }).click();
    await expect(page.getByRole('alert')).toHaveText('Unexpected Application Error!');
    await context.setOffline(false);
    // Back online the page comes by itself.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog & Best Advise');
  });
}

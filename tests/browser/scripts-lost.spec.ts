import type { Page } from '@playwright/test';
import { expect, open, test, type Site } from './site';

/** Scripts that cannot be had: on a bad network, and after a new build has taken their place. */

const mainForm = (page: Page) => page.getByRole('main').getByRole('form');
const notice = (page: Page) =>
  page.getByRole('main').getByText('This form does not work here at the moment.');

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

for (const [name, scripts] of [
  ['the entry script', /\/assets\/index-/],
  ['the form’s script', /\/assets\/connected-form-/],
] as const) {
  test(`without ${name} nothing pretends to work; what was typed stays and goes out when it comes`, async ({
    page,
    site,
    watch,
  }) => {
    watch.expectProblems(...missing);
    await page.route(scripts, (route) => route.abort());
    await page.goto('/');
    const reachable = await cutOff(page);
    await expect(notice(page)).toBeHidden();
    await fillInquiry(page, name);
    await expect(notice(page)).toBeVisible();
    await expect(
      page.getByRole('main').getByRole('link', { name: 'hello@example.com' }),
    ).toBeVisible();
    await expect(
      page.getByRole('main').getByRole('link', { name: '+1 202 555 0148' }),
    ).toBeVisible();
    await expect(page.locator('button[aria-busy="true"]')).toHaveCount(0);
    const reloaded = page.waitForEvent('load');
    await page.unroute(scripts);
    await reachable();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await reloaded;
    await expect(notice(page)).toBeHidden();
    await expect(mainForm(page).getByLabel('Project')).toHaveValue(name);
    await expect(mainForm(page).locator('xpath=ancestor::*[@data-waiting]')).toHaveCount(0);
    await mainForm(page).getByRole('button', { name: 'Send' }).click();
    await expectSaved(page, site, name);
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

test('a new build while a form is filled in: one reload, nothing typed is lost', async ({
  page,
  site,
  watch,
}) => {
  watch.expectProblems(...missing, /Failed to fetch dynamically imported module/, /Firebase/);
  await page.goto('/');
  await deploy(page, /\/assets\/create-gateway-/);
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.mouse.move(1, 1);
  await expect(page.locator('#root[data-ready]')).toBeAttached();
  const reloaded = page.waitForEvent('load');
  await mainForm(page).getByLabel('Full Name').fill('Typed before');
  await reloaded;
  await expect(mainForm(page).getByLabel('Full Name')).toHaveValue('Typed before');
  await expect(page.locator('#root[data-ready]')).toBeAttached();
  await fillInquiry(page, 'after the deploy');
  await mainForm(page).getByLabel('Full Name').fill('Ada');
  await mainForm(page).getByRole('button', { name: 'Send' }).click();
  await expectSaved(page, site, 'after the deploy');
  expect(loads).toBe(1);
});

test('a new build while the visitor goes to another page: that page, by one reload', async ({
  page,
  watch,
}) => {
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

test('offline on the way to another page: the error screen, no page of the browser’s own', async ({
  page,
  context,
  watch,
}) => {
  watch.expectProblems(
    ...missing,
    /Failed to fetch dynamically imported module/,
    /The page failed/,
  );
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('alert')).toHaveText('Unexpected Application Error!');
  await context.setOffline(false);
  // Back online the page loads by itself.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog & Best Advise');
});

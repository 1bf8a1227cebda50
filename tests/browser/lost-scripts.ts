import type { Page } from '@playwright/test';
import { mainForm } from './form-journey';
import { expect, type Site } from './site';

/** Helpers for journeys with scripts that cannot be loaded: on a bad network, and after a new build has replaced them. */

const notice = (page: Page) =>
  page.getByRole('main').getByText('This form does not work at the moment.');

export const fillInquiry = async (page: Page, project: string) => {
  const form = mainForm(page);
  await form.getByLabel('Full Name').fill('Ada');
  await form.getByLabel('Email Address').fill('ada@example.com');
  await form.getByLabel('Phone Number').fill('1');
  await form.getByLabel('Project').fill(project);
};

export const expectSaved = async (page: Page, site: Site, project: string) => {
  await expect(page.getByText('Thankyou For Send', { exact: true })).toBeVisible();
  expect(site.stored('Inquriy').filter(({ Pname }) => Pname === project)).toHaveLength(1);
};

export const missing = [/Failed to load resource/, /net::ERR/];

/** Stops the server's answers; returns a function that restores them. */
const cutOff = async (page: Page) => {
  const everything = /localhost/;
  await page.route(everything, (route) => route.abort());
  return () => page.unroute(everything);
};

/** Expects the notice beside a form that does not work. */
export const expectNotice = async (page: Page) => {
  await expect(notice(page)).toBeVisible();
  await expect(notice(page).getByRole('link')).toHaveText(['hello@example.com', '+1 202 555 0148']);
  await expect(page.locator('button[aria-busy="true"]')).toHaveCount(0);
};

/** Cuts the server off while the form's script is loading. */
const loseForm = async (page: Page, remembers: boolean) => {
  let pages = 0;
  let back = false;
  let stop: () => void = () => undefined;
  const stopped = new Promise<void>((resolve) => (stop = resolve));
  page.on('request', (request) => (pages += request.isNavigationRequest() ? 1 : 0));
  await page.route(/\/assets\/form-renderer-/, async (route) => {
    if (remembers ? pages > 1 : back) return route.continue();
    await stopped;
    return route.abort();
  });
  return { stop, comeBack: () => (back = true) };
};

/** Without its script a note is shown beside the form; what was typed is sent once it loads. */
export const expectSentOnceFormLoads = async (
  page: Page,
  site: Site,
  { remembers }: { remembers: boolean },
) => {
  const formScript = await loseForm(page, remembers);
  await page.goto('/');
  await expect(page.locator('#root[data-ready]')).toBeAttached();
  const reachable = await cutOff(page);
  formScript.stop();
  await fillInquiry(page, 'lost form');
  await expectNotice(page);
  formScript.comeBack();
  await reachable();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(mainForm(page).locator('xpath=ancestor::*[@data-waiting]')).toHaveCount(0);
  await expect(notice(page)).toBeHidden();
  await expect(mainForm(page).getByLabel('Project')).toHaveValue('lost form');
  await mainForm(page).getByRole('button', { name: 'Send' }).click();
  await expectSaved(page, site, 'lost form');
};

/**
 * A new build: its pages name another entry, and a chunk of the previous one is gone. The server answers that
 * once `asked` has resolved.
 */
export const deploy = async (
  page: Page,
  gone: RegExp,
  asked: Promise<unknown> = Promise.resolve(),
) => {
  let live = false;
  await page.route(gone, async (route) => {
    if (live) return route.continue();
    await asked;
    return route.fulfill({ status: 404, body: 'gone' });
  });
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

import type { Page } from '@playwright/test';
import { mainForm } from './form-journey';
import { holdScripts } from './hold-scripts';
import { expect, open, test } from './site';

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

test(
  'a choice before hydration stays, an early press on Send shows error messages, and both are as later',
  { tag: '@more' },
  async ({ page, site }) => {
    const release = await holdScripts(page);
    await page.goto('/Contact');
    const form = mainForm(page);
    const mine = () =>
      site.stored('Contact_cli').filter(({ Fullname }) => Fullname === 'Startup Ada');
    await form.getByLabel('Full Name').fill('Startup Ada');
    await form.getByLabel('Phone Number').fill('1');
    await form.getByLabel('Your Email Address').fill('ada@example.com');
    await form.getByLabel('You are').selectOption('You are a Startup');
    await form.getByLabel('Message').fill('Hello');
    await form.getByRole('button', { name: 'Send' }).click();
    release();
    await expect(form.getByRole('alert')).toHaveText('Please enter company Name');
    await expect(form.getByLabel('Full Name')).toHaveValue('Startup Ada');
    await expect(form.getByLabel('You are')).toHaveValue('You are a Startup');
    expect(mine()).toEqual([]);
    await form.getByLabel('Business Name').fill('Engines');
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Thank you', { exact: true })).toBeVisible();
    expect(mine()).toMatchObject([{ Your: 'You are a Startup', Messsage: 'Hello' }]);
  },
);

/** Waits until the browser has every script with which the page at `path` starts. */
const untilFetched = (page: Page, path: string) =>
  page.waitForFunction(async (address) => {
    const html = await (await fetch(address)).text();
    const wanted = /data-chunks="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? ['none'];
    const had = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    return wanted.every((chunk) => had.includes(chunk));
  }, path);

test('a link prefetches its page under the pointer', { tag: '@more' }, async ({ page }) => {
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

test(
  'the old page stays and shows progress while the next one loads; the newsletter works after it',
  { tag: '@more' },
  async ({ page, site }) => {
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
    // Its form was not hydrated on the page before.
    const newsletter = page.getByRole('contentinfo').getByRole('form');
    await newsletter.getByLabel('Your e-mail').fill('later@example.com');
    await newsletter.getByRole('button').click();
    await expect
      .poll(() => site.stored('subcribe').map(({ Email }) => Email))
      .toContain('later@example.com');
  },
);

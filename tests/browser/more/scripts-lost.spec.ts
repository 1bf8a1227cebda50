import type { Page } from '@playwright/test';
import { fillDocuments, fillExperience, fillPerson } from '../application';
import { press } from '../dentist-forms';
import { mainForm } from '../form-journey';
import {
  deploy,
  expectSaved,
  expectSentOnceFormLoads,
  fillInquiry,
  missing,
} from '../lost-scripts';
import { expect, moveMouse, open, test } from '../site';

/** Scripts that cannot be loaded, in rarer ways. */

/**
 * Like browsers that remember for the life of a page that a script failed: the script fails until the next
 * page, which is opened first, is reloaded.
 */
const rememberLoss = async (page: Page, script: RegExp) => {
  let pages = 0;
  page.on('request', (request) => (pages += request.isNavigationRequest() ? 1 : 0));
  await page.route(script, (route) => (pages < 2 ? route.abort() : route.continue()));
};

test('without the form’s script a note is shown, and values stay and are sent once it loads', async ({
  page,
  site,
  watch,
}) => {
  watch.expectProblems(...missing);
  await expectSentOnceFormLoads(page, site, { remembers: false });
});

test.describe('a new build while a form of many kinds is filled in', () => {
  test.use({ folder: 'examples/dentist', backend: 'after a new build', reducedMotion: 'reduce' });

  /** A chunk is gone; the page gets that answer when `tell` is called. */
  const holdDeploy = async (page: Page, gone: RegExp) => {
    let report: () => void = () => undefined;
    await deploy(page, gone, new Promise<void>((resolve) => (report = resolve)));
    return { report };
  };

  /** The page of the new build is shown. */
  const expectReloaded = (page: Page) =>
    expect(page.locator('script[data-entry="/assets/index-new.js"]')).toBeAttached();

  const expectedProblems = [...missing, /dynamically imported module/, /Firebase/];
  const gateway = /\/assets\/create-gateway-/;

  test('ticks, choices and values of conditional fields are restored and sent', async ({
    page,
    site,
    watch,
  }) => {
    watch.expectProblems(...expectedProblems);
    await page.goto('/Appointment');
    const { report } = await holdDeploy(page, gateway);
    const form = mainForm(page);
    await form.getByLabel('Your name').fill('Ada Lovelace');
    await form.getByLabel('Your e-mail address').fill('ada@example.com');
    await form.getByLabel('Your telephone number').fill('42');
    await form.getByLabel('No, I am new here').click();
    await form.getByLabel('Who pays').selectOption('A private insurance');
    await form.getByLabel('Your date of birth').fill('1990-02-28');
    await form.getByLabel('children').fill('2');
    await form.getByLabel('Which day').fill('2099-03-03');
    await form.getByLabel('At what time').fill('09:30');
    await form.getByLabel('A check-up').click();
    await form.getByLabel('I am in pain').click();
    await form.getByLabel('Is there anything').fill('Two\nlines');
    await form.getByLabel(/I agree/).click();
    report();
    await expectReloaded(page);
    await expect(form.getByLabel('A check-up')).toBeChecked();
    await moveMouse(page);
    await expect(form.getByLabel('Who pays')).toHaveValue('private');
    await expect(form.getByRole('link', { name: '020 7946 0321' })).toBeVisible();
    await form.getByRole('button', { name: 'Ask for' }).click();
    await expect(page).toHaveURL(/\/Thanks$/);
    expect(site.stored('appointments').at(-1)).toMatchObject({
      Name: 'Ada Lovelace',
      Patient: 'new',
      Insurance: 'private',
      Born: '1990-02-28',
      Children: 2,
      Day: '2099-03-03',
      Time: '09:30',
      Treatments: ['check-up', 'pain'],
      Message: 'Two\nlines',
      Consent: true,
    });
  });

  test('ticks in a form whose own script never loaded are restored before hydration', async ({
    page,
    watch,
  }) => {
    watch.expectProblems(...expectedProblems);
    await page.goto('/Feedback');
    const { report } = await holdDeploy(page, /\/assets\/form-renderer-/);
    const form = mainForm(page);
    const good = form.getByRole('radio', { name: 'Good', exact: true });
    await good.click();
    await form.getByLabel('The wait').click();
    await form.getByLabel('You may call me').click();
    await expect(form.getByLabel('Your telephone number')).toHaveCount(0);
    report();
    await expectReloaded(page);
    await expect(good).toBeChecked();
    await expect(form.getByLabel('The wait')).toBeChecked();
    await expect(form.getByLabel('You may call me')).toBeChecked();
    await moveMouse(page);
    await expect(form.getByLabel('Your telephone number')).toBeVisible();
    await expect(good).toBeChecked();
  });
});

test.describe('a new build between two steps of a form', () => {
  test.use({ folder: 'examples/dentist', backend: 'steps after a new build' });

  /** Every script of the build that the page was loaded from. */
  const everyScript = /\/assets\/.+\.js$/;

  test('what was typed is sent, with its files', async ({ page, site, watch }) => {
    watch.expectProblems(...missing, /dynamically imported module/);
    await open(page, '/Apply');
    const form = mainForm(page);
    await fillPerson(form, 'Ada Before');
    await deploy(page, everyScript);
    await fillExperience(form);
    await fillDocuments(form);
    await press(form, 'Send my application');
    await expect(page).toHaveURL(/\/Thanks$/);
    const records = site.stored('applications').filter(({ Name }) => Name === 'Ada Before');
    expect(records).toMatchObject([
      {
        Role: 'dentist',
        Years: 10,
        Cv: expect.stringContaining('cv'),
        Certificates: [expect.any(String)],
      },
    ]);
  });

  test('before anything that sends is loaded: the page is loaded anew at the same step, and what was typed is sent', async ({
    page,
    site,
    watch,
  }) => {
    watch.expectProblems(...missing, /dynamically imported module/, /Firebase/);
    await open(page, '/Apply');
    await deploy(page, everyScript);
    const form = mainForm(page);
    await form.getByLabel('Your name').fill('Ada Anew');
    await form.getByLabel('Your e-mail address').fill('ada@example.com');
    await expect(page.locator('script[data-entry="/assets/index-new.js"]')).toBeAttached();
    await expect(form.getByLabel('Your name')).toHaveValue('Ada Anew');
    await moveMouse(page);
    await fillPerson(form, 'Ada Anew');
    await fillExperience(form);
    await fillDocuments(form);
    await press(form, 'Send my application');
    await expect(page).toHaveURL(/\/Thanks$/);
    expect(site.stored('applications').filter(({ Name }) => Name === 'Ada Anew')).toHaveLength(1);
  });
});

test('a new build during a page change: the new page is shown', async ({ page, watch }) => {
  watch.expectProblems(...missing, /Failed to fetch dynamically imported module/);
  await open(page, '/');
  await deploy(page, /\/assets\/services-/);
  await page.getByRole('banner').getByRole('link', { name: 'Services' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services');
  await expect(page.locator('#root[data-ready]')).toBeAttached();
  await expect(page).toHaveURL(/\/Services$/);
});

test('without the script of toasts their text is still shown', async ({ page, site, watch }) => {
  watch.expectProblems(...missing);
  await page.route(/\/assets\/toast-host-/, (route) => route.abort());
  await open(page, '/');
  await fillInquiry(page, 'plain toast');
  await mainForm(page).getByRole('button', { name: 'Send' }).click();
  await expectSaved(page, site, 'plain toast');
  await expect(page.getByText('Thankyou For Send', { exact: true })).toBeHidden();
});

test('a page script that cannot be loaded shows the error screen, without a reload', async ({
  page,
  watch,
}) => {
  watch.expectProblems(/./);
  await open(page, '/');
  // The server is down: a reload would leave the visitor with nothing.
  await page.route(/localhost/, (route) => route.abort());
  await page.getByRole('banner').getByRole('link', { name: 'Product' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
});

test('a page change offline shows the error screen until the page can be loaded (a browser that remembers what failed)', async ({
  page,
  context,
  watch,
}) => {
  watch.expectProblems(
    ...missing,
    /Failed to fetch dynamically imported module/,
    /The page failed/,
    // React reports that it rendered the page at the second try.
    /React error #520/,
  );
  await rememberLoss(page, /\/assets\/blog-/);
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  // The newsletter's new text moves what is below it.
  await expect(footer.getByText('This form does not work at the moment.')).toBeVisible();
  await footer.getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('alert')).toHaveText('Unexpected Application Error!');
  await context.setOffline(false);
  // Back online, the page loads by itself.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog & Best Advise');
});

import type { Page } from '@playwright/test';
import { expect, moveMouse, open, test, type Site } from './site';

/** Scripts that cannot be loaded: on a bad network, and after a new build has replaced them. */

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

/** Stops the server's answers; returns a function that restores them. */
const cutOff = async (page: Page) => {
  const everything = /localhost/;
  await page.route(everything, (route) => route.abort());
  return () => page.unroute(everything);
};

/**
 * Like browsers that remember for the life of a page that a script failed: the script fails until the next
 * page, which is opened first, is reloaded.
 */
const rememberLoss = async (page: Page, script: RegExp) => {
  let pages = 0;
  page.on('request', (request) => (pages += request.isNavigationRequest() ? 1 : 0));
  await page.route(script, (route) => (pages < 2 ? route.abort() : route.continue()));
};

/** Expects the notice beside a form that does not work. */
const expectNotice = async (page: Page) => {
  await expect(notice(page)).toBeVisible();
  await expect(notice(page).getByRole('link')).toHaveText(['hello@example.com', '+1 202 555 0148']);
  await expect(page.locator('button[aria-busy="true"]')).toHaveCount(0);
};

test('without the entry script nothing looks interactive, and values stay', async ({
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

for (const [browser, remembers] of Object.entries(browsers)) {
  test(`without the form’s script a note is shown, and values stay and are sent once it loads (${browser})`, async ({
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

/**
 * A new build: its pages name another entry, and a chunk of the previous one is gone. The server answers that
 * once `asked` has resolved.
 */
const deploy = async (page: Page, gone: RegExp, asked: Promise<unknown> = Promise.resolve()) => {
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

test('a new build while a form is filled in: values are kept', async ({ page, site, watch }) => {
  watch.expectProblems(...missing, /Failed to fetch dynamically imported module/, /Firebase/);
  await page.goto('/');
  await deploy(page, /\/assets\/create-gateway-/);
  await moveMouse(page);
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

  test('a form in steps shows the nearest step to a removed one, with all values and no files', async ({
    page,
    watch,
  }) => {
    watch.expectProblems(...expectedProblems);
    await page.addInitScript(() => {
      // The previous build had more steps.
      const note = sessionStorage.getItem('typed')?.replace('"step":2', '"step":9');
      if (note) sessionStorage.setItem('typed', note);
    });
    await page.goto('/Apply');
    const { report } = await holdDeploy(page, gateway);
    const form = mainForm(page);
    const next = form.getByRole('button', { name: 'Continue' });
    await form.getByLabel('Your name').fill('Ada');
    await form.getByLabel('Your e-mail address').fill('ada@example.com');
    await next.click();
    await form.getByLabel('As what').selectOption('Dental nurse');
    await form.getByLabel('How long').fill('2,5');
    await form.getByLabel('Others', { exact: true }).click();
    await form.getByLabel('Which others').fill('Welsh');
    await next.click();
    await form.getByLabel('Your CV').setInputFiles({
      name: 'cv.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4'),
    });
    await form.getByLabel(/I agree/).click();
    report();
    await expectReloaded(page);
    await moveMouse(page);
    await expect(form.getByRole('heading', { level: 3 })).toHaveText('Is this right?');
    await expect(form.locator('dd')).toHaveText([
      'Ada',
      'ada@example.com',
      '–',
      'Dental nurse',
      '2.5 years',
      '–',
      'Others',
      'Welsh',
      '–',
      '–',
      '–',
      'Yes',
    ]);
    await form.getByRole('button', { name: 'Send my application' }).click();
    await expect(form.getByRole('alert')).toHaveText('Please choose your CV');
    await expect(form.getByLabel('Your CV')).toHaveValue('');
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

const blogScript = /\/assets\/blog-/;

const outages = {
  'a browser that asks again': () => Promise.resolve(),
  'a browser that remembers': (page: Page) => rememberLoss(page, blogScript),
};

for (const [browser, lose] of Object.entries(outages)) {
  test(`a page change offline shows the error screen until the page can be loaded (${browser})`, async ({
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
    await lose(page);
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
}

import { mainForm } from './form-journey';
import {
  deploy,
  expectNotice,
  expectSaved,
  expectSentOnceFormLoads,
  fillInquiry,
  missing,
} from './lost-scripts';
import { expect, moveMouse, open, test } from './site';

/** Scripts that cannot be loaded: on a bad network, and after a new build has replaced them. */

test(
  'without the entry script nothing looks interactive, and values stay',
  { tag: '@more' },
  async ({ page, watch }) => {
    watch.expectProblems(...missing);
    await page.route(/\/assets\/index-/, (route) => route.abort());
    await page.goto('/');
    await fillInquiry(page, 'no entry');
    await expectNotice(page);
    await mainForm(page).getByRole('button', { name: 'Send' }).click();
    await expect(mainForm(page).getByLabel('Project')).toHaveValue('no entry');
    await expectNotice(page);
    expect(new URL(page.url()).search).toBe('');
  },
);

test('without the form’s script a note is shown, and values stay and are sent once it loads (a browser that remembers what failed)', async ({
  page,
  site,
  watch,
}) => {
  watch.expectProblems(...missing);
  await expectSentOnceFormLoads(page, site, { remembers: true });
});

test(
  'a new build while a form is filled in: values are kept',
  { tag: '@more' },
  async ({ page, site, watch }) => {
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
  },
);

test('a page change offline shows the error screen until the page can be loaded (section 8)', async ({
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

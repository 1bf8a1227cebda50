import { violationsIn } from '../axe';
import { collectionsTest as test } from '../parts-site';
import { expect, moveMouse, open } from '../site';

// One copy of the project is built for all.
test.describe.configure({ mode: 'default' });

test('a list shows what is there today, and leads to the page of an entry and back', async ({
  page,
}) => {
  await open(page, '/School');
  const list = page.getByRole('region', { name: 'All Courses' });
  await expect(list.getByRole('heading', { level: 3 })).toHaveText(['Knots', 'Sails']);
  await expect(list).toContainText('€120 for a day');
  await expect(page.getByText('Prices are for a day. {Braces} stay.')).toBeVisible();
  expect(await violationsIn(page)).toEqual([]);
  await list.getByRole('link', { name: 'Knots' }).click();
  await expect(page).toHaveURL(/\/Courses\/knots$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Knots');
  await expect(page).toHaveTitle(/^Knots \| /);
  await expect(page.getByText('€48', { exact: true })).toBeVisible();
  await expect(page.getByText('Ida Sample')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('School');
});

test('a form offers what is not over on the day of the visitor, without a new build', async ({
  page,
}) => {
  const offeredOn = async (day: string) => {
    await page.clock.setFixedTime(`${day}T12:00:00Z`);
    await open(page, '/School');
    const form = page.getByRole('main').getByRole('form', { name: 'Ticket' });
    await form.scrollIntoViewIfNeeded();
    return form.getByLabel('Sailing').getByRole('option').filter({ hasNotText: 'Please choose' });
  };
  await expect(await offeredOn('2097-04-01')).toHaveText(['In Spring', 'In Summer']);
  await expect(await offeredOn('2097-04-04')).toHaveText(['In Summer']);
});

test('the page of an entry is whole when it is opened, without what the entry lacks', async ({
  page,
}) => {
  await open(page, '/courses/sails');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sails');
  await expect(page.getByText('€120 for a day')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What You Learn' })).toHaveCount(0);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/Courses\/sails$/);
  expect(await violationsIn(page)).toEqual([]);
});

test('an entry that there is not has the page of unknown addresses, not to be listed', async ({
  page,
  watch,
}) => {
  watch.expectProblems(/404/);
  const response = await page.goto('/Courses/none');
  expect(response?.status()).toBe(404);
  await moveMouse(page);
  await expect(page.locator('#root[data-ready]')).toBeAttached();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
});

test('the sitemap has the pages of all entries', async ({ page }) => {
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  expect(sitemap).toContain('/Courses/knots');
  expect(sitemap).toContain('/Courses/sails');
  expect(sitemap).not.toContain('{id}');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a tag is chosen all the same', async ({ page }) => {
    await page.goto('/School');
    const list = page.getByRole('region', { name: 'All Courses' });
    await list.getByRole('radio', { name: 'Weekend' }).check();
    await expect(list.getByRole('heading', { level: 3 })).toHaveText(['Sails']);
    await list.getByRole('radio', { name: 'All' }).check();
    await expect(list.getByRole('heading', { level: 3 })).toHaveText(['Knots', 'Sails']);
  });
});

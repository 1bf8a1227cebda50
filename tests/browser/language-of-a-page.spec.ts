import { violationsIn } from './axe';
import { expect, open, test } from './site';

/** A site in English, and in French on one page, without the first one (tests/sites/partly). */
test.use({ folder: 'tests/sites/partly', locale: 'en-GB' });

const french = '/fr/Nous-ecrire';

test('the bare address of the language shows its first page, which search engines know by its own', async ({
  page,
}) => {
  await open(page, '/fr');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Écrivez-nous');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    `https://quay.example.com${french}`,
  );
});

test('the name of the site leads to the first page of the main language, and says so', async ({
  page,
}) => {
  await open(page, french);
  const name = page.getByRole('banner').locator('[data-home]').first();
  await expect(name).toHaveAttribute('hreflang', 'en-GB');
  await name.click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tea By The Water');
});

test('links to pages that it does not have are in the words of these, marked as such', async ({
  page,
}) => {
  await open(page, french);
  const teas = page.getByRole('banner').getByRole('link', { name: 'Our teas' }).first();
  await expect(teas).toHaveAttribute('lang', 'en-GB');
  await expect(teas).toHaveAttribute('hreflang', 'en-GB');
  await teas.click();
  await expect(page).toHaveURL('/Teas');
});

test('a section that names its languages is shown in these alone', async ({ page }) => {
  await open(page, '/Contact');
  await expect(page.getByRole('heading', { name: 'News From The Quay' })).toBeVisible();
  await open(page, french);
  await expect(page.getByRole('heading', { name: 'Par courrier' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'News From The Quay' })).toHaveCount(0);
});

test('a page that it does not have offers it nowhere', async ({ page }) => {
  await open(page, '/Teas');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Français' })).toHaveCount(0);
});

for (const address of ['/', '/nowhere']) {
  test(`${address} leads to its first page`, async ({ page, watch }) => {
    watch.expectProblems(/404/);
    await open(page, address);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Français' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Écrivez-nous');
  });
}

test('axe finds nothing on its page', async ({ page }) => {
  await open(page, french);
  expect(await violationsIn(page)).toEqual([]);
});

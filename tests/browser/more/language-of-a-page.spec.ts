import { violationsIn } from '../axe';
import { expect, open, test } from '../site';

/** A site in English, and in French on one page, without the first one (tests/sites/partly). */
test.use({ folder: 'tests/sites/partly', locale: 'en-GB' });

const french = '/fr/Nous-ecrire';

test('a language of one page: what it has, what it says in the words of the main one, and the ways between them', async ({
  page,
  watch,
}) => {
  watch.expectProblems(/404/);
  const title = page.getByRole('heading', { level: 1 });
  const banner = page.getByRole('banner');
  const toFrench = page.getByRole('contentinfo').getByRole('link', { name: 'Français' });

  await test.step('a section that names its languages is shown in these alone', async () => {
    await open(page, '/Contact');
    await expect(page.getByRole('heading', { name: 'News From The Quay' })).toBeVisible();
    await open(page, french);
    await expect(page.getByRole('heading', { name: 'Par courrier' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'News From The Quay' })).toHaveCount(0);
    expect(await violationsIn(page)).toEqual([]);
  });

  await test.step('a link to a page that it does not have says so, and that page offers it nowhere', async () => {
    const teas = banner.getByRole('link', { name: 'Our teas' }).first();
    await expect(teas).toHaveAttribute('lang', 'en-GB');
    await expect(teas).toHaveAttribute('hreflang', 'en-GB');
    await teas.click();
    await expect(page).toHaveURL('/Teas');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Français' })).toHaveCount(0);
    await page.goBack();
    await expect(title).toHaveText('Écrivez-nous');
  });

  await test.step('the name of the site leads to the first page of the main language', async () => {
    const name = banner.locator('[data-home]').first();
    await expect(name).toHaveAttribute('hreflang', 'en-GB');
    await name.click();
    await expect(page).toHaveURL('/');
    await expect(title).toHaveText('Tea By The Water');
  });

  await test.step('the first page, and an address that no page has, lead to its first page', async () => {
    await toFrench.click();
    await expect(title).toHaveText('Écrivez-nous');
    await open(page, '/nowhere');
    await toFrench.click();
    await expect(title).toHaveText('Écrivez-nous');
  });

  await test.step('its bare address stays that page with script', async () => {
    await open(page, '/fr');
    await expect(title).toHaveText('Écrivez-nous');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      `https://quay.example.com${french}`,
    );
  });
});

import { lookAt, press } from '../dentist-forms';
import { mainForm } from '../form-journey';
import { expect, open, test } from '../site';

/** The orders of a bakery, whose form says what they cost. */

test.use({ folder: 'examples/bakery', backend: 'of orders' });

test('the price follows what is chosen, is announced, and is stored as a number', async ({
  page,
  site,
}) => {
  await open(page, '/Saturday');
  const form = mainForm(page);
  const price = form.getByRole('status', { name: 'To be paid in the shop' });
  // Nothing is chosen yet.
  await expect(price).not.toContainText('€');
  await expect(price).toHaveAttribute('aria-live', 'polite');
  await form.getByLabel('Harbour loaf').fill('3');
  await expect(price).toHaveText('€19.20');
  await form.getByLabel('Rundstück').fill('10');
  await expect(price).toHaveText('€27.20');
  await form.getByLabel('Harbour loaf').fill('2');
  await expect(price).toHaveText('€20.80');
  await lookAt(page);
  await form.getByLabel('The name on the bag').fill('Ada');
  await form.getByLabel('Your telephone').fill('42');
  await press(form, 'Put it on the list');
  await expect
    .poll(() => site.stored('saturdays'))
    .toMatchObject([{ HarbourLoaf: 2, Rundstueck: 10, Sum: 20.8 }]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('no wrong price is shown', async ({ page }) => {
    await page.goto('/Saturday');
    const price = mainForm(page).getByRole('status', { name: 'To be paid in the shop' });
    await expect(price).toHaveText(/^\s*$/);
  });
});

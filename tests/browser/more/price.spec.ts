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
  await form.getByLabel('Harbour loaf').fill('3');
  await expect(price).toHaveText('€19.20');
  await form.getByLabel('Rundstück').fill('10');
  await expect(price).toHaveText('€27.20');
  await form.getByLabel('Harbour loaf').fill('2');
  await expect(price).toHaveText('€20.80');
  await expect(form.getByRole('status').getByText('To be paid in the shop: €20.80')).toBeAttached();
  await lookAt(page);
  await form.getByLabel('The name on the bag').fill('Ada');
  await form.getByLabel('Your telephone').fill('42');
  await press(form, 'Put it on the list');
  await expect
    .poll(() => site.stored('saturdays'))
    .toMatchObject([{ HarbourLoaf: 2, Rundstueck: 10, Sum: 20.8 }]);
});

test('on a telephone the price stays in view while what it is made of is filled in', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await open(page, '/Saturday');
  const form = mainForm(page);
  const price = form.getByRole('status', { name: 'To be paid in the shop' });
  await form.getByLabel('Harbour loaf').fill('3');
  await expect(price).toHaveText('€19.20');
  await expect(price).toBeInViewport({ ratio: 1 });
  // Whatever gets the focus stays above it.
  for (const name of ['Caraway crust', 'Potato loaf', 'Butter plait', 'Rundstück']) {
    const field = form.getByLabel(name);
    await field.focus();
    const [top, bottom] = [await price.boundingBox(), await field.boundingBox()];
    expect((bottom?.y ?? 0) + (bottom?.height ?? 0)).toBeLessThan(top?.y ?? 0);
  }
  await lookAt(page);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('no wrong price is shown', async ({ page }) => {
    await page.goto('/Saturday');
    const price = mainForm(page).getByRole('status', { name: 'To be paid in the shop' });
    await expect(price).toHaveText(/^\s*$/);
  });
});

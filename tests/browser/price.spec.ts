import { lookAt, press } from './dentist-forms';
import { mainForm } from './form-journey';
import { priceTest as test } from './parts-site';
import { expect, open } from './site';

// One copy of the project is built for all.
test.describe.configure({ mode: 'default' });

test('the price follows what is chosen, is announced, and is stored as a number', async ({
  page,
  site,
}) => {
  await open(page, '/Courses');
  const form = mainForm(page);
  const price = form.getByRole('status', { name: 'Price' });
  await expect(price).toHaveText('€0.00');
  await expect(price).toHaveAttribute('aria-live', 'polite');
  await form.getByLabel('German').click();
  await expect(price).toHaveText('€180.00');
  await form.getByLabel('The book').press('Space');
  await form.getByLabel('How many come?').fill('3');
  await expect(price).toHaveText('€564.90');
  await form.getByLabel('French').click();
  await expect(price).toHaveText('€519.90');
  await lookAt(page);
  await press(form, 'Book');
  await expect(page.getByText('You are in')).toBeVisible();
  expect(site.stored('courses')).toMatchObject([
    { Course: 'french', Extras: ['book'], People: 3, Price: 519.9 },
  ]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('no wrong price is shown', async ({ page }) => {
    await page.goto('/Courses');
    const price = mainForm(page).getByRole('status', { name: 'Price' });
    await expect(price).toHaveText(/^\s*$/);
  });
});

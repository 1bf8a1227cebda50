import { mainForm } from '../form-journey';
import { expect, open, test } from '../site';

test.use({ folder: 'examples/dentist', reducedMotion: 'reduce' });

test('a link from elsewhere fills in what the page’s HTML left empty; its address is no other page', async ({
  page,
}) => {
  await open(page, '/Appointment?treatment=pain&treatment=none');
  const form = mainForm(page);
  await expect(form.getByLabel('I am in pain')).toBeChecked();
  await expect(form.getByText('Please do not wait for our answer.', { exact: true })).toBeVisible();
  await expect(form.getByRole('checkbox', { checked: true })).toHaveCount(1);
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveAttribute('href', /\/Appointment$/);
});

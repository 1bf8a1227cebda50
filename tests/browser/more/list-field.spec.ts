import { expectError, lookAt, press, tabTo } from '../dentist-forms';
import { fillWithOthers, nameOf, person } from '../list-entries';
import { expect, test } from '../site';

/** A list in a form by keyboard, and at a glance. */

test.describe.configure({ mode: 'default' });
test.use({
  folder: 'examples/dentist',
  backend: 'of the dentist, for lists',
  reducedMotion: 'reduce',
});

test('with the keyboard only: entries come, go, and the focus stays with them; many overflow nowhere', async ({
  page,
}) => {
  const form = await fillWithOthers(page);
  await nameOf(form, 1).fill('Byron');
  const add = form.getByRole('button', { name: 'Add a person' });
  await tabTo(page, add);
  await page.keyboard.press('Enter');
  await expect(nameOf(form, 2)).toBeFocused();
  await page.keyboard.type('Annabella');
  await tabTo(page, form.getByRole('button', { name: 'Remove Person 1' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('status').filter({ hasText: 'Person 1 was removed' })).toHaveCount(1);
  await expect(form.locator('legend', { hasText: 'Person 1' })).toBeFocused();
  await expect(nameOf(form, 1)).toHaveValue('Annabella');
  await expect(person(form, 2)).toHaveCount(0);
  await nameOf(form, 1).fill('');
  for (let number = 2; number <= 5; number += 1) await press(form, 'Add a person');
  await expect(person(form, 5)).toBeVisible();
  await expect(form.getByRole('button', { name: 'Add a person' })).toBeHidden();
  await press(form, 'Ask for');
  await expectError(form, 'Please tell us who comes with you', 'First and last');
  await lookAt(page);
});

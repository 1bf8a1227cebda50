import { expectError, lookAt, press, tabTo } from '../dentist-forms';
import { bornOf, fillWithOthers, nameOf, person } from '../list-entries';
import { expect, test } from '../site';

/** A list in a form: several entries of the same fields, in the appointments of a small firm. */

test.describe.configure({ mode: 'default' });
test.use({
  folder: 'examples/dentist',
  backend: 'of the dentist, for lists',
  reducedMotion: 'reduce',
});

test('a list: an entry that lacks something, a while in which it is hidden, and what is stored', async ({
  page,
  site,
}) => {
  const before = site.stored('appointments').length;
  const form = await fillWithOthers(page);
  await nameOf(form, 1).fill('Byron');
  await bornOf(form, 1).fill('2015-05-12');
  await press(form, 'Add a person');
  await press(form, 'Ask for');
  const message = 'Please tell us who comes with you';
  await expect(form.getByRole('alert')).toHaveText(message);
  await expect(nameOf(form, 2)).toBeFocused();
  await expect(nameOf(form, 2)).toHaveAccessibleDescription(message);
  await nameOf(form, 2).fill('Annabella');
  await expect(form.getByRole('alert')).toHaveCount(0);
  expect(site.stored('appointments')).toHaveLength(before);
  await bornOf(form, 2).fill('2017-09-22');
  const family = form.getByLabel('The same for others');
  await family.click();
  await expect(person(form, 1)).toBeHidden();
  await family.click();
  await expect(nameOf(form, 1)).toHaveValue('Byron');
  await expect(nameOf(form, 2)).toHaveValue('Annabella');
  await press(form, 'Ask for');
  await expect(page).toHaveURL(/\/Thanks$/);
  const record = site.stored('appointments').at(-1);
  expect(record?.Family).toEqual([
    { Name: 'Byron', Born: '2015-05-12' },
    { Name: 'Annabella', Born: '2017-09-22' },
  ]);
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

import { violationsIn } from '../axe';
import { button, linkOf, subscribe, thanks } from '../confirmation';
import { expect, open, test } from '../site';

/** A newsletter of the dentist: from its form over the mail to the button that confirms it. */

test.use({ folder: 'examples/dentist', backend: 'of links' });
test.beforeEach(({ site }) => site.removeData());

test('who subscribes presses the link of the mail, then the button, and is told; the owner gets a mail', async ({
  page,
}) => {
  await subscribe(page);
  const link = await linkOf(page);
  await open(page, link);
  await expect(thanks(page)).toBeHidden();
  expect(await violationsIn(page)).toEqual([]);
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expect(thanks(page)).toBeVisible();
  await expect(button(page)).toBeHidden();
  expect(await violationsIn(page)).toEqual([]);
  await open(page, link);
  await button(page).click();
  await expect(page.getByText('was confirmed before')).toBeVisible();
  await expect(async () => {
    await page.goto('/__local/');
    await expect(page.getByRole('cell', { name: 'reception@dental.example.com' })).toBeVisible({
      timeout: 500,
    });
  }).toPass();
  await expect(page.getByRole('cell', { name: 'unconfirmed' })).toHaveCount(0);
});

import { expect, test } from '../edit-site';
import { home, isWritten, retype } from '../typed-text';

/** Editing a page in German of a site in three languages, with the files as proof. */

test.describe.configure({ mode: 'default', timeout: 120_000 });
test.use({ locale: 'de-DE', siteFolder: 'tests/sites/languages' });

test('the German text is the one that is changed and undone; what German lacks is outlined, and gets words', async ({
  page,
  edited,
}) => {
  const whole = edited.read(home);
  const root = page.locator('#root');
  await edited.open(page, '/de');
  await root.getByText('Unsere Blätter').click();
  await retype(page, 'Unser Tee');
  await page.keyboard.press('Enter');
  await isWritten(edited, home, whole.replace("de: 'Unsere Blätter'", "de: 'Unser Tee'"));
  await page.getByRole('button', { name: /^Undo: .*\(German\)/ }).click();
  await isWritten(edited, home, whole);

  edited.edit(home, ", de: 'Plätze am Fenster' }", ' }');
  const lacking = page.getByRole('button', { name: 'German lacks 1 text on this page' });
  await expect(lacking).toBeVisible();
  const heading = root.getByText('Seats By The Window');
  await expect(heading).toHaveCSS('outline-style', 'dashed');
  await heading.click();
  const beside = page.getByRole('tooltip');
  await expect(beside.getByText('German has no words here yet')).toBeVisible();
  await retype(page, 'Plätze am Fenster');
  await page.keyboard.press('Enter');
  await isWritten(edited, home, whole);
  await expect(lacking).toBeHidden();
});

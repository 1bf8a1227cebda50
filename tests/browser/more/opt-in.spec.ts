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

test('without script the button confirms as well; a link that is cut is not valid', async ({
  page,
  browser,
  site,
}) => {
  await subscribe(page);
  const link = await linkOf(page);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin });
  const plain = await context.newPage();
  for (const width of [360, 1280]) {
    await plain.setViewportSize({ width, height: 800 });
    await plain.goto(link.slice(0, -5));
    await button(plain).click();
    await expect(plain.getByText('This link is not whole')).toBeVisible();
    await expect(button(plain)).toBeHidden();
  }
  await plain.goto(link);
  await button(plain).click();
  await expect(thanks(plain)).toBeVisible();
  await context.close();
});

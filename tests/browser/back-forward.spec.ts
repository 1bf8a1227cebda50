import { browserFlags } from '../../tools/setup/browser-flags';
import { findBrowser } from '../../tools/setup/find-browser';
import { expect, open, test } from './site';

/** Under test the browser keeps no page for the way back, unless it is told to; a headless shell never does. */
test.use({
  launchOptions: {
    executablePath: findBrowser(),
    args: browserFlags,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

test('a page that comes back as it was left sends nothing twice and still sends', async ({
  page,
  site,
}) => {
  await open(page, '/Contact');
  const form = page.getByRole('main').getByRole('form');
  const fill = async (message: string) => {
    await form.getByLabel('Full Name').fill('Ada Lovelace');
    await form.getByLabel('Business Name').fill('Engines Ltd');
    await form.getByLabel('Phone Number').fill('5550100');
    await form.getByLabel('Your Email Address').fill('ada@example.com');
    await form.getByLabel('Message').fill(message);
  };
  const stored = (message: string) =>
    site.stored('Contact_cli').filter(({ Messsage }) => Messsage === message).length;

  await fill('before leaving');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Thank you', { exact: true })).toBeVisible();
  await page.evaluate(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      document.title = persisted ? 'came back' : 'loaded anew';
    });
  });
  await fill('half written');
  await page.goto('/Blog');
  // Playwright waits for a load, and there is none.
  await page.evaluate(() => window.history.back());
  await expect(page).toHaveTitle('came back');
  await expect(form.getByLabel('Message')).toHaveValue('half written');
  await expect(form).toHaveAttribute('aria-busy', 'false');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => stored('half written')).toBe(1);
  expect(stored('before leaving')).toBe(1);
});

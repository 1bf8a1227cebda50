import { expect, open, test } from './site';

/** A site in English, German and Arabic (tests/sites/languages). What its HTML says: tests/requests. */
test.use({ folder: 'tests/sites/languages', backend: 'of languages', locale: 'en-GB' });

test('links lead to the reader’s language by themselves, and to the main one where that lacks the page, or a text of it', async ({
  page,
}) => {
  await open(page, '/de');
  const prose = page.getByRole('main').getByRole('link', { name: 'Schreiben Sie uns' });
  await expect(prose).toHaveAttribute('href', '/de/Kontakt#form');
  const news = page.getByRole('banner').getByRole('link', { name: 'Neues (englisch)' });
  await expect(news).toHaveAttribute('hreflang', 'en-GB');
  await news.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('News');
  await expect(page).toHaveURL('/News');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  await open(page, '/ar/Contact');
  await page.getByRole('banner').getByRole('link', { name: 'الرئيسية' }).click();
  await expect(page.getByRole('heading', { name: 'Seats By The Window' })).toHaveAttribute(
    'lang',
    'en-GB',
  );
});

test('the switch leads to the same place of the same page with what was typed, and what is stored is the same', async ({
  page,
  site,
}) => {
  await open(page, '/Contact#form');
  await page.getByLabel('Your name').fill('Berta');
  await page.getByLabel('Your tea').selectOption('green');
  const languages = page.getByRole('banner').getByRole('group', { name: 'Language' }).first();
  await expect(languages.getByRole('link', { name: 'English' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await languages.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL('/de/Kontakt#form');
  await expect(page.getByLabel('Ihr Tee')).toHaveValue('green');
  const name = page.getByLabel('Ihr Name');
  await expect(name).toHaveValue('Berta');
  await name.fill('');
  await page.getByRole('button', { name: 'Anfragen' }).click();
  await expect(page.getByRole('alert')).toContainText('Bitte sagen Sie, wer kommt');
  await name.fill('Berta');
  await page.getByRole('button', { name: 'Anfragen' }).click();
  // In the notice, and below the form, where it stays.
  await expect(page.getByText(/^Ihr Tisch ist notiert: /)).toHaveCount(2);
  await expect
    .poll(() => site.stored('tables'))
    .toMatchObject([{ Name: 'Berta', Tea: 'green', Language: 'en-GB', Shown: 'de-DE' }]);
  const [{ Number: number } = { Number: undefined }] = site.stored('tables');
  await expect(page.getByText(`Ihr Tisch ist notiert: ${String(number)}`).first()).toBeVisible();
});

test(
  'what was saved in one language comes back in another, is gone once it is sent, and is all that is on paper then',
  { tag: '@more' },
  async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => undefined;
    });
    await open(page, '/de/Kontakt#form');
    await page.getByLabel('Ihr Name').fill('Berta');
    await page.getByRole('button', { name: 'Speichern und später weitermachen' }).click();
    await expect(page.getByText(/^Auf diesem Gerät gespeichert bis /)).toBeVisible();
    await open(page, '/Contact#form');
    await page.getByLabel('Your tea').selectOption('green');
    await page.getByRole('button', { name: 'Go on', exact: true }).click();
    await expect(page.getByText('Your answers are back.')).toBeVisible();
    await expect(page.getByLabel('Your name')).toHaveValue('Berta');
    await page.getByRole('button', { name: 'Ask for it' }).click();
    await page.getByRole('button', { name: 'Print a copy' }).click();
    await page.emulateMedia({ media: 'print' });
    const copy = page.locator('[data-copy]');
    await expect(copy.getByRole('heading', { name: 'A table' })).toBeVisible();
    await expect(copy).toContainText(/Your number [2-9A-HJ-NP-Z]{4}(?:-[2-9A-HJ-NP-Z]{4}){2}/);
    await expect(copy).toContainText('Berta');
    await expect(page.getByRole('main')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await open(page, '/de/Kontakt#form');
    await page.getByLabel('Ihr Name').fill('B');
    await expect(page.getByRole('button', { name: 'Weitermachen', exact: true })).toHaveCount(0);
  },
);

test(
  'the switch on the page of a tag leads to the same tag, with script as well',
  { tag: '@more' },
  async ({ page }) => {
    await open(page, '/Teas/green');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Green');
    const languages = page.getByRole('banner').getByRole('group', { name: 'Language' }).first();
    await languages.getByRole('link', { name: 'Deutsch' }).click();
    await expect(page).toHaveURL('/de/Tees/green');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grün');
  },
);

test(
  'an address that no page has is answered in its language',
  { tag: '@more' },
  async ({ page, watch }) => {
    watch.expectProblems(/404/);
    const answer = await page.goto('/de/nirgends');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hier ist nichts');
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/');
  },
);

test.describe('a visitor whose browser asks for another language', () => {
  test.use({ locale: 'de-AT' });

  test('is told so in that language, stays where they are, can close it for good, and is told nothing on a page in theirs', async ({
    page,
  }) => {
    await open(page, '/de');
    await expect(page.getByRole('complementary')).toHaveCount(0);
    await open(page, '/Contact');
    const line = page.getByRole('complementary', { name: 'Diese Seite gibt es auch auf Deutsch' });
    await expect(line).toHaveAttribute('lang', 'de-DE');
    await expect(page).toHaveURL('/Contact');
    await line.getByRole('button', { name: 'Schließen' }).click();
    await expect(line).toBeHidden();
    await page.reload();
    await expect(page.locator('#root[data-ready]')).toBeAttached();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(line).toBeHidden();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'the switch works, and nothing offers what needs script',
    { tag: '@more' },
    async ({ page }) => {
      await page.goto('/de/Kontakt');
      await page.getByRole('contentinfo').getByRole('link', { name: 'العربية' }).click();
      await expect(page).toHaveURL('/ar/Contact');
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    },
  );
});

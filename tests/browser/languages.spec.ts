import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import dentist from '../../examples/dentist/config/routes';
import { violationsIn } from './axe';
import { expect, open, test } from './site';

/** A site in English, German and Arabic (tests/sites/languages). */
const tea = 'tests/sites/languages';
test.use({ folder: tea, locale: 'en-GB' });

const teas = ['/Teas/green', '/Teas/black', '/de/Tees/green', '/de/Tees/black', '/ar/Teas/green'];
const pages = ['/', '/News', '/Contact', '/de', '/de/Kontakt', '/ar', '/ar/Contact'];
const addresses = [...pages, ...teas, '/ar/Teas/black'];

const dentistPages = dentist.pages.flatMap(({ path }) => {
  const { en, de } = typeof path === 'string' ? { en: path, de: path } : path;
  return [en, de === '/' ? '/de' : `/de${de}`];
});

/** Sites in several languages, with all their addresses; how these name each other: tests/requests/languages.test.ts. */
const sites = [
  { folder: tea, addresses },
  { folder: 'examples/dentist', addresses: dentistPages },
];

for (const { folder, addresses: all } of sites) {
  test.describe(folder, () => {
    test.use({ folder });
    for (const address of all) {
      test(`axe finds nothing on ${address}`, async ({ page }) => {
        await open(page, address);
        expect(await violationsIn(page)).toEqual([]);
      });
    }
  });
}

test('a page is in its language as a whole: document, texts, dates of the browser, previews, search engines', async ({
  page,
}) => {
  await open(page, '/de/Kontakt');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  await expect(page).toHaveTitle('Kontakt – Harbour Tea');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Schreiben Sie uns');
  await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeAttached();
  await expect(page.getByLabel('Ihr Tee').locator('option')).toHaveText(['Schwarz', 'Grün']);
  await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute('content', 'de_DE');
  await expect(page.locator('meta[property="og:locale:alternate"]')).toHaveCount(2);
  const data = page.locator('script[type="application/ld+json"]');
  expect(await data.textContent()).toContain('"inLanguage":"de-DE"');
});

test('links lead to the reader’s language by themselves, and to the main one where that lacks the page', async ({
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
});

test('the switch leads to the same place of the same page, and what was typed is still there', async ({
  page,
}) => {
  await open(page, '/Contact#form');
  await page.getByLabel('Your name').fill('Ada');
  await page.getByLabel('Your tea').selectOption('green');
  const languages = page.getByRole('banner').getByRole('group', { name: 'Language' }).first();
  await expect(languages.getByRole('link', { name: 'English' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await languages.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL('/de/Kontakt#form');
  await expect(page.getByLabel('Ihr Name')).toHaveValue('Ada');
  await expect(page.getByLabel('Ihr Tee')).toHaveValue('green');
});

test('the switch on the page of a tag leads to the same tag, with script as well', async ({
  page,
}) => {
  await open(page, '/Teas/green');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Green');
  const languages = page.getByRole('banner').getByRole('group', { name: 'Language' }).first();
  await languages.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL('/de/Tees/green');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grün');
});

test('what is stored does not depend on the language, but for the one that the record asks for', async ({
  page,
  site,
}) => {
  await open(page, '/de/Kontakt');
  await page.getByRole('button', { name: 'Anfragen' }).click();
  await expect(page.getByRole('alert')).toContainText('Bitte sagen Sie, wer kommt');
  await page.getByLabel('Ihr Name').fill('Berta');
  await page.getByLabel('Ihr Tee').selectOption('green');
  await page.getByRole('button', { name: 'Anfragen' }).click();
  await expect(page.getByText('Ihr Tisch ist notiert')).toBeVisible();
  await expect
    .poll(() => site.stored('tables'))
    .toMatchObject([{ Name: 'Berta', Tea: 'green', Language: 'en-GB', Shown: 'de-DE' }]);
});

test('a text that a language lacks is shown in the main one, and marked as such, with and without script', async ({
  page,
  request,
}) => {
  const heading = /<h2[^>]* lang="en-GB"[^>]*>Seats By The Window<\/h2>/;
  expect(await (await request.get('/ar')).text()).toMatch(heading);
  expect(await (await request.get('/de')).text()).not.toContain('Seats By The Window');
  await open(page, '/ar/Contact');
  await page.getByRole('banner').getByRole('link', { name: 'الرئيسية' }).click();
  await expect(page.getByRole('heading', { name: 'Seats By The Window' })).toHaveAttribute(
    'lang',
    'en-GB',
  );
});

test('an address that no page has is answered in its language', async ({ page, watch }) => {
  watch.expectProblems(/404/);
  const answer = await page.goto('/de/nirgends');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hier ist nichts');
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/');
});

test.describe('where a host has one page for unknown addresses', () => {
  for (const [path, own, text] of [
    ['/de/nirgends', '/de/404', 'Hier ist nichts'],
    ['/DE/Nirgends', '/de/404', 'Hier ist nichts'],
    ['/desert', '/desert', 'Nothing Here'],
  ] as const) {
    test(`${path} leads to that of its language`, async ({ page, request, watch }) => {
      watch.expectProblems(/404/);
      const main = await request.get('/nowhere');
      await page.route(path, (route) => route.fulfill({ response: main }));
      await page.goto(path);
      await expect(page).toHaveURL(own);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text);
    });
  }

  test('and does not find those of other languages, it leads nowhere', async ({
    page,
    request,
    watch,
  }) => {
    watch.expectProblems(/404/);
    const main = await request.get('/nowhere');
    let asked = 0;
    await page.route('/de/*', (route) => {
      asked += 1;
      return route.fulfill({ response: main });
    });
    await open(page, '/de/nirgends');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing Here');
    expect(asked).toBe(2);
  });
});

for (const [key, text] of [
  ['en', 'Nothing Here'],
  ['de', 'Hier ist nichts'],
  ['ar', 'لا شيء هنا'],
] as const) {
  test(`a host that chooses the page by the browser's language sends it with a policy that lets it work: ${key}`, async ({
    page,
    request,
    watch,
  }) => {
    watch.expectProblems(/404/);
    const response = await request.get('/nowhere');
    const copy = join(tea, 'dist/site/__404', key, '404.html');
    const body = readFileSync(copy, 'utf8');
    await page.route('/nowhere', (route) => route.fulfill({ response, body }));
    await open(page, '/nowhere');
    await expect(page).toHaveURL('/nowhere');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text);
  });
}

test.describe('a visitor whose browser asks for another language', () => {
  test.use({ locale: 'de-AT' });

  test('is told so in that language, stays where they are, and can close it for good', async ({
    page,
  }) => {
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

  test('is told nothing on a page in their language', async ({ page }) => {
    await open(page, '/de');
    await expect(page.getByRole('complementary')).toHaveCount(0);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the switch works, and nothing offers what needs script', async ({ page }) => {
    await page.goto('/de/Kontakt');
    await page.getByRole('contentinfo').getByRole('link', { name: 'العربية' }).click();
    await expect(page).toHaveURL('/ar/Contact');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  });
});

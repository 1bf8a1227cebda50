import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import dentist from '../../../examples/dentist/config/routes';
import { ar } from '../../../src/schema/usual-words/ar';
import { violationsIn } from '../axe';
import { look } from '../look-around';
import { overflowOf } from '../looks';
import { expect, open, test } from '../site';
import { todays } from '../todays';

/** A site in English, German and Arabic (tests/sites/languages), and one in English and German. */
const tea = 'tests/sites/languages';
test.use({ folder: tea, locale: 'en-GB' });

const { step } = test;

const lookAtEach = async (page: Page, addresses: string[]) => {
  for (const address of addresses) {
    await open(page, address);
    look(await violationsIn(page), address).toEqual([]);
  }
};

const teas = ['/Teas/green', '/de/Tees/black', '/ar/Teas/green'];

test('axe finds nothing on any page of three languages', ({ page }) =>
  lookAtEach(page, [...['/', '/News', '/Contact', '/de', '/de/Kontakt', '/ar/Contact'], ...teas]));

test.describe('examples/dentist', () => {
  test.use({ folder: 'examples/dentist' });

  // The English ones: practice.spec.ts.
  const german = dentist.pages.map(({ path }) => {
    const own = typeof path === 'string' ? path : path.de;
    return own === '/' ? '/de' : `/de${own}`;
  });

  for (const part of todays([0, 1], { oneIn: 2 })) {
    test(`axe finds nothing on its German pages, part ${part + 1} of 2`, ({ page }) =>
      lookAtEach(
        page,
        german.filter((_, index) => index % 2 === part),
      ));
  }
});

test('a language says by itself what config leaves out, from right to left, and nothing sticks out', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, '/ar/Contact');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: ar['header.skipLink'] })).toBeFocused();
  await page.getByRole('button', { name: ar['header.openMenu'] }).click();
  await page.getByRole('button', { name: ar['header.closeMenu'] }).click();
  await expect(page.getByText(ar['words.required']).first()).toBeAttached();
  await open(page, '/ar');
  expect(await violationsIn(page)).toEqual([]);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => overflowOf(page), `at ${width} px`).toBe(0);
  }
});

test('where a host has one page for unknown addresses, it leads to that of the language, if there is one', async ({
  page,
  request,
  watch,
}) => {
  watch.expectProblems(/404/);
  const main = await request.get('/nowhere');
  for (const [path, own, text] of [
    ['/de/nirgends', '/de/404', 'Hier ist nichts'],
    ['/DE/Nirgends', '/de/404', 'Hier ist nichts'],
    ['/desert', '/desert', 'Nothing Here'],
  ] as const) {
    await step(path, async () => {
      await page.route(path, (route) => route.fulfill({ response: main }));
      await page.goto(path);
      await expect(page).toHaveURL(own);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text);
    });
  }
  await step('there is none', async () => {
    await page.unrouteAll();
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

test("a host that chooses the page by the browser's language sends it with a policy that lets it work", async ({
  page,
  request,
  watch,
}) => {
  watch.expectProblems(/404/);
  const response = await request.get('/nowhere');
  for (const [key, text] of [
    ['en', 'Nothing Here'],
    ['de', 'Hier ist nichts'],
    ['ar', 'لا شيء هنا'],
  ] as const) {
    await step(key, async () => {
      await page.unrouteAll();
      const body = readFileSync(join(tea, 'dist/site/__404', key, '404.html'), 'utf8');
      await page.route('/nowhere', (route) => route.fulfill({ response, body }));
      await open(page, '/nowhere');
      await expect(page).toHaveURL('/nowhere');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text);
    });
  }
});

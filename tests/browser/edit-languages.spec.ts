import type { Page } from '@playwright/test';
import { type EditedSite, serveEditedSite } from './edit-site';
import { portAt } from './ports';
import { expect, test } from './share';

/** Editing pages in German of a site in three languages, with the files as proof. */
test.use({ locale: 'de-DE' });

let edited: EditedSite;

test.describe.configure({ mode: 'default' });
test.beforeAll(async ({ browser }) => {
  test.setTimeout(240_000);
  edited = await serveEditedSite({ port: portAt(98), site: 'tests/sites/languages' });
  const page = await browser.newPage();
  await edited.open(page);
  await page.close();
});
test.afterAll(() => edited.stop());

const home = 'config/pages/home.ts';

const isWritten = (file: string, text: string) => expect.poll(() => edited.read(file)).toBe(text);

const retype = async (page: Page, words: string) => {
  await page.keyboard.press('Control+a');
  await page.keyboard.type(words);
  await page.keyboard.press('Enter');
};

test('the text that is seen is the one that is changed, and undone', async ({ page }) => {
  const before = edited.read(home);
  await edited.open(page, '/de');
  await page.locator('#root').getByText('Unsere Blätter').click();
  await retype(page, 'Unser Tee');
  await isWritten(home, before.replace("de: 'Unsere Blätter'", "de: 'Unser Tee'"));
  await page.getByRole('button', { name: /^Undo: .*\(German\)/ }).click();
  await isWritten(home, before);
});

test('what German lacks is counted and outlined, and gets words of its own', async ({ page }) => {
  const whole = edited.read(home);
  const before = whole.replace(
    "{ en: 'Seats By The Window', de: 'Plätze am Fenster' }",
    "{ en: 'Seats By The Window' }",
  );
  await edited.open(page, '/de');
  await expect(page.locator('#root').getByText('Plätze am Fenster')).toBeVisible();
  edited.project.write(home, before);
  const lacking = page.getByRole('button', { name: 'German lacks 1 text on this page' });
  await expect(lacking).toBeVisible();
  const heading = page.locator('#root').getByText('Seats By The Window');
  await expect(heading).toHaveCSS('outline-style', 'dashed');
  await heading.click();
  await expect(page.getByText('German has no words here yet')).toBeVisible();
  await retype(page, 'Plätze am Fenster');
  await isWritten(home, whole);
  await expect(lacking).toBeHidden();
});

test('a text that is the same in all languages gets German words of its own, and stays in the others', async ({
  page,
}) => {
  const whole = edited.read(home);
  const same = whole.replace(/title: \{ en: 'Our Leaves'[^}]*\}/, "title: 'Our Leaves'");
  await edited.open(page, '/de');
  edited.project.write(home, same);
  await page.locator('#root').getByText('Our Leaves').click();
  await page.getByRole('button', { name: 'Write it in German alone' }).click();
  await retype(page, 'Unser Tee');
  const byLanguage = "{ en: 'Our Leaves', de: 'Unser Tee', ar: 'Our Leaves' }";
  await isWritten(home, same.replace("'Our Leaves'", byLanguage));
  await page.goto(new URL('/', page.url()).href);
  await expect(page.locator('#root').getByText('Our Leaves')).toBeVisible();
  edited.project.write(home, whole);
});

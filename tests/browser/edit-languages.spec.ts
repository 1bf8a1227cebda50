import type { Page } from '@playwright/test';
import { configValue } from '../../tools/config-reader/config-files';
import { violationsIn } from './axe';
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

/** What is said beside a text that is typed on the page; Settings says it too. */
const besideText = (page: Page) => page.getByRole('tooltip');

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
  await expect(besideText(page).getByText('German has no words here yet')).toBeVisible();
  await retype(page, 'Plätze am Fenster');
  await isWritten(home, whole);
  await expect(lacking).toBeHidden();
});

test('each press on what German lacks leads to the next one', async ({ page }) => {
  const whole = edited.read(home);
  const before = whole
    .replace(", de: 'Plätze am Fenster'", '')
    .replace(" de: 'Fragen Sie danach.',", '');
  edited.project.write(home, before);
  await edited.open(page, '/de');
  const lacking = page.getByRole('button', { name: 'German lacks 2 texts on this page' });
  for (const words of ['Seats By The Window', 'Ask for one.', 'Seats By The Window']) {
    await lacking.click();
    await expect(page.locator('#root').getByText(words)).toBeFocused();
  }
  edited.project.write(home, whole);
});

test('what German lacks elsewhere is counted as well', async ({ page }) => {
  const contact = 'config/pages/contact.ts';
  const whole = edited.read(contact);
  edited.project.write(contact, whole.replace(", de: 'Schreiben Sie dem Teehaus.'", ''));
  await edited.open(page, '/de');
  await expect(page.getByText('German lacks 1 text elsewhere')).toBeVisible();
  edited.project.write(contact, whole);
  await expect(page.getByText('German lacks 1 text elsewhere')).toBeHidden();
});

test('a word that German spells the same is its own once it is typed', async ({ page }) => {
  const whole = edited.read(home);
  const words = 'Seats By The Window';
  edited.project.write(
    home,
    whole.replace(`en: '${words}', de: 'Plätze am Fenster'`, `en: '${words}'`),
  );
  await edited.open(page, '/de');
  const lacking = page.getByRole('button', { name: 'German lacks 1 text on this page' });
  await expect(lacking).toBeVisible();
  await page.locator('#root').getByText(words).click();
  await retype(page, words);
  await isWritten(home, whole.replace('Plätze am Fenster', words));
  await expect(lacking).toBeHidden();
  edited.project.write(home, whole);
});

/** Presses a title on the German page that is the same in all languages. */
const pressSame = async (page: Page) => {
  const whole = edited.read(home);
  const same = whole.replace(/title: \{ en: 'Our Leaves'[^}]*\}/, "title: 'Our Leaves'");
  await edited.open(page, '/de');
  edited.project.write(home, same);
  await page.locator('#root').getByText('Our Leaves').click();
  return { whole, same };
};

test('a text that is the same in all languages gets German words of its own, and stays in the others', async ({
  page,
}) => {
  const { whole, same } = await pressSame(page);
  await besideText(page).getByRole('button', { name: 'Write it in German alone' }).click();
  await retype(page, 'Unser Tee');
  const byLanguage = "{ en: 'Our Leaves', de: 'Unser Tee', ar: 'Our Leaves' }";
  await isWritten(home, same.replace("'Our Leaves'", byLanguage));
  await page.goto(new URL('/', page.url()).href);
  await expect(page.locator('#root').getByText('Our Leaves')).toBeVisible();
  edited.project.write(home, whole);
});

test('Settings says what is the same in all languages, and writes it in German alone where that is asked for', async ({
  page,
}) => {
  const { whole, same } = await pressSame(page);
  await page.keyboard.press('Escape');
  const panel = page.getByRole('complementary', { name: 'Settings' });
  const title = panel.getByLabel('Title', { exact: true });
  await expect(title).toHaveValue('Our Leaves');
  await title.fill('Unser Tee');
  await expect(panel.getByText('what you type is shown in English as well')).toBeVisible();
  expect(await violationsIn(page, { part: '#editor' })).toEqual([]);
  await panel.getByRole('button', { name: 'Write it in German alone' }).click();
  await title.press('Enter');
  const byLanguage = "{ en: 'Our Leaves', de: 'Unser Tee', ar: 'Our Leaves' }";
  await isWritten(home, same.replace("'Our Leaves'", byLanguage));
  edited.project.write(home, whole);
});

const routes = 'config/routes.ts';

/** What config/routes.ts says, whatever its line breaks. */
const areRoutes = (text: string) =>
  expect.poll(() => configValue(routes, edited.read(routes))).toEqual(configValue(routes, text));

const dialog = (page: Page) => page.getByRole('dialog');
const press = (page: Page, name: string | RegExp) =>
  dialog(page).getByRole('button', { name, exact: true }).click();

/** The line of a page in the list of all. */
const entryOf = (page: Page, name: string) =>
  page
    .getByRole('list', { name: 'Pages of this site' })
    .getByRole('listitem')
    .filter({ hasText: name });

const openPages = async (page: Page, path: string) => {
  await edited.open(page, path);
  await page.getByRole('button', { name: 'Pages', exact: true }).click();
};

test('an address is changed in German alone, and the old one leads to the page', async ({
  page,
}) => {
  const before = edited.read(routes);
  await openPages(page, '/de/Kontakt');
  await expect(entryOf(page, 'Kontakt')).toContainText('/de/Kontakt');
  await press(page, 'Rename: Kontakt');
  await dialog(page).getByLabel('Address in German').fill('/Schreiben');
  await press(page, 'Rename');
  await page.waitForURL('**/de/Schreiben');
  await areRoutes(
    before.replace(
      "path: { en: '/Contact', de: '/Kontakt' }, aliases: ['/Reach-us']",
      "path: { en: '/Contact', de: '/Schreiben' }, aliases: ['/Reach-us', { de: '/Kontakt' }]",
    ),
  );
  await page.goto(new URL('/de/Kontakt', page.url()).href);
  await expect(page.locator('#root').getByText('Schreiben Sie uns').first()).toBeVisible();
  edited.project.write(routes, before);
});

test('the title of a page, which the menu calls otherwise, is changed in German alone', async ({
  page,
}) => {
  const before = edited.read(home);
  await openPages(page, '/de');
  await press(page, 'Rename: Start');
  const title = dialog(page).getByLabel('Title in German');
  await expect(title).toHaveValue('Tee am Wasser');
  await title.fill('Tee am Hafen');
  await press(page, 'Rename');
  await isWritten(home, before.replace("de: 'Tee am Wasser'", "de: 'Tee am Hafen'"));
  edited.project.write(home, before);
});

test('German no longer has a page, and has it again with all its words', async ({ page }) => {
  const before = edited.read(routes);
  await openPages(page, '/de');
  await press(page, 'Languages: Kontakt');
  const german = dialog(page).getByLabel('German');
  await german.uncheck();
  await press(page, 'Change the languages');
  const entry = entryOf(page, 'Kontakt');
  await expect(entry).toContainText('/Contact, in a menu, not in German');
  expect(edited.read(routes)).toContain("languages: ['en', 'ar']");
  await press(page, 'Languages: Kontakt');
  await german.check();
  await press(page, 'Change the languages');
  await expect(entry).toContainText('/de/Kontakt, in a menu');
  await areRoutes(before);
  edited.project.write(routes, before);
});

test('a page is added with a title and an address in each language that is to have it', async ({
  page,
}) => {
  await openPages(page, '/de');
  await press(page, 'Add a page');
  await dialog(page).getByLabel('Title in English').fill('Our cats');
  await dialog(page).getByLabel('Title in German').fill('Unsere Katzen');
  await expect(dialog(page).getByLabel('Address in German')).toHaveValue('/Unsere-Katzen');
  expect(await violationsIn(page, { part: '[role="dialog"]' })).toEqual([]);
  await press(page, 'Add the page');
  await page.waitForURL('**/de/Unsere-Katzen');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Unsere Katzen');
  expect(edited.read(routes)).toContain(
    "path: { en: '/Our-cats', de: '/Unsere-Katzen' }, languages: ['en', 'de']",
  );
});

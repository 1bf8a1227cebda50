import type { Page } from '@playwright/test';
import { configValue } from '../../../packages/config-files/config-files';
import { violationsIn } from '../axe';
import { expect, test } from '../edit-site';
import { home, isWritten, retype } from '../typed-text';

/** Editing in German, with the files as proof: what it lacks, what is the same in all languages, and pages by language. */

test.describe.configure({ mode: 'default', timeout: 180_000 });
test.use({ locale: 'de-DE', siteFolder: 'tests/sites/languages' });

const seats = 'Seats By The Window';

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

test('what German lacks is led to one after the other, counted elsewhere too, and may be the same word', async ({
  page,
  edited,
}) => {
  const whole = edited.read(home);
  edited.edit(home, ", de: 'Plätze am Fenster'", '');
  edited.edit(home, " de: 'Fragen Sie danach.',", '');
  await edited.open(page, '/de');
  const root = page.locator('#root');
  const lacking = page.getByRole('button', { name: 'German lacks 2 texts on this page' });
  for (const words of [seats, 'Ask for one.', seats]) {
    await lacking.click();
    await expect(root.getByText(words)).toBeFocused();
  }
  // A word that German spells the same is its own once it is typed.
  await root.getByText(seats).click();
  await retype(page, seats);
  await page.keyboard.press('Enter');
  await expect.poll(() => edited.read(home)).toContain(`de: '${seats}'`);
  await expect(
    page.getByRole('button', { name: 'German lacks 1 text on this page' }),
  ).toBeVisible();

  edited.write(home, whole);
  edited.edit('config/pages/contact.ts', ", de: 'Schreiben Sie dem Teehaus.'", '');
  await expect(page.getByText('German lacks 1 text elsewhere')).toBeVisible();
});

test('a text that is the same in all languages becomes German as it is typed there, or is changed in all where that is chosen', async ({
  page,
  edited,
}) => {
  const same = edited
    .read(home)
    .replace(/title: \{ en: 'Our Leaves'[^}]*\}/, "title: 'Our Leaves'");
  edited.write(home, same);
  await edited.open(page, '/de');
  const root = page.locator('#root');
  await root.getByText('Our Leaves').click();
  // Settings says it as well.
  const panel = page.getByRole('complementary', { name: 'Settings' });
  await expect(panel.getByText('What you type is German alone')).toBeVisible();
  expect(await violationsIn(page, { part: '#editor' })).toEqual([]);
  await page
    .getByRole('tooltip')
    .getByRole('button', { name: 'Write it in every language' })
    .click();
  await retype(page, 'Our Tea');
  await page.keyboard.press('Enter');
  await isWritten(edited, home, same.replace("'Our Leaves'", "'Our Tea'"));
  await page.getByRole('button', { name: /^Undo: / }).click();
  await isWritten(edited, home, same);
  await root.getByText('Our Leaves').click();
  await retype(page, 'Unser Tee');
  await page.keyboard.press('Enter');
  const byLanguage = "{ en: 'Our Leaves', de: 'Unser Tee' }";
  await isWritten(edited, home, same.replace("'Our Leaves'", byLanguage));
  await page.goto(new URL('/', page.url()).href);
  await expect(root.getByText('Our Leaves')).toBeVisible();
});

const routes = 'config/routes.ts';
const dialog = (page: Page) => page.getByRole('dialog');
const press = (page: Page, name: string | RegExp) =>
  dialog(page).getByRole('button', { name, exact: true }).click();

const openPages = (page: Page) => page.getByRole('button', { name: 'Pages', exact: true }).click();

/** The line of a page in the list of all. */
const entryOf = (page: Page, name: string) =>
  page
    .getByRole('list', { name: 'Pages of this site' })
    .getByRole('listitem')
    .filter({ hasText: name });

test('titles, addresses and pages are German alone where that is asked for', async ({
  page,
  edited,
}) => {
  const [first, firstHome] = [edited.read(routes), edited.read(home)];
  /** What config/routes.ts says, whatever its line breaks. */
  const areRoutes = (text: string) =>
    expect.poll(() => configValue(routes, edited.read(routes))).toEqual(configValue(routes, text));
  await edited.open(page, '/de');

  // A page that German no longer has, and has again with all its words.
  await openPages(page);
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
  await areRoutes(first);

  // The title of a page, which the menu calls otherwise.
  await press(page, 'Rename: Start');
  const title = dialog(page).getByLabel('Title in German');
  await expect(title).toHaveValue('Tee am Wasser');
  await title.fill('Tee am Hafen');
  await press(page, 'Rename');
  // The headline says the same, and is ticked.
  await isWritten(edited, home, firstHome.replaceAll("de: 'Tee am Wasser'", "de: 'Tee am Hafen'"));

  await edited.open(page, '/de/Kontakt');
  await openPages(page);
  await press(page, 'Rename: Kontakt');
  await dialog(page).getByLabel('Address in German').fill('/Schreiben');
  await press(page, 'Rename');
  await page.waitForURL('**/de/Schreiben');
  await areRoutes(
    first.replace(
      "path: { en: '/Contact', de: '/Kontakt' }, aliases: ['/Reach-us']",
      "path: { en: '/Contact', de: '/Schreiben' }, aliases: ['/Reach-us', { de: '/Kontakt' }]",
    ),
  );

  await openPages(page);
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

import type { Page } from '@playwright/test';
import { type EditedSite, serveEditedSite } from './edit-site';
import { portAt } from './ports';
import { expect, test } from './share';

/** Texts that the page fills in, and those of collections: typed on the page, written where they stand. */

let edited: EditedSite;

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  edited = await serveEditedSite({ port: portAt(96), site: 'examples/school' });
});
test.afterAll(() => edited.stop());

const courses = 'config/collections/courses.ts';
const template = 'config/pages/course.ts';

const typed = (page: Page) => page.locator('#root [contenteditable="true"]');

/** Types at the end of the text that is typed, and writes it. */
const add = async (page: Page, words: string) => {
  await page.keyboard.press('Control+End');
  await page.keyboard.type(words);
  await page.keyboard.press('Enter');
};

/** Just this was changed in the file. */
const isChanged = (file: string, before: string, [from, to]: [string, string]) => {
  expect(before).toContain(from);
  return expect.poll(() => edited.read(file)).toBe(before.replace(from, to));
};

test('a text with a shared value is typed with its braces, and keeps them', async ({ page }) => {
  const file = 'config/pages/courses.ts';
  const before = edited.read(file);
  await edited.open(page, '/Courses');
  await page.getByText('A trial lesson costs €12.').click();
  await expect(typed(page)).toHaveText(
    'In groups of {group} at most. A trial lesson costs {trial}.',
  );
  await add(page, ' Come.');
  await isChanged(file, before, ['costs {trial}.', 'costs {trial}. Come.']);
  await expect(page.getByText('A trial lesson costs €12. Come.')).toBeVisible();
});

test('a text of a template is typed with its braces, and is that of all its pages', async ({
  page,
}) => {
  const [ofTemplate, ofCourses] = [edited.read(template), edited.read(courses)];
  await edited.open(page, '/Courses/german-beginners');
  await page.getByRole('heading', { name: '€189 for ten weeks' }).click();
  await expect(typed(page)).toHaveText('{price} {unit}');
  await expect(page.getByText('These words are on all pages that are made from')).toBeVisible();
  await add(page, ', all in');
  await isChanged(template, ofTemplate, ['{price} {unit}', '{price} {unit}, all in']);
  await expect(page.getByRole('heading', { name: '€189 for ten weeks, all in' })).toBeVisible();
  expect(edited.read(courses)).toBe(ofCourses);
});

test('a text of an entry is written in its collection, from its page and from a list', async ({
  page,
}) => {
  const ofTemplate = edited.read(template);
  let before = edited.read(courses);
  await edited.open(page, '/Courses/german-beginners');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(typed(page)).toHaveText('German From Nothing');
  await expect(page.getByText('Written in: Collection “Courses”')).toBeVisible();
  await add(page, ' On');
  await isChanged(courses, before, ['German From Nothing', 'German From Nothing On']);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/German From Nothing On/);
  expect(edited.read(template)).toBe(ofTemplate);

  before = edited.read(courses);
  await edited.open(page, '/Courses');
  await page.getByText('Cook a meal in Italian, then eat it in Italian.').click();
  await add(page, ' Wash up.');
  await isChanged(courses, before, ['eat it in Italian.', 'eat it in Italian. Wash up.']);
});

test('what is made of an entry opens in Settings, where it is written', async ({ page }) => {
  await edited.open(page, '/News/long-table');
  await page.getByRole('heading', { name: '11 September 2026' }).click();
  const settings = page.getByRole('complementary', { name: 'Settings' });
  await expect(typed(page)).toHaveCount(0);
  await expect(settings.getByRole('heading', { level: 2 })).toContainText('The Long Table Is Here');
  await expect(settings.getByLabel('Date')).toHaveValue('2026-09-11');
});

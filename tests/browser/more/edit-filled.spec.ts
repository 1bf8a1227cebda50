import type { Page } from '@playwright/test';
import { type EditedSite, expect, test } from '../edit-site';
import { isWritten, typed } from '../typed-text';

/** Texts that the page fills in, and those of collections: typed on the page, written where they stand. */

test.describe.configure({ mode: 'default', timeout: 180_000 });
test.use({ siteFolder: 'examples/school' });

const list = 'config/pages/courses.ts';
const courses = 'config/collections/courses.ts';
const template = 'config/pages/course.ts';

/** Types at the end of the text that is typed, and writes it: just this is changed in its file. */
const add = async (
  page: Page,
  edited: EditedSite,
  { file, after, words }: { file: string; after: string; words: string },
) => {
  const before = edited.read(file);
  expect(before).toContain(after);
  await page.keyboard.press('Control+End');
  await page.keyboard.type(words);
  await page.keyboard.press('Enter');
  await isWritten(edited, file, before.replace(after, after + words));
};

test('a text of a list is written with its braces, or in the collection that it comes from', async ({
  page,
  edited,
}) => {
  await edited.open(page, '/Courses');
  await page.getByText('A trial lesson costs €12.').click();
  await expect(typed(page)).toHaveText(
    'In groups of {group} at most. A trial lesson costs {trial}.',
  );
  await add(page, edited, { file: list, after: 'costs {trial}.', words: ' Come.' });
  await expect(page.getByText('A trial lesson costs €12. Come.')).toBeVisible();
  await page.getByText('Cook a meal in Italian, then eat it in Italian.').click();
  await add(page, edited, { file: courses, after: 'eat it in Italian.', words: ' Wash up.' });
});

test('on the page of an entry a text is that of its template, or its own', async ({
  page,
  edited,
}) => {
  const ofCourses = edited.read(courses);
  await edited.open(page, '/Courses/german-beginners');
  const teacher = page.getByRole('heading', { name: 'Taught by Jonas Sample' });
  await teacher.click();
  await expect(typed(page)).toHaveText('Taught by {by.name}');
  await expect(page.getByText('These words are on all pages that are made from')).toBeVisible();
  await add(page, edited, { file: template, after: 'Taught by {by.name}', words: ', always' });
  await expect(teacher).toHaveText(/Taught by Jonas Sample, always/);
  expect(edited.read(courses)).toBe(ofCourses);

  const ofTemplate = edited.read(template);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(typed(page)).toHaveText('German from nothing');
  await expect(page.getByText('Written in: Collection “Courses”')).toBeVisible();
  await add(page, edited, { file: courses, after: 'German from nothing', words: ' On' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/German from nothing On/);
  expect(edited.read(template)).toBe(ofTemplate);
});

test('what is made of an entry opens in Settings, where it is written', async ({
  page,
  edited,
}) => {
  await edited.open(page, '/News/long-table');
  await page.getByRole('heading', { name: '11 September 2026' }).click();
  const settings = page.getByRole('complementary', { name: 'Settings' });
  await expect(typed(page)).toHaveCount(0);
  await expect(settings.getByRole('heading', { level: 2 })).toContainText('The long table is here');
  await expect(settings.getByLabel('Date')).toHaveValue('2026-09-11');
});

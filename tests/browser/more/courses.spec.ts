import type { Page } from '@playwright/test';
import courses from '../../../examples/school/config/collections/courses';
import { expect, open, test } from '../site';

/** A school with a café, whose pages come from collections: examples/school, only config and public files. */
test.use({ folder: 'examples/school' });

const list = (page: Page, name: string) => page.getByRole('region', { name });
const names = (page: Page, region: string) => list(page, region).getByRole('heading', { level: 3 });

test('a course: its price everywhere, its page and the way back, its tags, and signing up for it', async ({
  page,
}) => {
  const course = courses.entries.find(({ id }) => id === 'italian-kitchen');
  const price = `€${course?.price}`;
  const all = list(page, 'All courses');
  const title = page.getByRole('heading', { level: 1 });
  await open(page, '/');
  await expect(list(page, 'Begin in January')).toContainText(price);
  await open(page, '/Courses');
  await expect(all).toContainText(price);
  await names(page, 'All courses').getByRole('link', { name: 'Italian in the kitchen' }).click();
  await expect(page).toHaveURL(/\/Courses\/italian-kitchen$/);
  await expect(title).toHaveText('Italian in the kitchen');
  await expect(page).toHaveTitle(/^Italian in the kitchen/);
  await expect(page.getByRole('main')).toContainText(price);
  await page.goBack();
  await expect(all).toBeVisible();
  await all.getByRole('link', { name: 'Spanish in stories' }).click();
  const more = page.getByRole('navigation', { name: 'Courses' });
  await more.getByRole('link', { name: 'Advanced' }).click();
  await expect(page).toHaveURL(/\/Courses\/About\/advanced$/);
  await expect(title).toHaveText('Advanced');
  await names(page, 'Courses: Advanced').getByRole('link', { name: 'Spanish in stories' }).click();
  await page.getByRole('link', { name: 'Sign up for this course' }).click();
  await expect(page.getByRole('combobox', { name: 'Course' })).toHaveValue('spanish-stories');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('courses are chosen by language', async ({ page }) => {
    await page.goto('/Courses');
    await expect(names(page, 'All courses')).toHaveCount(courses.entries.length);
    await list(page, 'All courses').getByRole('radio', { name: 'French' }).check();
    await expect(names(page, 'All courses').filter({ visible: true })).toHaveText([
      'French from nothing',
    ]);
  });
});

import type { Page } from '@playwright/test';
import courses from '../../examples/school/config/collections/courses';
import { violationsIn } from './axe';
import { expect, open, test } from './site';

/** A school with a café, whose pages come from collections: examples/school, only config and public files. */
test.use({ folder: 'examples/school' });

const list = (page: Page, name: string) => page.getByRole('region', { name });
const names = (page: Page, region: string) => list(page, region).getByRole('heading', { level: 3 });

test('the price of a course stands on the first page, among all courses, and on its own page', async ({
  page,
}) => {
  const course = courses.entries.find(({ id }) => id === 'italian-kitchen');
  const price = `€${course?.price}`;
  await open(page, '/');
  await expect(list(page, 'Begin In January')).toContainText(price);
  await open(page, '/Courses');
  await expect(list(page, 'All Courses')).toContainText(price);
  expect(await violationsIn(page)).toEqual([]);
  await names(page, 'All Courses').getByRole('link', { name: 'Italian In The Kitchen' }).click();
  await expect(page).toHaveURL(/\/Courses\/italian-kitchen$/);
  await expect(page.getByRole('main')).toContainText(price);
});

test('signing up from the page of a course chooses that course', async ({ page }) => {
  await open(page, '/Courses/german-beginners');
  await page.getByRole('link', { name: 'Sign up for this course' }).click();
  await expect(page.getByRole('combobox', { name: 'Course' })).toHaveValue('german-beginners');
});

test('an event has a page with its day and its place', async ({ page }) => {
  await open(page, '/Events/carnival-songs');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Carnival Songs');
  await expect(page.getByRole('heading', { name: /5 February 2027/ })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('The Café, Sample Lane 9');
  expect(await violationsIn(page)).toEqual([]);
});

test('the page of a teacher lists her courses', async ({ page }) => {
  await open(page, '/Teachers/ana');
  await expect(names(page, 'Courses By Ana Sample')).toHaveText([
    'Spanish From Nothing',
    'Spanish In Stories',
  ]);
});

test('the page of a course leads home, to what is alike, to its neighbours and to its tags', async ({
  page,
}) => {
  await open(page, '/Courses/spanish-stories');
  const way = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(way.getByRole('link')).toHaveText(['Home', 'Courses']);
  await expect(way).toContainText('Spanish In Stories');
  await expect(names(page, 'Like This One')).toHaveText([
    'Spanish From Nothing',
    'Italian, Just Talking',
  ]);
  const more = page.getByRole('navigation', { name: 'Courses' });
  await expect(more.getByRole('link')).toHaveText([
    'Spanish From Nothing',
    'German From Nothing',
    'Spanish',
    'Advanced',
  ]);
  expect(await violationsIn(page)).toEqual([]);
  await more.getByRole('link', { name: 'Advanced' }).click();
  await expect(page).toHaveURL(/\/Courses\/About\/advanced$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Advanced');
  await expect(names(page, 'Courses: Advanced')).toHaveText([
    'Spanish In Stories',
    'Italian, Just Talking',
  ]);
  expect(await violationsIn(page)).toEqual([]);
});

test('events can be added to a calendar, one by one or all at once, and news can be subscribed to', async ({
  page,
}) => {
  const served = async (path: string | null, type: string) => {
    const response = await page.request.get(path ?? '');
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toBe(`${type}; charset=utf-8`);
    return response.text();
  };
  await open(page, '/Events/tandem-table');
  const one = page.getByRole('link', { name: 'Add to calendar' });
  expect(await served(await one.getAttribute('href'), 'text/calendar')).toContain(
    'DTSTART;TZID=Europe/Dublin:20270113T190000',
  );
  await open(page, '/Events');
  const all = list(page, 'What Is On').getByRole('link', { name: 'All dates for your calendar' });
  const text = await served(await all.getAttribute('href'), 'text/calendar');
  expect(text.match(/^SUMMARY:/gm)).toHaveLength(4);
  expect(await violationsIn(page)).toEqual([]);
  await open(page, '/News');
  const feed = page.locator('link[rel=alternate]');
  await expect(feed).toHaveAttribute('title', 'News from Slow Vowel');
  expect(await served(await feed.getAttribute('href'), 'application/atom+xml')).toContain(
    '<title>The Long Table Is Here</title>',
  );
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('courses are chosen by language', async ({ page }) => {
    await page.goto('/Courses');
    await expect(names(page, 'All Courses')).toHaveCount(courses.entries.length);
    await list(page, 'All Courses').getByRole('radio', { name: 'French' }).check();
    await expect(names(page, 'All Courses').filter({ visible: true })).toHaveText([
      'French From Nothing',
    ]);
  });
});

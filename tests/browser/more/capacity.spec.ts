import type { Page } from '@playwright/test';
import { lookAt, press } from '../dentist-forms';
import { test } from '../parts-site';
import { expect, open } from '../site';

// One copy of the project is built for all.
test.describe.configure({ mode: 'default' });

const formNamed = (page: Page, name: string) => page.getByRole('main').getByRole('form', { name });

/** Opens the page, where the places that are left stand at `form`. */
const openTours = async (page: Page) => {
  await open(page, '/Tours');
  const tour = formNamed(page, 'Tour');
  await tour.scrollIntoViewIfNeeded();
  return tour;
};

test('who comes while places are left takes one; who comes later reads so, and waits', async ({
  page,
  site,
  watch,
}) => {
  // Its server refuses the third, which the browser then sends as waiting.
  watch.expectProblems(/403 \(Forbidden\)/);
  const book = async (left: string, thanks: string) => {
    const tour = await openTours(page);
    await tour.getByLabel(`Morning (${left})`).click();
    await press(tour, 'Book');
    await expect(page.getByText(thanks)).toBeVisible();
  };
  await book('2 left', 'You are in');
  await book('1 left', 'You are in');
  await expect(page).toHaveURL('/');
  await book('full: waiting list', 'You are on the waiting list');
  // Only who has a place is led on.
  await expect(page).toHaveURL('/Tours');
  const stored = site.stored('tours').map(({ Waiting }) => Waiting);
  expect(stored.toSorted()).toEqual([false, false, true]);
  await expect(formNamed(page, 'Tour').getByLabel('Evening', { exact: true })).toBeVisible();
  await lookAt(page, 'main form');
});

test('of two who see the last place one has it; the other reads that it is full, and keeps the form', async ({
  page,
  context,
  site,
}) => {
  const other = await context.newPage();
  const forms = [];
  for (const each of [page, other]) {
    await openTours(each);
    const tasting = formNamed(each, 'Tasting');
    await tasting.scrollIntoViewIfNeeded();
    await expect(tasting.getByRole('option', { name: 'Monday (1 left)' })).toBeAttached();
    await tasting.getByLabel('Day').selectOption('monday');
    forms.push(tasting);
  }
  const [first, second] = forms;
  await press(first!, 'Taste');
  await expect(page.getByText('See you there')).toBeVisible();
  await press(second!, 'Taste');
  await expect(other.getByText('That day is full, please choose another')).toBeVisible();
  await expect(second!.getByRole('option', { name: 'Monday (full)' })).toBeDisabled();
  await second!.getByLabel('Day').selectOption('friday');
  await press(second!, 'Taste');
  await expect(other.getByText('See you there')).toBeVisible();
  // Sunday is the next test's.
  const days = site.stored('tastings').map(({ Day }) => Day);
  expect(days.filter((day) => day !== 'sunday')).toEqual(['monday', 'friday']);
});

test('people are counted: who asks for more than are left reads how many are, and takes as many', async ({
  page,
  site,
  watch,
}) => {
  // Its server refuses the first.
  watch.expectProblems(/403 \(Forbidden\)/, /tastings: not saved/);
  await openTours(page);
  const tasting = formNamed(page, 'Tasting');
  await tasting.scrollIntoViewIfNeeded();
  await expect(tasting.getByRole('option', { name: 'Sunday (30 left)' })).toBeAttached();
  await tasting.getByLabel('Day').selectOption('sunday');
  const people = tasting.getByLabel('People');
  await people.fill('31');
  await expect(people).toHaveAccessibleDescription('Only 30 left');
  await press(tasting, 'Taste');
  await expect(page.getByText('Only 30 left')).toHaveCount(2);
  await expect(people).toHaveValue('31');
  await people.fill('28');
  await expect(people).toHaveAccessibleDescription('');
  await press(tasting, 'Taste');
  await expect(page.getByText('See you there')).toBeVisible();
  await expect(tasting.getByRole('option', { name: 'Sunday (2 left)' })).toBeAttached();
  const stored = site.stored('tastings').filter(({ Day }) => Day === 'sunday');
  expect(stored.map(({ People }) => People)).toEqual([28]);
});

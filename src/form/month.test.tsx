import { fireEvent, screen, waitFor } from '@testing-library/react';
import { examples } from '../fields/month/example';
import type { RuleDefinition } from '../rules/schemas';
import { formOf, showForm } from './testing/made-form';

/** A month of a year. */

const rule = (more: object) =>
  ({ field: 'ValidUntil', message: 'No longer valid', ...more }) as RuleDefinition;

type Shown = { rules?: RuleDefinition[]; language?: string; initial?: string };

const show = async ({ rules = [], language = 'en', initial }: Shown = {}) => {
  document.documentElement.lang = language;
  const field = { ...examples.plain, hint: 'On its first page', ...(initial && { initial }) };
  return showForm(formOf({ fields: [field], rules }));
};

const named = /^Until when is your passport valid\?( \*)? /;
const month = () => screen.getByRole<HTMLSelectElement>('combobox', { name: named });
const year = () => screen.getByRole<HTMLInputElement>('textbox', { name: named });
const choose = (value: string) => fireEvent.change(month(), { target: { value } });
const type = (value: string) => fireEvent.change(year(), { target: { value } });
const submit = () => fireEvent.submit(screen.getByLabelText('Form'));

beforeAll(() => {
  // Not in jsdom.
  Object.assign(window, { scrollBy: jest.fn() });
});

test('is a list of months beside a line for the year, each with its words, in a group of its name', async () => {
  await show();
  expect(screen.getByRole('group', { name: 'Until when is your passport valid?' })).toBeVisible();
  expect(month()).toHaveAccessibleName('Until when is your passport valid? Month');
  expect(year()).toHaveAccessibleName('Until when is your passport valid? Year');
  expect(month()).toHaveAccessibleDescription('On its first page');
  expect(year()).toHaveAttribute('inputmode', 'numeric');
  expect([...month().options].map(({ text }) => text).slice(0, 3)).toEqual([
    'Please choose',
    'January',
    'February',
  ]);
});

test('months have the names that the language of the page has for them', async () => {
  await show({ language: 'de' });
  expect([...month().options].at(3)?.text).toBe('März');
});

test('what is chosen is stored as year and month, in the digits of any keyboard', async () => {
  const { send } = await show();
  choose('05');
  type('٢٠٣١');
  expect(year()).toHaveValue('2031');
  submit();
  await waitFor(() => expect(send).toHaveBeenCalledWith({ ValidUntil: '2031-05' }));
  await waitFor(() => expect(year()).toHaveValue(''));
  expect(month()).toHaveValue('');
});

test('it begins with the month that config names, and may stay empty', async () => {
  const { send } = await show({ initial: '2027-01' });
  expect([month().value, year().value]).toEqual(['01', '2027']);
  choose('');
  type('');
  submit();
  await waitFor(() => expect(send).toHaveBeenCalledWith({ ValidUntil: '' }));
});

test.each<[string, () => void, () => HTMLElement]>([
  ['a month without its year', () => choose('05'), month],
  ['a year without its month', () => type('2031'), month],
  [
    'a year of two digits',
    () => {
      choose('05');
      type('31');
    },
    month,
  ],
])('%s is kept, and told', async (_, fill, focused) => {
  const { send } = await show();
  fill();
  submit();
  expect(await screen.findByRole('alert')).toHaveTextContent(examples.plain.errorMessage);
  expect(focused()).toHaveFocus();
  expect(send).not.toHaveBeenCalled();
  choose('05');
  type('2031');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

const monthsFromNow = (months: number) => {
  const now = new Date();
  const day = new Date(Date.UTC(now.getFullYear(), now.getMonth() + months, 1));
  return day.toISOString().slice(0, 'YYYY-MM'.length);
};

test.each<[string, object, string, boolean]>([
  ['this month', { check: 'not-before', date: 'today' }, monthsFromNow(0), true],
  ['the last one', { check: 'not-before', date: 'today' }, monthsFromNow(-1), false],
  ['the next one', { check: 'not-after', date: 'today' }, monthsFromNow(1), false],
  ['this one at the latest', { check: 'not-after', date: 'today' }, monthsFromNow(0), true],
  ['a month of config', { check: 'not-before', date: '2031-05' }, '2031-05', true],
  ['the one before', { check: 'not-before', date: '2031-05' }, '2031-04', false],
])('%s within its bounds: %j, %s: %p', async (_, more, value, isRight) => {
  const { send } = await show({ rules: [rule(more)] });
  choose(value.slice(-2));
  type(value.slice(0, 4));
  submit();
  if (isRight) await waitFor(() => expect(send).toHaveBeenCalledWith({ ValidUntil: value }));
  else expect(await screen.findByRole('alert')).toHaveTextContent('No longer valid');
});

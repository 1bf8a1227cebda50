import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { examples } from '../fields/international-tel/example';
import type { RuleDefinition } from '../rules/schemas';
import { formOf, showForm } from './testing/made-form';

/** A telephone number of any country. */

const required: RuleDefinition = { field: 'Phone', check: 'required', message: 'We ring you' };

const show = async ({
  rules = [],
  language = 'en',
}: { rules?: RuleDefinition[]; language?: string } = {}) => {
  document.documentElement.lang = language;
  const { send } = await showForm(formOf({ fields: [examples.plain], rules }));
  return { send, user: userEvent.setup() };
};

const line = () => screen.getByLabelText<HTMLInputElement>(/^Where do we reach you\?( \*)?$/);
/** By its name alone: a search by roles would look at each of its options. */
const list = () => screen.getByLabelText<HTMLSelectElement>('Where do we reach you?: Country code');
const chosen = () => list().selectedOptions[0]?.textContent;
const type = (value: string) => fireEvent.change(line(), { target: { value } });
const choose = (value: string) => fireEvent.change(list(), { target: { value } });
const submit = () => fireEvent.submit(screen.getByLabelText('Form'));

test('is a line that browsers fill in, beside a list of countries, each with its name', async () => {
  await show();
  expect(line()).toHaveAttribute('autocomplete', 'tel');
  expect(line()).toHaveAttribute('type', 'tel');
  expect(chosen()).toMatch(/^United Kingdom .?\+44/);
});

test('countries have the names that the language of the page has for them', async () => {
  await show({ language: 'de' });
  expect(chosen()).toMatch(/^Vereinigtes Königreich .?\+44/);
});

test('a number of the first country needs no code, and is stored with it', async () => {
  const { send } = await show();
  type('020 7946 0000');
  submit();
  await waitFor(() => expect(send).toHaveBeenCalledWith({ Phone: '+442079460000' }));
});

test('who chooses a country has its code in the line, whatever is typed there then', async () => {
  const { send, user } = await show();
  choose('FR');
  expect(line()).toHaveValue('+33 ');
  await user.tripleClick(line());
  await user.keyboard('01 44');
  expect(line()).toHaveValue('+33 01 44');
  await user.keyboard(' 11 22 33');
  expect(line()).toHaveValue('+33 01 44 11 22 33');
  expect(chosen()).toMatch(/^France/);
  submit();
  await waitFor(() => expect(send).toHaveBeenCalledWith({ Phone: '+33144112233' }));
});

test('who types or pastes a code has its country in the list', async () => {
  const { send } = await show();
  type('+49 30 123456');
  expect(chosen()).toMatch(/^Germany/);
  submit();
  await waitFor(() => expect(send).toHaveBeenCalledWith({ Phone: '+4930123456' }));
});

test('what is no whole number is not sent, and stays as it was typed', async () => {
  const { send } = await show();
  type('020 79 or by mail');
  submit();
  expect(await screen.findByText(examples.plain.errorMessage)).toBeVisible();
  expect(line()).toHaveFocus();
  expect(line()).toHaveValue('020 79 or by mail');
  expect(send).not.toHaveBeenCalled();
});

test('a country without a number is no number', async () => {
  const { send } = await show();
  choose('FR');
  submit();
  await waitFor(() => expect(send).toHaveBeenCalledWith({ Phone: '' }));
});

test('where a number is required, a country alone will not do', async () => {
  const { send } = await show({ rules: [required] });
  choose('FR');
  submit();
  expect(await screen.findByText('We ring you')).toBeVisible();
  expect(send).not.toHaveBeenCalled();
});

test('on a page from right to left the code keeps its order', async () => {
  await show({ language: 'ar' });
  expect(chosen()).toContain('\u2066+44\u2069');
  expect(line()).toHaveAttribute('dir', 'ltr');
});

import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { examples } from '../fields/group/example';
import type { FormItem } from '../fields/registry';
import type { FormDefinition } from './form-schema';
import { formOf, showForm, submit } from './testing/made-form';
import { labelled } from './testing/render-form';

const form = formOf({
  fields: [
    {
      kind: 'radio',
      name: 'Course',
      label: 'Course',
      options: [
        { value: 'German', price: 180 },
        { value: 'French', price: 165.5 },
        { value: 'None' },
      ],
    },
    {
      kind: 'number',
      name: 'Guests',
      label: 'Guests',
      errorMessage: 'No number',
      showWhen: { field: 'Course', isNot: 'None' },
    },
    {
      kind: 'price',
      name: 'Price',
      label: 'Price',
      currency: 'EUR',
      sum: [
        { of: 'Course', when: undefined },
        { amount: 9.99, times: ['Guests'], when: undefined },
      ],
    },
  ],
  rules: [
    { field: 'Guests', check: 'min', value: 0, whenFilled: true, message: 'Not below none' },
    { field: 'Price', check: 'min', value: 20, message: 'Please order for 20 euros' },
  ],
});

const show = async (definition: FormDefinition) => (await showForm(definition)).send;

const priceShown = () => screen.getByRole('status', { name: 'Price' });
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));

beforeAll(() => {
  document.documentElement.lang = 'en-IE';
  // Not in jsdom.
  Object.assign(window, { scrollBy: jest.fn() });
});

test('the price follows the choices, in the language of the site, and is sent as a number', async () => {
  const send = await show(form);
  // Nothing is chosen yet.
  expect(priceShown()).toHaveTextContent(/^$/);
  choose('French');
  fireEvent.change(labelled('Guests'), { target: { value: '100' } });
  expect(priceShown()).toHaveTextContent('€1,164.50');
  submit();
  const sent = { Course: 'French', Guests: 100, Price: 1164.5 };
  await waitFor(() => expect(send).toHaveBeenCalledWith(sent));
  await waitFor(() => expect(priceShown()).toHaveTextContent(/^$/));
  choose('None');
  expect(priceShown()).toHaveTextContent('€0.00');
});

test('where the site has a second currency, a price in the first is shown in it too, with the day of its rate', async () => {
  const note = 'Amounts in CHF are approximate.';
  const words = '(about {price})';
  globalThis.__SITE__ = { secondCurrency: { from: 'EUR', to: 'CHF', rate: 0.94, words, note } };
  await show({ ...form, rules: [] });
  choose('French');
  expect(priceShown()).toHaveTextContent(/^€165.50 \(about CHF\s156\)$/);
  expect(screen.getByText(note)).toBeVisible();
  choose('None');
  expect(priceShown()).toHaveTextContent(/^€0.00$/);
  expect(screen.queryByText(note)).toBeNull();
  globalThis.__SITE__ = undefined;
});

test('once it rests, the last price is said to screen readers with its label, and no other', async () => {
  jest.useFakeTimers();
  await show(form);
  const heard = () =>
    screen.getAllByRole('status').flatMap(({ tagName, textContent }) => {
      return tagName === 'SPAN' && textContent !== '' ? textContent : [];
    });
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
  pass(2000);
  expect(heard()).toEqual([]);
  choose('French');
  for (const value of ['1', '10', '100']) {
    fireEvent.change(labelled('Guests'), { target: { value } });
    pass(900);
    expect(heard()).toEqual([]);
  }
  // It is shown at once, and by itself says nothing.
  expect(priceShown()).toHaveTextContent('€1,164.50');
  expect(priceShown()).toHaveAttribute('aria-live', 'off');
  pass(200);
  expect(heard()).toEqual(['Price: €1,164.50']);
  pass(10_000);
  expect(heard()).toEqual([]);
  jest.useRealTimers();
});

test('what is hidden costs nothing', async () => {
  const send = await show({ ...form, rules: [] });
  choose('German');
  fireEvent.change(labelled('Guests'), { target: { value: '2' } });
  expect(priceShown()).toHaveTextContent('€199.98');
  choose('None');
  expect(priceShown()).toHaveTextContent('€0.00');
  submit();
  await waitFor(() => expect(send).toHaveBeenCalledWith({ Course: 'None', Price: 0 }));
});

test('a rule about the price is told at the price, until a choice makes it true', async () => {
  const send = await show(form);
  submit();
  expect(await screen.findByRole('alert')).toHaveTextContent('Please order for 20 euros');
  expect(priceShown()).toHaveFocus();
  expect(priceShown()).toHaveAccessibleDescription('Please order for 20 euros');
  choose('German');
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  submit();
  await waitFor(() => expect(send).toHaveBeenCalled());
});

test('an average follows the answers, is nothing without any, and is sent with them', async () => {
  const send = await show({
    ...form,
    rules: [],
    fields: [
      { kind: 'rating', name: 'Stars', label: 'Stars', stars: ['Poor', 'Fair', 'Good'] },
      {
        kind: 'matrix',
        name: 'Visit',
        label: 'Visit',
        rows: [{ name: 'calm', label: 'I felt calm' }],
        columns: [
          { number: 0, label: 'Never' },
          { number: 3, label: 'Always' },
        ],
        unanswered: '{row}',
      },
      { kind: 'price', name: 'Price', label: 'Price', average: ['Stars', 'Visit'], unit: 'of 3' },
    ],
  });
  expect(priceShown()).toHaveTextContent(/^$/);
  choose('Never');
  expect(priceShown()).toHaveTextContent('0 of 3');
  choose('Fair');
  expect(priceShown()).toHaveTextContent('1 of 3');
  submit();
  await waitFor(() =>
    expect(send).toHaveBeenCalledWith({ Stars: 2, Visit: { calm: 0 }, Price: 1 }),
  );
  await waitFor(() => expect(priceShown()).toHaveTextContent(/^$/));
});

test('each entry of a list counts what it chose, less a discount, and a deposit follows', async () => {
  const group = examples.withADeposit;
  const send = await show({ ...form, rules: [], fields: [group] });
  const shown = () =>
    ['Price', 'To be paid now, 20 %'].map(
      (name) => screen.getByRole('status', { name }).textContent,
    );
  // The day's menu of the one guest who is there from the beginning.
  expect(shown()).toEqual(['€24.00', '€4.80']);
  fireEvent.click(screen.getByRole('checkbox', { name: 'With wine' }));
  expect(shown()).toEqual(['€42.00', '€8.40']);
  fireEvent.click(screen.getByRole('button', { name: /add/i }));
  fireEvent.change(screen.getAllByRole('combobox', { name: 'Menu' })[1]!, {
    target: { value: 'tasting' },
  });
  expect(shown()).toEqual(['€100.00', '€20.00']);
  fireEvent.click(screen.getByRole('checkbox', { name: 'We are in your club' }));
  expect(shown()).toEqual(['€90.00', '€18.00']);
  submit();
  await waitFor(() =>
    expect(send).toHaveBeenCalledWith({
      Guests: [
        { Who: '', Menu: 'day', Wine: true },
        { Who: '', Menu: 'tasting', Wine: false },
      ],
      Regular: true,
      Total: 90,
      Deposit: 18,
    }),
  );
});

test('a deposit of nothing says nothing', async () => {
  const deposit: FormItem = {
    ...{ kind: 'price', name: 'Deposit', label: 'Deposit', currency: 'EUR' },
    sum: [{ of: 'Price', percent: 20, when: undefined }],
  };
  await show({ ...form, rules: [], fields: [...(form.fields ?? []), deposit] });
  const shown = () => screen.getByRole('status', { name: 'Deposit' });
  expect(shown()).toHaveTextContent(/^$/);
  choose('French');
  expect(shown()).toHaveTextContent(/^€33.10$/);
});

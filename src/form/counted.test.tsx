import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { FormItem } from '../fields/registry';
import type { TakenPlaces } from '../schema/taken-places';
import { countedFormExample, waitingFormExample } from './form-example';
import type { FormDefinition } from './form-schema';
import { showForm } from './testing/made-form';

const [tour, people] = waitingFormExample.fields;
const words = 'Only 3 places are left: more than that go on the waiting list';

const show = async (definition: FormDefinition, taken: TakenPlaces) => {
  const gateway = () => Promise.resolve({ taken: () => Promise.resolve(taken) });
  await showForm(definition, { gateway });
};

const box = () => screen.getByRole('textbox', { name: /How many/ });
const type = (value: string) => fireEvent.input(box(), { target: { value } });
const morning = () => screen.findByRole('radio', { name: /At ten.*3 places left/ });

test('who asks for more places than are left reads below the number how many are, as long as that is so', async () => {
  await show(waitingFormExample, { Tour: { morning: 17 } });
  fireEvent.click(await morning());
  expect(screen.queryByText(words)).not.toBeInTheDocument();
  for (const [value, isTold] of [
    ['3', false],
    ['4', true],
    ['44', true],
    ['4', true],
    ['', false],
    ['4', true],
    ['2', false],
  ] as const) {
    type(value);
    const told = screen.queryByText(words);
    expect([value, told !== null]).toEqual([value, isTold]);
    if (isTold) expect(box()).toHaveAccessibleDescription(words);
  }
  type('4');
  // The waiting list takes them.
  expect(box()).toBeValid();
  fireEvent.click(screen.getByRole('radio', { name: /At three.*20 places left/ }));
  expect(screen.queryByText(words)).not.toBeInTheDocument();
});

test('without a waiting list the number is marked as wrong', async () => {
  const { outcome, record } = countedFormExample;
  await show(
    { ...waitingFormExample, outcome, record: { ...record, collection: 'tours' } },
    { Tour: { morning: 17 } },
  );
  fireEvent.click(await morning());
  type('4');
  expect(await screen.findByText(words)).toBeVisible();
  expect(box()).toBeInvalid();
  type('3');
  expect(box()).toBeValid();
});

test('where the number comes first, it is said where the option is chosen', async () => {
  await show({ ...waitingFormExample, fields: [people!, tour!] }, { Tour: { morning: 17 } });
  type('4');
  fireEvent.click(await morning());
  await waitFor(() => expect(screen.getByText(words)).toBeVisible());
  expect(box()).not.toHaveAccessibleDescription(words);
});

describe('so many places on each day', () => {
  const evening: FormDefinition = {
    ...countedFormExample,
    fields: [
      {
        kind: 'date',
        name: 'Day',
        label: 'Day',
        errorMessage: 'No day',
        places: {
          each: 12,
          time: 'Time',
          left: '{count} seats left',
          full: 'No seat is left then',
          count: 'People',
          tooFew: 'Only {count} seats are left then',
        },
      },
      {
        kind: 'select',
        name: 'Time',
        label: 'Time',
        placeholder: 'Please choose',
        options: [{ value: '19:30' }, { value: '21:00' }],
      },
      people!,
    ],
    rules: [],
  };
  const choose = (name: string, value: string) =>
    fireEvent.change(screen.getByLabelText(name), { target: { value } });

  test('what is left is said once day and time are chosen; too few and none mark the number as wrong', async () => {
    await show(evening, { Day: { '2027-03-05 19:30': 9, '2027-03-05 21:00': 12 } });
    choose('Day', '2027-03-05');
    expect(screen.queryByText(/seat/)).not.toBeInTheDocument();
    choose('Time', '19:30');
    expect(await screen.findByText('3 seats left')).toBeVisible();
    expect(box()).toBeValid();
    type('4');
    expect(screen.getByText('Only 3 seats are left then')).toBeVisible();
    expect(box()).toBeInvalid();
    choose('Time', '21:00');
    expect(screen.getByText('No seat is left then')).toBeVisible();
    expect(box()).toBeInvalid();
    choose('Day', '2027-03-06');
    expect(screen.getByText('12 seats left')).toBeVisible();
    expect(box()).toBeValid();
  });
});

describe('so many places each night', () => {
  const day = (name: string): FormItem => ({
    ...{ kind: 'date', name, label: name, errorMessage: 'No day' },
  });
  const stay: FormDefinition = {
    ...countedFormExample,
    fields: [
      day('Arrival'),
      day('Departure'),
      {
        ...{ kind: 'radio', name: 'Room', label: 'Room' },
        places: {
          nights: { arrival: 'Arrival', departure: 'Departure' },
          left: '{count} left',
          full: 'full then',
        },
        options: [
          { value: 'lake', label: 'By the lake', capacity: 4 },
          { value: 'hill', label: 'On the hill', capacity: 1 },
        ],
      },
    ],
    rules: [
      {
        ...{ field: 'Departure', check: 'days-after', other: 'Arrival' },
        ...{ least: 1, most: 14, message: 'One to fourteen nights' },
      },
    ],
  };
  const choose = (name: string, value: string) =>
    fireEvent.change(screen.getByLabelText(name), { target: { value } });
  const taken = { Room: { 'lake 20876': 1, 'lake 20877': 3, 'hill 20877': 1 } };

  test('each room says what is left in the night that has the fewest, once both days are chosen', async () => {
    await show(stay, taken);
    await act(async () => {});
    choose('Arrival', '2027-02-27');
    expect(screen.getByRole('radio', { name: 'By the lake' })).toBeEnabled();
    choose('Departure', '2027-03-01');
    expect(screen.getByRole('radio', { name: 'By the lake (1 left)' })).toBeEnabled();
    const hill = screen.getByRole('radio', { name: 'On the hill (full then)' });
    // Other days may follow.
    expect(hill).toBeEnabled();
    fireEvent.click(hill);
    expect(await screen.findByText('full then')).toBeVisible();
    choose('Departure', '2027-02-28');
    expect(screen.getByRole('radio', { name: 'On the hill (1 left)' })).toBeChecked();
    expect(screen.queryByText('full then')).not.toBeInTheDocument();
  });

  test('where the room comes first, it is said below the day that is chosen last', async () => {
    const [arrival, departure, room] = stay.fields ?? [];
    await show({ ...stay, fields: [room!, arrival!, departure!] }, taken);
    fireEvent.click(screen.getByRole('radio', { name: 'By the lake' }));
    choose('Arrival', '2027-02-26');
    choose('Departure', '2027-02-28');
    expect(await screen.findByText('3 left')).toBeVisible();
    choose('Departure', '2027-03-01');
    expect(screen.getByText('1 left')).toBeVisible();
    expect(screen.getByLabelText('Departure')).toBeValid();
  });
});

test('of what is full only that is said, and nothing while nobody knows', async () => {
  await show(waitingFormExample, { Tour: { morning: 20 } });
  type('4');
  fireEvent.click(await screen.findByRole('radio', { name: /At ten.*full/ }));
  expect(screen.queryByText(/Only/)).not.toBeInTheDocument();
});

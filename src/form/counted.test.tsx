import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { TakenPlaces } from '../schema/taken-places';
import { countedFormExample, waitingFormExample } from './form-example';
import type { FormDefinition } from './form-schema';
import { loadFormParts } from './load-form-parts';
import { BareForm } from './testing/render-form';

const [tour, people] = waitingFormExample.fields;
const words = 'Only 3 places are left: more than that go on the waiting list';

const show = async (definition: FormDefinition, taken: TakenPlaces) => {
  const parts = await loadFormParts(definition, () => import('../ui/marked'));
  const gateway = () => Promise.resolve({ taken: () => Promise.resolve(taken) });
  render(<BareForm definition={definition} parts={parts} gateway={gateway} />);
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

test('of what is full only that is said, and nothing while nobody knows', async () => {
  await show(waitingFormExample, { Tour: { morning: 20 } });
  type('4');
  fireEvent.click(await screen.findByRole('radio', { name: /At ten.*full/ }));
  expect(screen.queryByText(/Only/)).not.toBeInTheDocument();
});

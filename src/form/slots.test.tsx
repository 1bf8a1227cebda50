import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RuleDefinition } from '../rules/schemas';
import type { Hours } from '../schema/hours';
import type { Values } from '../schema/record';
import type { TakenPlaces } from '../schema/taken-places';
import { countedFormExample } from './form-example';
import type { FormDefinition } from './form-schema';
import { loadFormParts } from './load-form-parts';
import { BareForm } from './testing/render-form';

const hours: Hours = {
  week: [
    { days: ['friday'], open: ['18:00–22:00'] },
    { days: ['saturday'], open: ['12:00–14:00', '18:00–22:00'] },
  ],
  special: [{ label: undefined, from: '2027-03-12', to: undefined, open: undefined }],
  closed: 'Closed',
};
const slots = { every: 60, last: 90 };
const opening: RuleDefinition = {
  ...{ field: 'Time', check: 'opening-time', day: 'Day', timeZone: 'Europe/London' },
  ...{ hours, slots, message: 'We are not open then' },
};

const form: FormDefinition = {
  ...countedFormExample,
  fields: [
    {
      ...{ kind: 'date', name: 'Day', label: 'Day', errorMessage: 'No day' },
      places: { each: 12, time: 'Time', left: '{count} seats left', full: 'no seat left' },
    },
    {
      ...{ kind: 'time', name: 'Time', label: 'Time', errorMessage: 'No time' },
      slots: { ...slots, placeholder: 'Please choose' },
    },
  ],
  rules: [{ field: 'Day', check: 'opening-day', hours, message: 'We are closed then' }, opening],
};

const send = jest.fn<Promise<boolean>, [Values]>(() => Promise.resolve(true));

const show = async (taken: TakenPlaces, definition: FormDefinition = form) => {
  document.documentElement.lang = 'en-GB';
  // Not in jsdom.
  Object.assign(window, { scrollBy: jest.fn() });
  const parts = await loadFormParts(definition, () => import('../ui/marked'));
  const gateway = () => Promise.resolve({ taken: () => Promise.resolve(taken) });
  render(<BareForm definition={definition} parts={parts} gateway={gateway} send={send} />);
  await act(async () => {});
};

const list = () => screen.getByRole('combobox', { name: /Time/ });
const offered = () =>
  within(list())
    .getAllByRole<HTMLOptionElement>('option')
    .map(({ textContent, disabled }) => `${textContent}${disabled ? ' –' : ''}`);
const choose = (day: string) =>
  fireEvent.change(screen.getByLabelText(/Day/), { target: { value: day } });

test('the times are those of the day that is chosen, each with what is left of it', async () => {
  await show({ Day: { '2027-03-05 19:00': 3, '2027-03-05 20:00': 12 } });
  expect(offered()).toEqual(['Please choose –', '12:00', '18:00', '19:00', '20:00']);
  choose('2027-03-05');
  expect(offered()).toEqual([
    'Please choose –',
    '18:00 (12 seats left)',
    '19:00 (9 seats left)',
    '20:00 (no seat left) –',
  ]);
  choose('2027-03-06');
  expect(offered()[1]).toBe('12:00 (12 seats left)');
  // Closed, as special hours say.
  choose('2027-03-12');
  expect(offered()).toEqual(['Please choose –']);
});

test('what is chosen is sent, and stays when another day is chosen: the rule says that it does not fit', async () => {
  await show({});
  choose('2027-03-06');
  await userEvent.selectOptions(list(), '12:00');
  // Beside the option, and not once more below it.
  expect(screen.queryByText('12 seats left')).not.toBeInTheDocument();
  choose('2027-03-05');
  expect(list()).toHaveValue('12:00');
  fireEvent.submit(screen.getByRole('form'));
  await waitFor(() => expect(list()).toHaveAccessibleDescription(/We are not open then/));
  expect(send).not.toHaveBeenCalled();
  choose('2027-03-06');
  fireEvent.submit(screen.getByRole('form'));
  await waitFor(() => expect(send).toHaveBeenCalledWith({ Day: '2027-03-06', Time: '12:00' }));
});

test('what is over by the clocks of the business is not offered', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-03-06T18:30:00Z'));
  await show({});
  choose('2027-03-06');
  expect(offered().slice(1)).toEqual(['19:00 (12 seats left)', '20:00 (12 seats left)']);
  jest.restoreAllMocks();
});

import { fireEvent, screen, waitFor } from '@testing-library/react';
import { formOf, showForm, submit } from './testing/made-form';
import { labelled } from './testing/render-form';

const day = { kind: 'date', errorMessage: 'No day' } as const;
const nights = { arrival: 'Arrival', departure: 'Departure' };

const form = formOf({
  fields: [
    { ...day, name: 'Arrival', label: 'Arrival' },
    { ...day, name: 'Departure', label: 'Departure' },
    {
      kind: 'price',
      name: 'Price',
      label: 'Price',
      currency: 'EUR',
      sum: [
        { amount: 90, nights, when: undefined },
        { amount: 25, nights: { ...nights, from: '2027-07-01' }, when: undefined },
      ],
    },
  ],
  rules: [
    { field: 'Arrival', check: 'not-on', weekdays: ['sunday'], message: 'Not on a Sunday' },
    {
      field: 'Departure',
      check: 'days-after',
      other: 'Arrival',
      least: 2,
      message: 'Two nights at least',
    },
  ],
});

const choose = (name: string, date: string) => {
  fireEvent.change(labelled(name), { target: { value: date } });
  fireEvent.blur(labelled(name));
};
const price = () => screen.getByRole('status', { name: 'Price' });

test('a stay is priced by its nights and its season, and is refused where it is too short', async () => {
  document.documentElement.lang = 'en-IE';
  const { send } = await showForm(form);

  // Before a day is chosen nothing is known of it.
  expect(price()).not.toHaveTextContent('€');
  choose('Arrival', '2027-06-27');
  expect(price()).toHaveTextContent('€0.00');
  choose('Departure', '2027-06-28');
  expect(price()).toHaveTextContent('€90.00');
  submit();
  await waitFor(() => expect(labelled('Arrival')).toHaveAccessibleDescription(/Not on a Sunday/));

  choose('Arrival', '2027-06-26');
  choose('Departure', '2027-06-27');
  submit();
  await waitFor(() => expect(labelled('Departure')).toHaveAccessibleDescription(/Two nights/));

  choose('Departure', '2027-07-02');
  expect(price()).toHaveTextContent('€565.00');
  submit();
  const sent = { Arrival: '2027-06-26', Departure: '2027-07-02', Price: 565 };
  await waitFor(() => expect(send).toHaveBeenCalledWith(sent));
});

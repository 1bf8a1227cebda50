import { screen } from '@testing-library/react';
import { formOf, showFormToUser } from './testing/made-form';
import { labelled, press } from './testing/render-form';

/** What people type, and what browsers and their extensions fill in, is what is sent. */

const options = [{ value: 'one' }, { value: 'two' }];
const errorMessage = 'No';

const form = formOf({
  fields: [
    { kind: 'text', name: 'Name', label: 'Name' },
    { kind: 'tel', name: 'Phone', label: 'Phone' },
    { kind: 'textarea', name: 'Message', label: 'Message', rows: 2 },
    { kind: 'number', name: 'Budget', label: 'Budget', errorMessage, step: 0.01 },
    { kind: 'date', name: 'Day', label: 'Day', errorMessage },
    { kind: 'time', name: 'Time', label: 'Time', errorMessage },
    { kind: 'select', name: 'Size', label: 'Size', options },
    { kind: 'radio', name: 'Colour', label: 'Colour', options: [{ value: 'red' }] },
    { kind: 'checkbox', name: 'Agreed', label: 'Agreed' },
    { kind: 'checkboxes', name: 'Days', label: 'Days', options: [{ value: 'Sat' }] },
  ],
  rules: [{ field: 'Phone', check: 'digits', whenFilled: true, message: 'Digits' }],
});

const show = () => showFormToUser(form);

afterEach(() => document.documentElement.removeAttribute('lang'));

test('what stands in the controls is sent, though no event told of it', async () => {
  const { send, user } = await show();
  const filled = {
    Name: 'Ada',
    Phone: '123',
    Message: 'Two\nlines',
    Budget: '9.50',
    Day: '2027-01-11',
    Time: '10:30',
    Size: 'two',
  };
  for (const [label, text] of Object.entries(filled)) {
    Object.assign(labelled(label), { value: text });
  }
  for (const label of ['red', 'Agreed', 'Sat']) {
    Object.assign(screen.getByLabelText(label), { checked: true });
  }
  await press(user);
  expect(send.mock.calls).toEqual([
    [{ ...filled, Budget: 9.5, Colour: 'red', Agreed: true, Days: ['Sat'] }],
  ]);
});

test('what is typed in the digits of another keyboard is sent in 0 to 9, and cleared', async () => {
  document.documentElement.lang = 'ar';
  const { send, user } = await show();
  await user.type(labelled('Phone'), '\u202A٠٤٥');
  await user.type(labelled('Budget'), '١٬٥٠٠٫٢٥');
  await press(user);
  expect(send).toHaveBeenCalledWith(expect.objectContaining({ Phone: '045', Budget: 1500.25 }));
  expect(labelled('Phone')).toHaveValue('');
  expect(labelled('Budget')).toHaveValue('');
});

test('thousands are read in the language of the page, and what could be two numbers is not sent', async () => {
  document.documentElement.lang = 'de';
  const { send, user } = await show();
  await user.type(labelled('Budget'), '12,500');
  await press(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(errorMessage);
  expect(labelled('Budget')).toHaveValue('12,500');
  await user.clear(labelled('Budget'));
  await user.type(labelled('Budget'), '12.500');
  await press(user);
  expect(send).toHaveBeenCalledTimes(1);
  expect(send).toHaveBeenCalledWith(expect.objectContaining({ Budget: 12_500 }));
});

describe('in the oldest browsers that are served', () => {
  const later: [object, string[]][] = [
    [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with', 'findLast', 'findLastIndex']],
    [Object, ['groupBy']],
    [Map, ['groupBy']],
    [Promise, ['withResolvers', 'try']],
    [String.prototype, ['isWellFormed', 'toWellFormed']],
    [Set.prototype, ['union', 'intersection', 'difference']],
    [globalThis, ['structuredClone', 'requestIdleCallback']],
  ];
  const kept = later.map(([owner, names]) =>
    names.flatMap((name) => {
      const property = Object.getOwnPropertyDescriptor(owner, name);
      return property ? [[name, property] as const] : [];
    }),
  );
  beforeAll(() => {
    for (const [owner, names] of later)
      for (const name of names) Reflect.deleteProperty(owner, name);
  });
  afterAll(() => {
    later.forEach(([owner], at) =>
      Object.defineProperties(owner, Object.fromEntries(kept[at] ?? [])),
    );
  });

  test('a form of all kinds, with a day, appears, alerts and sends', async () => {
    expect('findLast' in []).toBe(false);
    const { send, user } = await show();
    await user.type(labelled('Phone'), 'x');
    await press(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Digits');
    await user.clear(labelled('Phone'));
    await user.type(labelled('Day'), '2027-01-11');
    await press(user);
    expect(send).toHaveBeenCalledWith(expect.objectContaining({ Day: '2027-01-11' }));
  });
});

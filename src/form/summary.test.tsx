import { fireEvent, screen } from '@testing-library/react';
import { formOf, showForm } from './testing/made-form';
import { labelled } from './testing/render-form';

const text = (name: string) => ({ kind: 'text' as const, name, label: name });
const whenDog = { field: 'Dog', filled: true };

const form = formOf({
  steps: [
    {
      title: 'Stay',
      fields: [
        text('Arrival'),
        {
          kind: 'group',
          legend: 'Who comes',
          fields: [text('Name'), { kind: 'note', words: 'A note' }, text('Surname')],
        },
        { kind: 'checkbox', name: 'Dog', label: 'Dog' },
        { kind: 'group', legend: 'The dog', fields: [text('Breed')], showWhen: whenDog },
        { ...text('Basket'), showWhen: whenDog },
      ],
    },
    { title: 'Kennel', fields: [text('Food')], showWhen: whenDog },
  ],
  stepping: { next: 'Next', back: 'Back', summary: { title: 'All', change: 'Change', yes: 'Yes' } },
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** The headings and the answers below the last step’s own heading, in order. */
const shown = () => {
  const { nextElementSibling } = screen.getByRole('heading', { name: 'All' });
  return [...(nextElementSibling?.parentElement?.querySelectorAll('h4, h5, dt, dd') ?? [])].map(
    ({ tagName, textContent }) => `${tagName} ${textContent}`,
  );
};

/** Of another collection each time: the browser's history knows the step of a form shown before. */
const show = (collection: string) => showForm({ ...form, record: { collection, stamps: {} } });

const type = (name: string, value: string) =>
  fireEvent.change(labelled(name), { target: { value } });

test('the summary keeps the headings of groups, and says nothing of what is hidden', async () => {
  await show('first');
  type('Arrival', 'today');
  type('Name', 'Ada');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Dog' }));
  type('Breed', 'Setter');
  type('Basket', 'yes');
  // What was written is hidden, and kept.
  fireEvent.click(screen.getByRole('checkbox', { name: 'Dog' }));
  press('Next');
  await screen.findByRole('heading', { name: 'All' });
  expect(shown()).toEqual([
    'H4 Stay',
    'DT Arrival',
    'DD today',
    'H5 Who comes',
    'DT Name',
    'DD Ada',
    'DT Surname',
    'DD –',
    'DT Dog',
    'DD –',
  ]);
});

test('what is shown again is in it with its heading', async () => {
  await show('second');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Dog' }));
  type('Breed', 'Setter');
  press('Next');
  await screen.findByRole('heading', { name: 'Kennel', level: 3 });
  press('Next');
  await screen.findByRole('heading', { name: 'All' });
  expect(shown().slice(8)).toEqual([
    'DT Dog',
    'DD Yes',
    'H5 The dog',
    'DT Breed',
    'DD Setter',
    'DT Basket',
    'DD –',
    'H4 Kennel',
    'DT Food',
    'DD –',
  ]);
});

import { screen, within } from '@testing-library/react';
import type { FormItem } from '../fields/registry';
import { formOf, partsOf, showFormToUser } from './testing/made-form';
import { press } from './testing/render-form';

/** Notes of more than a paragraph, and notes between the fields of an entry. */

const show = (fields: FormItem[]) => showFormToUser(formOf({ fields }));

test('headings, lists and tables of a note are that to whoever cannot see them; answers stand in its texts', async () => {
  const { user } = await show([
    { kind: 'text', name: 'Name', label: 'Name' },
    {
      kind: 'note',
      words: 'First',
      paragraphs: [
        { heading: 'What you say' },
        'I, {Name}, say **all** of this:',
        { list: ['one', 'two by {Name}'], numbered: true },
        {
          columns: ['', 'Price'],
          rows: [
            ['Adults', '£12'],
            ['Children', ''],
          ],
        },
      ],
    },
  ]);
  await user.type(screen.getByLabelText('Name'), 'Ada');
  expect(screen.getByRole('heading', { level: 3, name: 'What you say' })).toBeVisible();
  expect(screen.getByText('all').closest('p')).toHaveTextContent('I, Ada, say all of this:');
  const list = screen.getByRole('list');
  expect(list.tagName).toBe('OL');
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['one', 'two by Ada']);
  const table = within(screen.getByRole('table'));
  expect(table.getAllByRole('columnheader')).toHaveLength(1);
  expect(table.getByRole('columnheader', { name: 'Price' })).toBeVisible();
  expect(table.getByRole('rowheader', { name: 'Children' })).toBeVisible();
});

test('a note with a question is closed until somebody opens it', async () => {
  await show([{ kind: 'note', question: 'Why do we ask?', words: 'Because.' }]);
  const details = screen.getByText('Why do we ask?').closest('details');
  expect(details).not.toHaveAttribute('open');
  expect(screen.getByText('Why do we ask?').tagName).toBe('SUMMARY');
  expect(details).toContainElement(screen.getByText('Because.'));
});

test('a form whose notes are one paragraph loads nothing for others', async () => {
  const parts = await partsOf(formOf({ fields: [{ kind: 'note', words: 'Hello' }] }));
  expect(parts).not.toHaveProperty('RichNote');
  expect(parts).not.toHaveProperty('Appeared');
});

const animals: FormItem = {
  kind: 'list',
  name: 'Animals',
  label: 'Animals',
  max: 3,
  fields: [
    { kind: 'note', words: 'One of those of {Host}.' },
    { kind: 'text', name: 'Name', label: 'Name' },
    {
      kind: 'note',
      paragraphs: [{ list: ['{Name} needs a passport.'] }],
      showWhen: { field: 'Name', filled: true },
    },
  ],
  rules: [{ field: 'Name', check: 'required', message: 'Who is it?' }],
};

const group = (number: number) => within(screen.getByRole('group', { name: `Animals ${number}` }));

test('notes in a list follow the answers of their entry, and are not sent', async () => {
  const { user, send } = await show([{ kind: 'text', name: 'Host', label: 'Host' }, animals]);
  await user.type(screen.getByLabelText('Host'), 'Ada');
  await user.click(screen.getByRole('button', { name: 'Add another' }));
  await user.type(group(2).getByRole('textbox'), 'Rex');
  expect(group(1).getByText(/One of those of/)).toHaveTextContent('One of those of Ada.');
  expect(group(1).getByText(/needs a passport/)).not.toBeVisible();
  expect(group(2).getByRole('listitem')).toHaveTextContent('Rex needs a passport.');
  await press(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Who is it?');
  await user.type(group(1).getByRole('textbox'), 'Tom');
  await press(user);
  expect(send).toHaveBeenCalledWith({ Host: 'Ada', Animals: [{ Name: 'Tom' }, { Name: 'Rex' }] });
});

test('notes among fields that are stored together are not stored', async () => {
  const { user, send } = await show([
    {
      kind: 'stored-group',
      name: 'Owner',
      label: 'Owner',
      fields: [
        { kind: 'text', name: 'Name', label: 'Name' },
        { kind: 'note', words: 'As in the passport of {Name}.' },
      ],
    },
  ]);
  await user.type(screen.getByLabelText('Name'), 'Ada');
  expect(screen.getByText(/As in/)).toHaveTextContent('As in the passport of Ada.');
  await press(user);
  expect(send).toHaveBeenCalledWith({ Owner: { Name: 'Ada' } });
});

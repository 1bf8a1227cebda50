import { screen, waitFor, within } from '@testing-library/react';
import { formOf, showFormToUser } from './testing/made-form';
import { labelled, press } from './testing/render-form';

/** Rules that ask under a condition, and those for which one of several fields will do. */

const isFirm = { field: 'As', is: 'Firm' };

const form = formOf({
  fields: [
    {
      kind: 'radio',
      name: 'As',
      label: 'As',
      options: [{ value: 'Private' }, { value: 'Firm' }],
    },
    { kind: 'text', name: 'Company', label: 'Company' },
    { kind: 'tel', name: 'Phone', label: 'Telephone' },
    { kind: 'email', name: 'Email', label: 'E-mail', hint: 'Only for this' },
    {
      kind: 'list',
      name: 'Guests',
      label: 'Guests',
      min: 1,
      max: 2,
      fields: [
        { kind: 'text', name: 'Name', label: 'Name' },
        { kind: 'text', name: 'Badge', label: 'Badge' },
        { kind: 'checkbox', name: 'Child', label: 'A child' },
        { kind: 'number', name: 'Age', label: 'Age', errorMessage: 'No number' },
      ],
      rules: [
        { field: 'Badge', check: 'required', when: isFirm, message: 'What is on the badge?' },
        {
          field: 'Age',
          check: 'required',
          when: { field: 'Child', filled: true },
          message: 'How old?',
        },
      ],
    },
  ],
  rules: [
    { field: 'Company', check: 'required', when: isFirm, message: 'Which firm?' },
    { field: 'Phone', check: 'at-least-one', others: ['Email'], message: 'A number or an e-mail' },
    { field: 'Email', check: 'email', whenFilled: true, message: 'Look at it again' },
  ],
});

const show = () => showFormToUser(form);

const guest = () => within(screen.getByRole('group', { name: 'Guests 1' }));
const firm = () => screen.getByRole('radio', { name: 'Firm' });
const noFirm = () => screen.getByRole('radio', { name: 'Private' });

test('a field is marked as required while the condition of its rule holds', async () => {
  const { user } = await show();
  const badge = () => guest().getByRole('textbox', { name: /^Badge/ });
  expect(screen.getByText(/\*/, { selector: 'form > p' })).toBeVisible();
  for (const field of [labelled('Company'), badge()]) expect(field).not.toBeRequired();
  await user.click(firm());
  for (const field of [labelled('Company'), badge()]) expect(field).toBeRequired();
  expect(screen.getByText('Company').textContent).toMatch(/\*$/);
  await user.click(noFirm());
  for (const field of [labelled('Company'), badge()]) expect(field).not.toBeRequired();
});

test('a rule asks while its condition holds, and is silent as soon as it does not', async () => {
  const { send, user } = await show();
  await user.type(labelled('Telephone'), '1');
  await user.click(firm());
  await press(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Which firm?');
  expect(labelled('Company')).toHaveFocus();
  await user.click(noFirm());
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  await press(user);
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
});

test('in entries it asks by an answer of the form, or by one of the entry', async () => {
  const { send, user } = await show();
  await user.type(labelled('Telephone'), '1');
  await user.type(labelled('Company'), 'Engines');
  await user.click(firm());
  await press(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('What is on the badge?');
  expect(guest().getByRole('textbox', { name: /^Badge/ })).toHaveFocus();
  await user.keyboard('Ada');
  await user.click(guest().getByRole('checkbox', { name: 'A child' }));
  await press(user);
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('How old?'));
  const age = guest().getByLabelText(/^Age/);
  expect(age).toHaveFocus();
  expect(age).toBeRequired();
  await user.click(guest().getByRole('checkbox', { name: 'A child' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  await press(user);
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
});

test('one of several fields will do: each is described by what is wrong, and any of them repairs it', async () => {
  const { send, user } = await show();
  expect(labelled('Telephone')).not.toBeRequired();
  await press(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('A number or an e-mail');
  expect(labelled('Telephone')).toHaveFocus();
  expect(labelled('Telephone')).toBeInvalid();
  expect(labelled('Telephone')).toHaveAccessibleDescription('A number or an e-mail');
  expect(labelled('E-mail')).toHaveAccessibleDescription('A number or an e-mail Only for this');
  expect(labelled('E-mail')).not.toBeInvalid();
  await user.type(labelled('E-mail'), 'ada@example.com');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  await press(user);
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
});

test('what is wrong with one of them otherwise describes it alone', async () => {
  const { user } = await show();
  await user.type(labelled('E-mail'), 'ada');
  await press(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Look at it again');
  expect(labelled('Telephone')).not.toHaveAccessibleDescription();
});

import { screen, waitFor, within } from '@testing-library/react';
import type { FieldDefinition } from '../fields/registry';
import { formOf, showFormToUser } from './testing/made-form';

const guests: FieldDefinition<'list'> = {
  kind: 'list',
  name: 'Guests',
  label: 'Guests',
  max: 3,
  fields: [
    { kind: 'text', name: 'Name', label: 'Name', maxLength: 5 },
    { kind: 'number', name: 'Age', label: 'Age', errorMessage: 'No number' },
    {
      kind: 'checkboxes',
      name: 'Days',
      label: 'Days',
      options: [{ value: 'Sat' }, { value: 'Sun' }],
    },
  ],
  rules: [
    { field: 'Name', check: 'required', message: 'Who is it?' },
    { field: 'Age', check: 'max', value: 99, whenFilled: true, message: 'So old?' },
  ],
};

const show = (list: Partial<FieldDefinition<'list'>> = {}) =>
  showFormToUser(
    formOf({
      fields: [
        { kind: 'text', name: 'Host', label: 'Host' },
        { ...guests, ...list },
        { kind: 'text', name: 'Place', label: 'Place' },
      ],
      rules: [
        { field: 'Host', check: 'required', message: 'Who invites?' },
        { field: 'Place', check: 'required', message: 'Where is it?' },
        { field: 'Guests', check: 'required', message: 'Nobody comes?' },
      ],
    }),
  );

const guest = (number: number) => within(screen.getByRole('group', { name: `Guests ${number}` }));
const press = (user: Awaited<ReturnType<typeof show>>['user'], name: string) =>
  user.click(screen.getByRole('button', { name }));

test('what is added is asked, begins with the focus, and is sent as a list of entries', async () => {
  const { send, user } = await show();
  await user.type(screen.getByLabelText(/^Host/), 'Ada');
  await user.type(screen.getByLabelText(/^Place/), 'Here');
  await user.type(guest(1).getByLabelText(/^Name/), 'Bob');
  await user.click(guest(1).getByLabelText('Sun'));
  await press(user, 'Add another');
  expect(guest(2).getByLabelText(/^Name/)).toHaveFocus();
  await user.keyboard('Cy');
  await user.type(guest(2).getByLabelText('Age'), '7');
  await press(user, 'Send');
  await waitFor(() =>
    expect(send).toHaveBeenCalledWith({
      Host: 'Ada',
      Guests: [
        { Name: 'Bob', Age: null, Days: ['Sun'] },
        { Name: 'Cy', Age: 7, Days: [] },
      ],
      Place: 'Here',
    }),
  );
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Guests 2' })).toBeNull());
  expect(guest(1).getByLabelText(/^Name/)).toHaveValue('');
});

test('what is removed is gone, what stood below it moves up, and it is said', async () => {
  const { send, user } = await show();
  await user.type(screen.getByLabelText(/^Host/), 'Ada');
  await user.type(screen.getByLabelText(/^Place/), 'Here');
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
  await user.type(guest(1).getByLabelText(/^Name/), 'Bob');
  await press(user, 'Add another');
  await user.type(guest(2).getByLabelText(/^Name/), 'Cy');
  await user.type(guest(2).getByLabelText('Age'), '7');
  await user.click(guest(2).getByLabelText('Sat'));
  await press(user, 'Add another');
  expect(screen.getByText('Add another')).not.toBeVisible();
  await user.type(guest(3).getByLabelText(/^Name/), 'Dee');
  await press(user, 'Remove Guests 1');
  expect(screen.getByText('Guests 1', { selector: 'legend' })).toHaveFocus();
  expect(screen.getByText('Guests 1 was removed')).toHaveAttribute('role', 'status');
  expect(guest(1).getByLabelText(/^Name/)).toHaveValue('Cy');
  expect(guest(1).getByLabelText('Age')).toHaveValue('7');
  expect(guest(1).getByLabelText('Sat')).toBeChecked();
  expect(guest(2).getByLabelText(/^Name/)).toHaveValue('Dee');
  await press(user, 'Send');
  await waitFor(() =>
    expect(send.mock.calls[0]?.[0].Guests).toEqual([
      { Name: 'Cy', Age: 7, Days: ['Sat'] },
      { Name: 'Dee', Age: null, Days: [] },
    ]),
  );
});

test('an error message names the field of its entry, in the order of the form', async () => {
  const { send, user } = await show();
  await press(user, 'Send');
  expect(await screen.findByRole('alert')).toHaveTextContent('Who invites?');
  await user.type(screen.getByLabelText(/^Host/), 'Ada');
  await user.type(guest(1).getByLabelText(/^Name/), 'Bob');
  await press(user, 'Add another');
  await user.type(guest(2).getByLabelText('Age'), '100');
  await press(user, 'Send');
  expect(await screen.findByRole('alert')).toHaveTextContent('Who is it?');
  const name = guest(2).getByLabelText(/^Name/);
  expect(name).toHaveFocus();
  expect(name).toHaveAttribute('aria-invalid', 'true');
  expect(name).toHaveAccessibleDescription('Who is it?');
  expect(guest(1).getByLabelText(/^Name/)).not.toHaveAttribute('aria-invalid');
  await user.type(name, 'Cy');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  await press(user, 'Send');
  expect(await screen.findByRole('alert')).toHaveTextContent('So old?');
  expect(guest(2).getByLabelText('Age')).toHaveFocus();
  await press(user, 'Remove Guests 2');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  await press(user, 'Send');
  expect(await screen.findByRole('alert')).toHaveTextContent('Where is it?');
  expect(send).not.toHaveBeenCalled();
});

test('an error message about a list without entries leads to its button', async () => {
  const { user } = await show({ min: 0, add: 'Add a guest' });
  await user.type(screen.getByLabelText(/^Host/), 'Ada');
  await user.type(screen.getByLabelText(/^Place/), 'Here');
  await press(user, 'Send');
  expect(await screen.findByRole('alert')).toHaveTextContent('Nobody comes?');
  expect(screen.getByRole('button', { name: 'Add a guest' })).toHaveFocus();
  await press(user, 'Add a guest');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  await press(user, 'Remove Guests 1');
  expect(screen.getByRole('button', { name: 'Add a guest' })).toHaveFocus();
});

test('a field in an entry tells by itself that pasted text was cut', async () => {
  const { user } = await show();
  await user.click(guest(1).getByLabelText(/^Name/));
  await user.paste('Bartholomew');
  expect(screen.getAllByText('Only the first 5 characters fit.')).toHaveLength(1);
});

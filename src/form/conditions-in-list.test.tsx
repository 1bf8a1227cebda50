import { screen, waitFor, within } from '@testing-library/react';
import type { FieldDefinition } from '../fields/registry';
import { formOf, showFormToUser } from './testing/made-form';
import { press } from './testing/render-form';

/** Fields of an entry that depend on others of the entry, and on those of the form. */

const pets: FieldDefinition<'list'> = {
  kind: 'list',
  name: 'Pets',
  label: 'Pets',
  max: 3,
  fields: [
    {
      kind: 'radio',
      name: 'Animal',
      label: 'Animal',
      options: [{ value: 'Dog' }, { value: 'Cat' }],
    },
    {
      kind: 'text',
      name: 'Breed',
      label: 'Breed',
      showWhen: { field: 'Animal', is: 'Dog' },
    },
    {
      kind: 'number',
      name: 'Age',
      label: 'Age',
      errorMessage: 'No number',
      showWhen: { field: 'Insured', filled: true },
    },
    {
      kind: 'text',
      name: 'Vet',
      label: 'Vet',
      showWhen: {
        all: [
          { field: 'Age', moreThan: 10 },
          { field: 'Animal', isOneOf: ['Dog', 'Cat'] },
        ],
      },
    },
  ],
  rules: [{ field: 'Breed', check: 'required', message: 'Which breed?' }],
};

const form = formOf({
  fields: [{ kind: 'checkbox', name: 'Insured', label: 'Insured' }, pets],
});

const show = () => showFormToUser(form);

const pet = (number: number) => within(screen.getByRole('group', { name: `Pets ${number}` }));

test('each entry asks what its own answers and those of the form show, and sends nothing else', async () => {
  const { send, user } = await show();
  expect(pet(1).queryByRole('textbox')).toBeNull();
  await user.click(pet(1).getByRole('radio', { name: 'Dog' }));
  await user.type(pet(1).getByRole('textbox', { name: /^Breed/ }), 'Poodle');
  await user.click(screen.getByRole('button', { name: 'Add another' }));
  await user.click(pet(2).getByRole('radio', { name: 'Cat' }));
  expect(pet(2).queryByRole('textbox')).toBeNull();
  await press(user);
  await waitFor(() =>
    expect(send).toHaveBeenCalledWith({
      Insured: false,
      Pets: [{ Animal: 'Dog', Breed: 'Poodle' }, { Animal: 'Cat' }],
    }),
  );
});

test('what is hidden again is not checked, and keeps what was typed', async () => {
  const { send, user } = await show();
  await user.click(pet(1).getByRole('radio', { name: 'Dog' }));
  await press(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Which breed?');
  expect(pet(1).getByRole('textbox', { name: /^Breed/ })).toHaveFocus();
  await user.keyboard('Poodle');
  await user.click(pet(1).getByRole('radio', { name: 'Cat' }));
  expect(pet(1).queryByRole('textbox', { name: /^Breed/ })).toBeNull();
  await user.click(pet(1).getByRole('radio', { name: 'Dog' }));
  expect(pet(1).getByRole('textbox', { name: /^Breed/ })).toHaveValue('Poodle');
  await user.click(pet(1).getByRole('radio', { name: 'Cat' }));
  await press(user);
  await waitFor(() =>
    expect(send).toHaveBeenCalledWith({ Insured: false, Pets: [{ Animal: 'Cat' }] }),
  );
});

test('a field of the form shows fields of every entry, which are announced, and these show others', async () => {
  const { send, user } = await show();
  await user.click(pet(1).getByRole('radio', { name: 'Cat' }));
  await user.click(screen.getByRole('checkbox', { name: 'Insured' }));
  await waitFor(() => expect(screen.getByText('Age', { selector: '[role=status]' })).toBeVisible());
  await user.type(pet(1).getByRole('textbox', { name: 'Age' }), '12');
  await user.type(await pet(1).findByRole('textbox', { name: 'Vet' }), 'Dr Dee');
  await press(user);
  await waitFor(() =>
    expect(send).toHaveBeenCalledWith({
      Insured: true,
      Pets: [{ Animal: 'Cat', Age: 12, Vet: 'Dr Dee' }],
    }),
  );
});

test('what hides what others wait for hides these too', async () => {
  const { send, user } = await show();
  await user.click(pet(1).getByRole('radio', { name: 'Cat' }));
  await user.click(screen.getByRole('checkbox', { name: 'Insured' }));
  await user.type(await pet(1).findByRole('textbox', { name: 'Age' }), '12');
  await pet(1).findByRole('textbox', { name: 'Vet' });
  await user.click(screen.getByRole('checkbox', { name: 'Insured' }));
  await waitFor(() => expect(pet(1).queryByRole('textbox', { name: 'Vet' })).toBeNull());
  await press(user);
  await waitFor(() =>
    expect(send).toHaveBeenCalledWith({ Insured: false, Pets: [{ Animal: 'Cat' }] }),
  );
});

import { fireEvent, screen, waitFor } from '@testing-library/react';
import { examples } from '../fields/number/example';
import { formOf, showForm, submit } from './testing/made-form';

test('the sign before a number, and the unit behind it, are read out with the label', async () => {
  const fields = [{ ...examples.withASign, hint: 'Without heating' }];
  const { send } = await showForm(formOf({ fields }));
  const rent = screen.getByRole('textbox', { name: 'Rent £ a week' });
  expect(rent).toHaveAccessibleDescription('Without heating');
  fireEvent.change(rent, { target: { value: '250.5' } });
  submit();
  await waitFor(() => expect(send).toHaveBeenCalledWith({ Weekly: 250.5 }));
});

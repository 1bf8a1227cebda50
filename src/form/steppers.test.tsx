import { fireEvent, screen, within } from '@testing-library/react';
import { formOf, showForm } from './testing/made-form';

const form = formOf({
  fields: [
    {
      kind: 'number',
      name: 'Nights',
      label: 'Nights',
      errorMessage: 'No number',
      unit: 'nights',
      steppers: { less: 'Fewer', more: 'More' },
    },
  ],
  rules: [{ field: 'Nights', check: 'max', value: 2, message: 'Two at most' }],
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const box = () => screen.getByRole('textbox', { name: 'Nights nights' });
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

test('a press on + or − changes the number that is sent, says it, and stops at the limits', async () => {
  const { send } = await showForm(form);
  expect(said()).not.toContain('1 nights');
  press('More Nights');
  expect(box()).toHaveValue('1');
  expect(said()).toContain('1 nights');
  press('More Nights');
  expect(screen.getByRole('button', { name: 'More Nights' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  press('More Nights');
  expect(box()).toHaveValue('2');
  fireEvent.input(box(), { target: { value: '7' } });
  expect(box()).toHaveValue('7');
  press('Fewer Nights');
  expect(box()).toHaveValue('2');
  // None of them sends the form.
  expect(send).not.toHaveBeenCalled();
  press('Send');
  await screen.findByDisplayValue('');
  expect(send).toHaveBeenCalledWith({ Nights: 2 });
  expect(within(screen.getByRole('form')).getAllByRole('button')).toHaveLength(3);
});

import { fireEvent, render, screen, within } from '@testing-library/react';
import type { FormDefinition } from './form-schema';
import { loadFormParts } from './load-form-parts';
import { BareForm } from './testing/render-form';

const form: FormDefinition = {
  title: 'Form',
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
  record: { collection: 'asked', stamps: {} },
  submit: { label: 'Send', look: 'button', clear: 'saved' },
  outcome: { saved: { log: true }, failed: { log: true } },
};

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const box = () => screen.getByRole('textbox', { name: 'Nights nights' });
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

test('a press on + or − changes the number that is sent, says it, and stops at the limits', async () => {
  const send = jest.fn(() => Promise.resolve(true));
  const parts = await loadFormParts(form, () => import('../ui/marked'));
  render(<BareForm definition={form} parts={parts} send={send} />);
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

import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { examples } from '../fields/number/example';
import type { FormDefinition } from './form-schema';
import { loadFormParts } from './load-form-parts';
import { BareForm } from './testing/render-form';

test('the sign before a number, and the unit behind it, are read out with the label', async () => {
  const definition: FormDefinition = {
    title: 'Form',
    fields: [{ ...examples.withASign, hint: 'Without heating' }],
    rules: [],
    record: { collection: 'asked', stamps: {} },
    submit: { label: 'Send', look: 'button', clear: 'saved' },
    outcome: { saved: { log: true }, failed: { log: true } },
  };
  const parts = await loadFormParts(definition, () => import('../ui/marked'));
  const send = jest.fn(() => Promise.resolve(true));
  render(<BareForm definition={definition} parts={parts} send={send} />);
  const rent = screen.getByRole('textbox', { name: 'Rent £ a week' });
  expect(rent).toHaveAccessibleDescription('Without heating');
  fireEvent.change(rent, { target: { value: '250.5' } });
  fireEvent.submit(screen.getByLabelText('Form'));
  await waitFor(() => expect(send).toHaveBeenCalledWith({ Weekly: 250.5 }));
});

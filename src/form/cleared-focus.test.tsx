import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { FormDefinition } from './form-schema';
import { loadFormParts } from './load-form-parts';
import { BareForm } from './testing/render-form';

const form: FormDefinition = {
  title: 'Form',
  fields: [
    { kind: 'checkbox', name: 'Call', label: 'You may call me' },
    {
      kind: 'text',
      name: 'Number',
      label: 'Number',
      showWhen: { field: 'Call', filled: true },
    },
  ],
  rules: [],
  record: { collection: 'asked', stamps: {} },
  submit: { label: 'Send', look: 'button', clear: 'saved' },
  outcome: { saved: { log: true }, failed: { log: true } },
};

test('a field that goes once the form is sent leaves the focus to the button', async () => {
  const parts = await loadFormParts(form, () => import('../ui/marked'));
  render(<BareForm definition={form} parts={parts} send={() => Promise.resolve(true)} />);
  fireEvent.click(screen.getByRole('checkbox'));
  const number = await screen.findByLabelText('Number');
  act(() => number.focus());
  fireEvent.submit(screen.getByRole('form'));
  await waitFor(() => expect(number).not.toBeVisible());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus());
});

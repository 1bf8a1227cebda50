import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { formOf, showForm, submit } from './testing/made-form';

const form = formOf({
  fields: [
    { kind: 'checkbox', name: 'Call', label: 'You may call me' },
    {
      kind: 'text',
      name: 'Number',
      label: 'Number',
      showWhen: { field: 'Call', filled: true },
    },
  ],
});

test('a field that goes once the form is sent leaves the focus to the button', async () => {
  await showForm(form);
  fireEvent.click(screen.getByRole('checkbox'));
  const number = await screen.findByLabelText('Number');
  act(() => number.focus());
  submit();
  await waitFor(() => expect(number).not.toBeVisible());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus());
});

import { screen } from '@testing-library/react';
import type { FormDefinition } from './form-schema';
import { loadFormParts } from './load-form-parts';
import { renderForm } from './testing/render-form';

/** Notes that repeat what was answered. */

const form: FormDefinition = {
  title: 'Form',
  fields: [
    { kind: 'text', name: 'Name', label: 'Name' },
    {
      kind: 'radio',
      name: 'Mood',
      label: 'Mood',
      options: [{ value: 'good', label: 'Very good', price: 3 }, { value: 'bad' }],
    },
    { kind: 'price', name: 'Points', label: 'Points', unit: 'points', sum: [{ of: 'Mood' }] },
    {
      kind: 'note',
      words: 'Dear **friend** {Name}, you are {Mood}: {Points}. {Unknown}',
      showWhen: undefined,
    },
  ],
  rules: [],
  record: { collection: 'asked', stamps: {} },
  submit: { label: 'Send', look: 'button', clear: 'saved' },
  outcome: { saved: { log: true }, failed: { log: true } },
};

test('a note follows the answers, in words; what was typed is never more than words', async () => {
  const parts = await loadFormParts(form, () => import('../ui/marked'));
  const { user } = renderForm(form, { parts });
  const note = screen.getByText('friend').closest('p');
  expect(screen.getByText('friend').tagName).toBe('STRONG');
  expect(note).toHaveTextContent('Dear friend …, you are …: 0 points. {Unknown}');
  await user.type(screen.getByLabelText('Name'), '**[[Ada](/x)');
  await user.click(screen.getByRole('radio', { name: 'Very good' }));
  expect(note).toHaveTextContent('Dear friend **[Ada](/x), you are Very good: 3 points. {Unknown}');
  expect(note?.querySelector('a')).toBeNull();
});

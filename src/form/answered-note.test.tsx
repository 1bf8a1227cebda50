import { screen } from '@testing-library/react';
import { formOf, showFormToUser } from './testing/made-form';

/** Notes that repeat what was answered. */

const form = formOf({
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
});

test('a note follows the answers, in words; what was typed is never more than words', async () => {
  const { user } = await showFormToUser(form);
  const note = screen.getByText('friend').closest('p');
  expect(screen.getByText('friend').tagName).toBe('STRONG');
  expect(note).toHaveTextContent('Dear friend …, you are …: 0 points. {Unknown}');
  await user.type(screen.getByLabelText('Name'), '**[[Ada](/x)');
  await user.click(screen.getByRole('radio', { name: 'Very good' }));
  expect(note).toHaveTextContent('Dear friend **[Ada](/x), you are Very good: 3 points. {Unknown}');
  expect(note?.querySelector('a')).toBeNull();
});

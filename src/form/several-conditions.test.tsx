import { fireEvent, screen } from '@testing-library/react';
import { examples as checkboxesExamples } from '../fields/checkboxes/example';
import { examples as groupExamples } from '../fields/group/example';
import { examples as radioExamples } from '../fields/radio/example';
import type { FieldDefinition, FormItem } from '../fields/registry';
import { formOf, showForm } from './testing/made-form';

const show = (fields: FormItem[]) => showForm(formOf({ fields }));

const guests = (text: string) =>
  fireEvent.change(screen.getByLabelText('Guests'), { target: { value: text } });
const on = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
const asked = () =>
  ['Who sits with whom?', 'I gladly share a table', 'Where may we call you?'].filter((label) =>
    screen.queryAllByLabelText(label).some((each) => each.closest('[hidden]') === null),
  );

test('numbers that are compared, one of several answers, any and all of several conditions', async () => {
  await show([groupExamples.bySeveral]);
  expect(asked()).toEqual([]);
  guests('9');
  expect(asked()).toEqual(['Who sits with whom?', 'Where may we call you?']);
  guests('8');
  expect(asked()).toEqual([]);
  on('Sunday');
  expect(asked()).toEqual(['Where may we call you?']);
  guests('2');
  expect(asked()).toEqual(['Where may we call you?']);
  on('Friday');
  expect(asked()).toEqual(['I gladly share a table']);
  guests('');
  expect(asked()).toEqual([]);
});

test.each<['radio' | 'checkbox', FieldDefinition, string, string, string]>([
  [
    'radio',
    radioExamples.withSentences,
    'Going on',
    'You know the words and want to use them.',
    'I do not know yet',
  ],
  [
    'checkbox',
    checkboxesExamples.withSentences,
    'A cot',
    'For children of two years at most.',
    'Flowers',
  ],
])('a %s has the name of its option, and is described by the sentence below', async (...row) => {
  const [role, field, name, sentence, other] = row;
  await show([field]);
  const input = screen.getByRole(role, { name });
  expect(input).toHaveAccessibleDescription(sentence);
  expect(screen.getByRole(role, { name: other })).not.toHaveAttribute('aria-labelledby');
  // The sentence is part of what can be pressed.
  fireEvent.click(document.getElementById(input.getAttribute('aria-describedby') ?? '') as Element);
  expect(input).toBeChecked();
});

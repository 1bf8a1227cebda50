import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { examples as checkboxes } from '../fields/checkboxes/example';
import { examples as radio } from '../fields/radio/example';
import type { FieldDefinition } from '../fields/registry';
import { examples as select } from '../fields/select/example';
import { restoreTyped, saveTyped } from '../loading/typed-values';
import type { RuleDefinition } from '../rules/schemas';
import type { Value } from '../schema/record';
import { formOf, showForm, submit } from './testing/made-form';

/** An option for words of the visitor's own. */

type Choice = FieldDefinition<'select' | 'radio' | 'checkboxes'>;

const show = (field: FieldDefinition, rules: RuleDefinition[] = []) =>
  showForm(formOf({ fields: [field], rules }));

const choose = (label: string) => {
  const option = screen.getByText(label, { selector: 'option, span' });
  if (!(option instanceof HTMLOptionElement)) return fireEvent.click(screen.getByLabelText(label));
  return fireEvent.change(screen.getByRole('combobox'), { target: { value: option.value } });
};
const line = () => screen.queryByRole('textbox');
const write = (words: string) => fireEvent.change(line()!, { target: { value: words } });

const options = [{ value: 'one', label: 'The first' }, { value: 'two' }];
const other = { label: 'Another', errorMessage: 'Write it', maxLength: 20 };
const named = { name: 'Asked', label: 'Which **one**?', options, other };

const kinds: [Choice['kind'], Choice, (words: string) => Value][] = [
  ['select', { kind: 'select', ...named, placeholder: 'Choose' }, (words) => words],
  ['radio', { kind: 'radio', ...named }, (words) => words],
  ['checkboxes', { kind: 'checkboxes', ...named }, (words) => [words]],
];

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

describe.each(kinds)('%s', (_, field, stored) => {
  test('shows a line for the option, asks for words, and sends them as the value', async () => {
    const { send } = await show(field);
    expect(line()).toBeNull();
    choose('Another');
    expect(line()).toHaveAccessibleName('Which one?: Another');
    expect(line()).toBeRequired();
    write(' \u200B');
    submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('Write it');
    expect(line()).toHaveAccessibleDescription('Write it');
    expect(line()).toBeInvalid();
    await waitFor(() => expect(line()).toHaveFocus());
    act(() => line()!.blur());
    submit();
    await waitFor(() => expect(line()).toHaveFocus());
    write(' a third\u200B ');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    submit();
    await waitFor(() => expect(send).toHaveBeenCalledWith({ Asked: stored('a third') }));
    // A form that was sent is empty again, with the words.
    await waitFor(() => expect(line()).toBeNull());
    choose('Another');
    expect(line()).toHaveValue('');
  });

  test('what a rule requires are words as well; with another option they wait', async () => {
    const { send } = await show(field, [{ field: 'Asked', check: 'required', message: 'Choose' }]);
    submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('Choose');
    choose('Another');
    expect(await screen.findByText('Write it')).toBeVisible();
    write('a third');
    if (field.kind === 'checkboxes') choose('Another');
    choose('The first');
    expect(line()).toBeNull();
    submit();
    await waitFor(() => expect(send).toHaveBeenCalledWith({ Asked: stored('one') }));
  });

  test('words come back with the option', async () => {
    await show(field);
    choose('Another');
    write('a third');
    choose(field.kind === 'checkboxes' ? 'Another' : 'two');
    expect(line()).toBeNull();
    choose('Another');
    expect(line()).toHaveValue('a third');
  });

  test('words that are the value of an option are no words of one’s own', async () => {
    const { send } = await show(field);
    choose('Another');
    write('two');
    submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('Write it');
    expect(send).not.toHaveBeenCalled();
    // They are kept for the option that asks for them, and choose nothing by themselves.
    if (field.kind === 'checkboxes') choose('Another');
    choose('The first');
    submit();
    await waitFor(() => expect(send).toHaveBeenCalledWith({ Asked: stored('one') }));
  });

  test('are there again after a reload', async () => {
    const { unmount } = await show(field);
    choose('Another');
    write('a third');
    saveTyped();
    unmount();
    restoreTyped();
    const { send } = await show(field);
    await waitFor(() => expect(line()).toHaveValue('a third'));
    submit();
    await waitFor(() => expect(send).toHaveBeenCalledWith({ Asked: stored('a third') }));
  });
});

test('several choices are sent with the words last', async () => {
  const { send } = await show({ kind: 'checkboxes', ...named });
  choose('Another');
  write('a third');
  choose('two');
  submit();
  await waitFor(() => expect(send).toHaveBeenCalledWith({ Asked: ['two', 'a third'] }));
});

test('in the entries of a list', async () => {
  const { send } = await show({
    kind: 'list',
    name: 'All',
    label: 'All',
    max: 2,
    fields: [{ kind: 'radio', ...named }],
  });
  choose('Another');
  submit();
  expect(await screen.findByRole('alert')).toHaveTextContent('Write it');
  write('a third');
  submit();
  await waitFor(() => expect(send).toHaveBeenCalledWith({ All: [{ Asked: 'a third' }] }));
});

test.each([select.withOwnAnswer, radio.withOwnAnswer, checkboxes.withOwnAnswer])(
  'an example takes as many characters as it says: $name',
  async (field) => {
    await act(() => show(field));
    choose(field.other.label);
    expect(line()).toHaveAttribute('maxlength', String(field.other.maxLength));
  },
);

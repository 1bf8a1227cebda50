import { fireEvent, screen, waitFor } from '@testing-library/react';
import { recordSchema } from '../../packages/record-store';
import type { FormItem } from '../fields/registry';
import { examples } from '../fields/stored-group/example';
import type { FormDefinition } from './form-schema';
import { formOf, showForm, submit } from './testing/made-form';

/** Fields whose answers are stored together. */

const { address, withAConditionalField } = examples;

const show = async (definition: FormDefinition) => (await showForm(definition)).send;

const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('is a group with the name of its label, and is stored as one value', async () => {
  const send = await show(formOf({ fields: [address] }));
  expect(screen.getByRole('group', { name: 'Where you live' })).toContainElement(
    screen.getByLabelText(/^Street and number/),
  );
  type(/^Street and number/, 'Main Street 1');
  type(/^Town/, 'Leeds');
  submit();
  await waitFor(() =>
    expect(send).toHaveBeenCalledWith({
      Address: { Street: 'Main Street 1', Code: '', Town: 'Leeds' },
    }),
  );
});

test('what is wrong in it is told at its field, until it is repaired', async () => {
  const send = await show(formOf({ fields: [address] }));
  submit();
  expect(await screen.findByRole('alert')).toHaveTextContent('Please enter your town');
  expect(screen.getByLabelText(/^Town/)).toHaveFocus();
  expect(screen.getByLabelText(/^Town/)).toHaveAttribute('aria-required', 'true');
  expect(screen.getByLabelText(/^Street/)).not.toHaveAttribute('aria-required');
  type(/^Town/, 'Leeds');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  submit();
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
});

test('what a condition hides in it is not stored', async () => {
  const send = await show(formOf({ fields: [withAConditionalField] }));
  expect(screen.queryByRole('textbox')).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: 'Public' }));
  type(/^Number of your card/, 'A 1');
  submit();
  await waitFor(() =>
    expect(send).toHaveBeenLastCalledWith({ Insurance: { Sort: 'public', Number: 'A 1' } }),
  );
  fireEvent.click(screen.getByRole('radio', { name: 'Private' }));
  submit();
  await waitFor(() => expect(send).toHaveBeenLastCalledWith({ Insurance: { Sort: 'private' } }));
});

test.each<[object, boolean]>([
  [{ Address: { Street: '', Code: '', Town: 'Leeds' } }, true],
  [{ Address: { Street: '', Code: '', Town: '' } }, false],
  [{ Address: { Street: '', Town: 'Leeds' } }, false],
  [{ Address: { Street: '', Code: '', Town: 'Leeds', More: '' } }, false],
  [{ Address: [{ Street: '', Code: '', Town: 'Leeds' }] }, false],
  [{ Street: '', Code: '', Town: 'Leeds' }, false],
  [{ Address: null }, false],
  [{}, false],
])('a record may be %j: %s', (record, may) => {
  expect(recordSchema(formOf({ fields: [address] })).isValidSync(record, { strict: true })).toBe(
    may,
  );
});

test('what depends on whether it is filled in is shown once anything in it is answered', async () => {
  const moved: FormItem = {
    kind: 'text',
    name: 'Since',
    label: 'Since when?',
    showWhen: { field: 'Address', filled: true },
  };
  const send = await show(formOf({ fields: [address, moved] }));
  expect(screen.queryByLabelText(/^Since when/)).toBeNull();
  type(/^Town/, 'Leeds');
  type(/^Since when/, '2020');
  submit();
  await waitFor(() =>
    expect(send).toHaveBeenCalledWith(expect.objectContaining({ Since: '2020' })),
  );
});

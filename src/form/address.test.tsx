import { fireEvent, screen, waitFor } from '@testing-library/react';
import { examples } from '../fields/address/example';
import { madeAddress } from '../fields/address/made-address';
import type { AddressDefinition } from '../fields/address/schema';
import { formOf, showForm, submit } from './testing/made-form';

/** An address as a form shows it, with the words of the country that is chosen. */

const show = async (changed: Partial<AddressDefinition>) => {
  const fields = [madeAddress({ ...examples.plain, ...changed }, 'en')];
  return (await showForm(formOf({ fields }))).send;
};

const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const choose = (value: string) => type(/^Country/, value);

const controls = () =>
  [...screen.getByRole('group', { name: /^Where/ }).querySelectorAll('input, select')].map(
    (control) => control.getAttribute('name'),
  );

test('the country decides on the parts, their order and their words', async () => {
  const send = await show({ countries: ['DE', 'US', 'HK'] });
  choose('US');
  expect(await screen.findByLabelText(/^ZIP code/)).toHaveAttribute('aria-required', 'true');
  expect(controls()).toEqual(
    ['country', 'street', 'extra', 'town', 'region', 'postalCode'].map((name) => `Address.${name}`),
  );
  type(/^Street/, 'Main Street 1');
  type(/^City/, 'Salem');
  type(/^State/, 'Oregon');
  type(/^ZIP code/, '97301');
  choose('DE');
  expect(await screen.findByLabelText(/^Postal code/)).toHaveValue('97301');
  expect(screen.queryByLabelText(/^State/)).toBeNull();
  submit();
  const stored = { country: 'DE', street: 'Main Street 1', extra: '', town: 'Salem' };
  await waitFor(() =>
    expect(send).toHaveBeenCalledWith({ Address: { ...stored, postalCode: '97301' } }),
  );
});

test('a postal code is told as wrong where the country writes it in another way, and right in the next one', async () => {
  const send = await show({ countries: ['DE', 'GB'], first: 'GB' });
  type(/^Street/, 'Main Street 1');
  type(/^Town/, 'Ulm');
  type(/^Postcode/, '89073');
  submit();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Please enter the postal code as your country writes it',
  );
  expect(screen.getByLabelText(/^Postcode/)).toHaveFocus();
  choose('DE');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  submit();
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
});

test('what must be there is told by its label', async () => {
  await show({ countries: ['DE'] });
  submit();
  expect(await screen.findByRole('alert')).toHaveTextContent('Please fill in: Street address');
});

test('an address that may stay empty is stored empty', async () => {
  const send = await show({ countries: ['GB', 'HK'], optional: true });
  submit();
  const stored = { country: '', street: '', extra: '', postalCode: '', town: '' };
  await waitFor(() => expect(send).toHaveBeenCalledWith({ Address: stored }));
});

import { madeAddress, wordOfField } from '../../src/fields/address/made-address';
import { type AddressDefinition, addressSchema } from '../../src/fields/address/schema';
import { madeCountry } from '../../src/fields/country/made-country';
import { type CountryDefinition, countrySchema } from '../../src/fields/country/schema';
import type { Move } from '../../src/schema/values/written-place';
import { type FilledForm, type FormPart, mapForm, partsOfForm } from './form-tree';

/** Whether a form asks for a postal address or a country, wherever the field stands. */
export const hasAddresses = (form: unknown): boolean =>
  partsOfForm(form).some(({ part: { kind } }) => kind === 'address' || kind === 'country');

const isAddress = (item: FormPart['part']): item is FormPart['part'] & AddressDefinition =>
  item.kind === 'address' && addressSchema.isValidSync(item, { strict: true });

const isCountry = (item: FormPart['part']): item is FormPart['part'] & CountryDefinition =>
  item.kind === 'country' && countrySchema.isValidSync(item, { strict: true });

const movesOf = (
  address: AddressDefinition,
  { fields, rules = [] }: ReturnType<typeof madeAddress>,
  at: string,
): Move[] => [
  ...fields.map(({ name }, index) => ({
    shown: `${at}.fields[${index}].label`,
    written: { path: `${at}.labels.${wordOfField(address, name)}` },
  })),
  ...rules.map(({ check }, index) => ({
    shown: `${at}.rules[${index}].message`,
    written: {
      path: `${at}.errorMessages.${check === 'required' ? 'missing' : 'wrongCode'}`,
    },
  })),
];

/**
 * A form whose addresses are stored groups and whose countries are lists to choose from, and where these are written. One
 * that lacks something stays as it is.
 */
export const withAddresses = (form: unknown, language: string): FilledForm => {
  const moves: Move[] = [];
  const value = mapForm(form, ({ part, path }) => {
    if (isCountry(part)) return madeCountry(part, language);
    if (!isAddress(part)) return part;
    const made = madeAddress(part, language);
    moves.push(...movesOf(part, made, path));
    return made;
  });
  return { value, moves };
};

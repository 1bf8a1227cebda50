import { madeAddress, wordOfField } from '../../src/fields/address/made-address';
import { type AddressDefinition, addressSchema } from '../../src/fields/address/schema';
import type { Move } from '../../src/schema/values/written-place';
import { type FilledForm, type FormPart, mapForm, partsOfForm } from './form-tree';

const isAddress = ({ kind }: FormPart['part']): boolean => kind === 'address';

/** Whether a form asks for a postal address, wherever the field stands. */
export const hasAddresses = (form: unknown): boolean =>
  partsOfForm(form).some(({ part }) => isAddress(part));

const isWhole = (item: unknown): item is AddressDefinition =>
  addressSchema.isValidSync(item, { strict: true });

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

/** A form whose addresses are stored groups, and where these are written. An address that lacks something stays as it is. */
export const withAddresses = (form: unknown, language: string): FilledForm => {
  const moves: Move[] = [];
  const value = mapForm(form, ({ part, path }) => {
    if (!isAddress(part) || !isWhole(part)) return part;
    const made = madeAddress(part, language);
    moves.push(...movesOf(part, made, path));
    return made;
  });
  return { value, moves };
};

import { flatAddress } from '../../src/fields/address/flat-address';
import { madeAddress, wordOfField } from '../../src/fields/address/made-address';
import { type AddressDefinition, addressSchema } from '../../src/fields/address/schema';
import { madeCountry } from '../../src/fields/country/made-country';
import { type CountryDefinition, countrySchema } from '../../src/fields/country/schema';
import type { Move } from '../../src/schema/values/written-place';
import { listOf, textOf } from '../config-values/values';
import { type FilledForm, type FormPart, mapForm, partsOfForm } from './form-tree';

type Part = FormPart['part'];

/** Whether a form asks for a postal address or a country, wherever the field stands. */
export const hasAddresses = (form: unknown): boolean =>
  partsOfForm(form).some(({ part: { kind } }) => kind === 'address' || kind === 'country');

const isAddress = (item: Part): item is Part & AddressDefinition =>
  item.kind === 'address' && addressSchema.isValidSync(item, { strict: true });

const isCountry = (item: Part): item is Part & CountryDefinition =>
  item.kind === 'country' && countrySchema.isValidSync(item, { strict: true });

/** A field whose entries, or whose one, hold no groups: an address in it is several of its fields. */
const holdsEntries = ({ kind }: Part) => kind === 'list' || kind === 'stored-group';

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

/** A field of fields with the parts of its addresses among them, and where these are written. */
const withFlat = (
  part: Part,
  { path, language, known }: { path: string; language: string; known: Addresses },
): { value: Part; moves: Move[] } => {
  const moves: Move[] = [];
  const own = listOf(part.fields);
  const rules: unknown[] = [...listOf(part.rules)];
  const fields = own.flatMap((item, index) => {
    const written = `${path}.fields[${index}]`;
    const address = known.get(item);
    return address === undefined
      ? [{ item, written }]
      : flatAddress(address, language).items.map((each) => ({ ...each, written }));
  });
  for (const [index, each] of fields.entries()) {
    const shown = `${path}.fields[${index}]`;
    moves.push({ shown, written: { path: each.written } });
    const word = 'word' in each ? textOf(each.word) : undefined;
    if (word !== undefined) {
      moves.push({ shown: `${shown}.label`, written: { path: `${each.written}.${word}` } });
    }
  }
  for (const [index, item] of own.entries()) {
    const address = known.get(item);
    for (const { rule, word } of address ? flatAddress(address, language).rules : []) {
      const shown = `${path}.rules[${rules.length}]`;
      const written = `${path}.fields[${index}]`;
      moves.push({ shown, written: { path: written } });
      moves.push({ shown: `${shown}.message`, written: { path: `${written}.${word}` } });
      rules.push(rule);
    }
  }
  return { value: { ...part, fields: fields.map(({ item }) => item), rules }, moves };
};

/** Of what was made of an address, that address. */
type Addresses = ReadonlyMap<unknown, AddressDefinition>;

/**
 * A form whose addresses are stored groups, or fields of the entries in which they stand, and whose countries are lists to
 * choose from; and where these are written. One that lacks something stays as it is.
 */
export const withAddresses = (form: unknown, language: string): FilledForm => {
  const moves: Move[] = [];
  const known = new Map<unknown, AddressDefinition>();
  const value = mapForm(form, ({ part, path }) => {
    if (isCountry(part)) return madeCountry(part, language);
    if (isAddress(part)) {
      const made = madeAddress(part, language);
      known.set(made, part);
      moves.push(...movesOf(part, made, path));
      return made;
    }
    if (!holdsEntries(part) || !listOf(part.fields).some((item) => known.has(item))) return part;
    const flat = withFlat(part, { path, language, known });
    moves.push(...flat.moves);
    return flat.value;
  });
  return { value, moves };
};

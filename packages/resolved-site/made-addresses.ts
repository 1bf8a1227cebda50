import { madeAddress, wordOfField } from '../../src/fields/address/made-address';
import { type AddressDefinition, addressSchema } from '../../src/fields/address/schema';
import { isFormFile } from '../../src/schema/config-files';
import { isGroup } from '../../src/schema/values/group';
import { join } from '../../src/schema/values/paths';
import type { Move } from '../../src/schema/values/written-place';
import { groupOf, listOf, type Values } from '../config-values/values';

const isAddress = (item: unknown): boolean => groupOf(item).kind === 'address';

/** Whether a form asks for a postal address, wherever the field stands. */
export const hasAddresses = (form: unknown): boolean =>
  ['fields', 'steps'].some((key) =>
    listOf(groupOf(form)[key]).some((item) => isAddress(item) || hasAddresses(item)),
  );

export const formsWithAddresses = (values: Values): string[] =>
  [...values].flatMap(([file, form]) => (isFormFile(file) && hasAddresses(form) ? file : []));

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
export const withAddresses = (
  form: unknown,
  language: string,
): { value: unknown; moves: Move[] } => {
  const moves: Move[] = [];
  const madeOf = (item: unknown, at: string): unknown => {
    if (!isAddress(item) || !isWhole(item)) return filled(item, at);
    const made = madeAddress(item, language);
    moves.push(...movesOf(item, made, at));
    return made;
  };
  const filled = (value: unknown, path: string): unknown => {
    if (!isGroup(value)) return value;
    const lists = ['fields', 'steps'].flatMap((key) =>
      Array.isArray(value[key])
        ? [
            [
              key,
              listOf(value[key]).map((item, index) => madeOf(item, `${join(path, key)}[${index}]`)),
            ] as const,
          ]
        : [],
    );
    return lists.length === 0 ? value : { ...value, ...Object.fromEntries(lists) };
  };
  return { value: filled(form, ''), moves };
};

import { hasPostalCodes } from '../../rules/by-country';
import type { RuleDefinition } from '../../rules/schemas';
import type { Condition } from '../../schema/condition';
import { withoutMarks } from '../../schema/parse-marks';
import { fillIn } from '../../schema/texts';
import type { AddressWay, EntryField, FieldDefinition } from '../registry';
import { type AddressPart, countries, type PartName, partNames, partsOfCountry } from './countries';
import { namedCountries } from './named-countries';
import type { AddressDefinition } from './schema';

/** Without notes. */
type StoredGroup = Omit<FieldDefinition<'stored-group'>, 'fields'> & { fields: EntryField[] };

const country = 'country';

/** The most signs of each part, what browsers fill in, and how much of a row it takes. */
const traits = {
  street: { maxLength: 120, autoComplete: 'address-line1' },
  extra: { maxLength: 120, autoComplete: 'address-line2' },
  postalCode: { maxLength: 16, autoComplete: 'postal-code', width: 'half' },
  town: { maxLength: 80, autoComplete: 'address-level2', width: 'half' },
  region: { maxLength: 80, autoComplete: 'address-level1', width: 'half' },
} as const satisfies Record<PartName, object>;

const hasPart = (part: PartName) => (code: string) =>
  partsOfCountry(code).some((each) => each.part === part);

/** A part is shown only while a country that has it is chosen; one of these has it. */
const whereItHas = (part: PartName, offered: readonly string[]): { showWhen?: Condition } => {
  const has = hasPart(part);
  const [having, lacking] = [offered.filter(has), offered.filter((code) => !has(code))];
  if (lacking.length === 0) return {};
  if (having.length < lacking.length) return { showWhen: { field: country, isOneOf: having } };
  return { showWhen: { all: lacking.map((isNot) => ({ field: country, isNot })) } };
};

/** The ways in which these countries write their addresses. */
const waysOf = (offered: readonly string[], labels: AddressDefinition['labels']): AddressWay[] => {
  const ways = new Map<string, AddressWay>();
  for (const code of offered) {
    const parts = partsOfCountry(code);
    const key = parts.map(({ word }) => word).join(' ');
    const way = ways.get(key) ?? {
      countries: [],
      parts: parts.map(({ part, word }) => ({ name: part, label: labels[word] })),
    };
    ways.set(key, { ...way, countries: [...way.countries, code] });
  }
  return [...ways.values()];
};

/** The parts that an address asks for, each with its word: that of its only country, or the usual one. */
const askedParts = ({ countries: chosen, parts: asked }: AddressDefinition): AddressPart[] => {
  const [only, ...others] = chosen ?? [];
  const all =
    only === undefined || others.length > 0
      ? partNames.map((part) => ({ part, word: part }))
      : partsOfCountry(only);
  return asked ? all.filter(({ part }) => asked.includes(part)) : all;
};

/** Where an address has the words of each field that is made of it, among its labels. */
export const wordOfField = (address: AddressDefinition, name: string): string =>
  askedParts(address).find(({ part }) => part === name)?.word ?? country;

const missing = ({ errorMessages }: AddressDefinition, { label }: EntryField): string =>
  fillIn(errorMessages.missing, { part: withoutMarks(label) });

/**
 * The stored group that asks for an address: fields and rules like any others, so that nothing else knows of addresses.
 * `language` (BCP 47) is that of the page, in which countries are named.
 */
export const madeAddress = (address: AddressDefinition, language: string): StoredGroup => {
  const { labels, errorMessages, first, optional = false, purpose } = address;
  const offered = address.countries?.length ? address.countries : countries;
  const single = offered.length === 1 ? offered[0] : undefined;
  const token = (name: string) => (purpose === undefined ? name : `${purpose} ${name}`);
  const choice: EntryField = {
    kind: 'select',
    name: country,
    label: labels.country,
    placeholder: labels.choose,
    options: namedCountries(offered, language),
    autoComplete: token('country'),
    ...(first !== undefined && { initial: first, afterSubmit: first }),
  };
  const asked = askedParts(address).filter(({ part }) => offered.some(hasPart(part)));
  const lines = asked.map(({ part, word }): EntryField => {
    const { autoComplete, ...own } = traits[part];
    return {
      kind: 'text',
      name: part,
      label: labels[word],
      ...own,
      autoComplete: token(autoComplete),
      ...(single === undefined && whereItHas(part, offered)),
    };
  });
  const codeRule = (field: string): RuleDefinition[] => {
    const rule = {
      field,
      check: 'postal-code' as const,
      message: errorMessages.wrongCode,
      ...(optional && { whenFilled: true }),
    };
    if (single === undefined) return [{ ...rule, other: country }];
    return hasPostalCodes(single) ? [{ ...rule, country: single }] : [];
  };
  const rulesFor = (field: EntryField): RuleDefinition[] => {
    if (field.name === 'postalCode') return codeRule(field.name);
    if (field.name === 'extra' || optional) return [];
    return [{ field: field.name, check: 'required', message: missing(address, field) }];
  };
  const fields = single === undefined ? [choice, ...lines] : lines;
  const { name, label, hint, width, showWhen } = address;
  return {
    kind: 'stored-group',
    ...{ name, label, hint, width, showWhen },
    fields,
    rules: fields.flatMap(rulesFor),
    ...(single === undefined && { ways: waysOf(offered, labels) }),
  };
};

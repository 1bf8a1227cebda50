import type { RuleDefinition } from '../../../rules/schemas';
import type { FieldDefinition, ListOfFields } from '../../registry';
import { listIn } from '../as-list';

type Address = FieldDefinition<'stored-group'>;

const known = new WeakMap<Address, Map<string, ListOfFields>>();

/** A postal code is asked as this country writes it, so that the field is marked as one that must be filled in. */
const ofCountry = (rule: RuleDefinition, country: string): RuleDefinition =>
  rule.check === 'postal-code' && rule.other !== undefined
    ? ({ ...rule, country } as RuleDefinition)
    : rule;

const made = (field: Address, list: ListOfFields, country: string): ListOfFields => {
  const way = field.ways?.find(({ countries }) => countries.includes(country));
  if (!way) return list;
  const own = way.parts.flatMap(({ name, label }) => {
    const part = list.fields.find((each) => each.name === name);
    return part ? { ...part, label } : [];
  });
  const others = list.fields.filter(({ name }) => !way.parts.some((each) => each.name === name));
  return {
    ...list,
    // The country stands first; what this one lacks is hidden, wherever it stands.
    fields: [...others, ...own],
    rules: list.rules?.map((rule) => ofCountry(rule, country)),
  };
};

/** The fields of an address for a country, by its two letters: the same list each time. */
export const listFor = (field: Address, country: string): ListOfFields => {
  const lists = known.get(field) ?? new Map<string, ListOfFields>();
  known.set(field, lists);
  const list = listIn(field) as ListOfFields;
  const found = lists.get(country) ?? made(field, list, country);
  lists.set(country, found);
  return found;
};

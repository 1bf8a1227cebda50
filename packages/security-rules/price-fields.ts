import { choiceOf } from '../../src/fields/matrix/value';
import { centsOf, pricedOptions, sumOf } from '../../src/fields/price/work-out';
import type { ListOfFields, FieldDefinition } from '../../src/fields/registry';
import type { FormField, When } from '../../src/form/form-fields';
import type { Condition } from '../../src/schema/condition';
import { rulesList, rulesMap, rulesNumber, rulesText } from './rules-language';

/** How the rules of a form name its members, and write its conditions. */
export type PriceWriting = {
  fields: readonly FormField[];
  /** A member that is always there. */
  member: (name: string) => string;
  shown: (when: readonly When[]) => string;
  /** How the entries of a list name theirs, and the condition on one of them. */
  entries: (list: ListOfFields, when: Condition | undefined) => EntryWriting;
};

type EntryWriting = {
  entry: Pick<PriceWriting, 'fields' | 'member'>;
  shown: string | undefined;
};

/** A member that may be hidden has `none` instead. */
export const memberOf = (
  { field, when }: FormField,
  member: PriceWriting['member'],
  none: string,
) => (when.length === 0 ? member(field.name) : `data.get('${field.name}', ${none})`);

/** The cents in a field together, and how many amounts they are, as `centsIn` has them. */
type Cents = { sum: string; count: string };

/**
 * Of the numbers in a matrix: so many expressions, however many rows it has. Each number counts as often as there are
 * fewer answers without it.
 */
const centsOfMatrix = (answers: string, { columns }: FieldDefinition<'matrix'>): Cents => {
  const numbers = columns.map(choiceOf).filter((choice) => typeof choice === 'number');
  const without = (choices: readonly number[]) =>
    `${answers}.removeAll([${choices.map(rulesNumber).join(', ')}]).size()`;
  const all = sumOf(numbers.map(centsOf));
  const less = numbers
    .filter((number) => number !== 0)
    .map((number) => `${without([number])} * -${centsOf(number)}`);
  return {
    sum: `(${[`${answers}.size() * ${all}`, ...less].join(' + ')})`,
    count: `(${answers}.size() + ${without(numbers)} * -1)`,
  };
};

export const centsOfField = (
  name: string,
  { fields, member }: Pick<PriceWriting, 'fields' | 'member'>,
  season?: string,
): Cents => {
  const found = fields.find(({ field }) => field.name === name);
  if (!found) return { sum: '0', count: '0' };
  const { field } = found;
  if (field.kind === 'matrix') {
    return centsOfMatrix(`${memberOf(found, member, '{}')}.values()`, field);
  }
  if (['number', 'rating', 'scale'].includes(field.kind)) {
    const value = memberOf(found, member, 'null');
    return {
      sum: `(${value} == null ? 0 : ${value} * 100)`,
      count: `(${value} == null ? 0 : 1)`,
    };
  }
  const options = pricedOptions(field, season);
  const priced = rulesList(options.map(([value]) => value));
  if (field.kind === 'checkboxes') {
    const list = memberOf(found, member, '[]');
    const each = options.map(([value, cents]) => `(${rulesText(value)} in ${list} ? ${cents} : 0)`);
    return {
      sum: `(${each.join(' + ') || '0'})`,
      count: `(${list}.size() + ${list}.removeAll(${priced}).size() * -1)`,
    };
  }
  const value = memberOf(found, member, "''");
  // A choice by `?` would be a level deeper for each option.
  return {
    sum: `${rulesMap(options)}.get(${value}, 0)`,
    count: `(${value} in ${priced} ? 1 : 0)`,
  };
};

export const factor = (
  name: string,
  { fields, member }: Pick<PriceWriting, 'fields' | 'member'>,
): string => {
  const found = fields.find(({ field }) => field.name === name);
  if (!found) return '0';
  const { kind } = found.field;
  if (kind === 'list' || kind === 'checkboxes') return `${memberOf(found, member, '[]')}.size()`;
  const value = memberOf(found, member, 'null');
  return `(${value} == null ? 0 : ${value})`;
};

import { choiceOf } from '../../src/fields/matrix/value';
import type { PricePart } from '../../src/fields/price/schema';
import { centsOf, pricedOptions, sumOf } from '../../src/fields/price/work-out';
import type { FieldDefinition } from '../../src/fields/registry';
import { type AskedField, conditionsFor, type When } from '../../src/form/form-fields';
import { arrivalAt, departureAt, nightsBetween } from './day-conditions';
import { allOf, rulesList, rulesMap, rulesNumber, rulesText } from './rules-language';

/** How the rules of a form name its members, and write its conditions. */
export type PriceWriting = {
  fields: readonly AskedField[];
  /** A member that is always there. */
  member: (name: string) => string;
  shown: (when: readonly When[]) => string;
};

/** A member that may be hidden has `none` instead. */
const memberOf = ({ field, when }: AskedField, member: PriceWriting['member'], none: string) =>
  when.length === 0 ? member(field.name) : `data.get('${field.name}', ${none})`;

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

const centsOfField = (name: string, { fields, member }: PriceWriting): Cents => {
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
  const options = pricedOptions(field);
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

const factor = (name: string, { fields, member }: PriceWriting): string => {
  const found = fields.find(({ field }) => field.name === name);
  if (!found) return '0';
  const { kind } = found.field;
  if (kind === 'list' || kind === 'checkboxes') return `${memberOf(found, member, '[]')}.size()`;
  const value = memberOf(found, member, 'null');
  return `(${value} == null ? 0 : ${value})`;
};

type Role = 'arrival' | 'departure';
const roles: readonly Role[] = ['arrival', 'departure'];

/** The fields of days between which a price counts nights, each once for what it begins or ends. */
const daysOf = ({ sum = [] }: FieldDefinition<'price'>): { name: string; role: Role }[] =>
  roles.flatMap((role) => {
    const names = sum.flatMap(({ nights }) => nights?.[role] ?? []);
    return [...new Set(names)].map((name) => ({ name, role }));
  });

type Days = ReturnType<typeof daysOf>;

/** The day in a field, among the arguments of the function for the cents. */
const dayIn = (days: Days, role: Role, of: string) =>
  `day${days.findIndex((each) => each.name === of && each.role === role)}`;

const partCents = (part: PricePart, days: Days, writing: PriceWriting): string => {
  const { amount = 0, of, times = [], nights, when } = part;
  const product = [
    of === undefined ? String(centsOf(amount)) : centsOfField(of, writing).sum,
    ...times.map((name) => factor(name, writing)),
    ...(nights
      ? [
          nightsBetween(
            dayIn(days, 'arrival', nights.arrival),
            dayIn(days, 'departure', nights.departure),
            nights,
          ),
        ]
      : []),
  ].join(' * ');
  if (!when) return product;
  return `(${writing.shown(conditionsFor([when], writing.fields))} ? ${product} : 0)`;
};

/** Whether the server works out nights for this field. */
export const hasNights = (field: FieldDefinition): boolean =>
  field.kind === 'price' && !field.clientOnly && (field.sum ?? []).some(({ nights }) => nights);

const centsOfSum = (field: FieldDefinition<'price'>, writing: PriceWriting): string =>
  (field.sum ?? []).map((part) => partCents(part, daysOf(field), writing)).join(' + ');

const functionOf = ({ name }: FieldDefinition) => `centsOf_${name}`;

const averageOf = ({ name }: FieldDefinition) => `isAverage_${name}`;

/**
 * The function that asks whether a value is the average of so many amounts with this sum of cents, as `workOut` has it.
 * What is divided is made a multiple first: a remainder may be below 0.
 */
const averageFunctions = (field: FieldDefinition): string[] => {
  const name = averageOf(field);
  return [
    `function ${name}_cents(all, by) { return (all + (all % by + by) % by * -1) / by; }`,
    `function ${name}(value, cents, count) { return count == 0 ? value == null : value == float(${name}_cents(cents * 2 + count, count * 2)) / 100.0; }`,
  ];
};

const averageCall = (field: FieldDefinition<'price'>, writing: PriceWriting): string => {
  const all = (field.average ?? []).map((name) => centsOfField(name, writing));
  const sum = allOf(
    all.map((each) => each.sum),
    ' + ',
  );
  const count = allOf(
    all.map((each) => each.count),
    ' + ',
  );
  return `${averageOf(field)}(${writing.member(field.name)}, ${sum}, ${count})`;
};

/**
 * The functions that a price needs: for its cents where it counts nights, as when a day begins is worked out once; for
 * an average.
 */
export const priceFunctions = (field: FieldDefinition, writing: PriceWriting): string[] => {
  if (field.kind !== 'price' || field.clientOnly) return [];
  if (field.average) return averageFunctions(field);
  if (!hasNights(field)) return [];
  const days = daysOf(field);
  const named = ['data', ...days.map(({ name, role }) => dayIn(days, role, name))].join(', ');
  return [`function ${functionOf(field)}(${named}) { return ${centsOfSum(field, writing)}; }`];
};

const centsCall = (field: FieldDefinition<'price'>, { fields, member }: PriceWriting): string => {
  const days = daysOf(field).map(({ name, role }) => {
    const found = fields.find((each) => each.field.name === name);
    const date = found ? memberOf(found, member, "''") : "''";
    return role === 'arrival' ? arrivalAt(date) : departureAt(date);
  });
  return `${functionOf(field)}(${['data', ...days].join(', ')})`;
};

/**
 * The condition that a price is what the rest of the record makes it: whole cents are added up, and divided once,
 * as `workOut` does. Undefined for a price that only the browser works out.
 */
export const priceCondition = (
  field: FieldDefinition,
  writing: PriceWriting,
): string | undefined => {
  if (field.kind !== 'price' || field.clientOnly) return undefined;
  if (field.average) return averageCall(field, writing);
  const cents = hasNights(field) ? centsCall(field, writing) : centsOfSum(field, writing);
  return `${writing.member(field.name)} == float(${cents}) / 100.0`;
};

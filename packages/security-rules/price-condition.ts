import type { PricePart } from '../../src/fields/price/schema';
import { centsOf, pricedOptions } from '../../src/fields/price/work-out';
import type { FieldDefinition } from '../../src/fields/registry';
import { type AskedField, conditionsFor, type When } from '../../src/form/form-fields';
import { arrivalAt, departureAt, nightsBetween } from './day-conditions';
import { rulesMap, rulesText } from './rules-language';

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

/** In cents: those of the chosen options. */
const chosenCents = (of: string, { fields, member }: PriceWriting): string => {
  const found = fields.find(({ field }) => field.name === of);
  if (!found) return '0';
  const options = pricedOptions(found.field);
  if (found.field.kind === 'checkboxes') {
    const list = memberOf(found, member, '[]');
    const each = options.map(([value, cents]) => `(${rulesText(value)} in ${list} ? ${cents} : 0)`);
    return `(${each.join(' + ') || '0'})`;
  }
  // A choice by `?` would be a level deeper for each option.
  return `${rulesMap(options)}.get(${memberOf(found, member, "''")}, 0)`;
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
const daysOf = ({ sum }: FieldDefinition<'price'>): { name: string; role: Role }[] =>
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
    of === undefined ? String(centsOf(amount)) : chosenCents(of, writing),
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
  field.kind === 'price' && !field.clientOnly && field.sum.some(({ nights }) => nights);

const centsOfSum = (field: FieldDefinition<'price'>, writing: PriceWriting): string =>
  field.sum.map((part) => partCents(part, daysOf(field), writing)).join(' + ');

const functionOf = ({ name }: FieldDefinition) => `centsOf_${name}`;

/** The function for the cents of a price that counts nights: when a day begins is worked out once. */
export const priceFunctions = (field: FieldDefinition, writing: PriceWriting): string[] => {
  if (field.kind !== 'price' || !hasNights(field)) return [];
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
  const cents = hasNights(field) ? centsCall(field, writing) : centsOfSum(field, writing);
  return `${writing.member(field.name)} == float(${cents}) / 100.0`;
};

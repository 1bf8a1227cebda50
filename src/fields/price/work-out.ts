import { nightsOf } from '../../rules/nights';
import type { Condition } from '../../schema/condition';
import { textOf, textsIn, type Value, type Values } from '../../schema/record';
import { isGroup } from '../../schema/values/group';
import type { FieldDefinition } from '../registry';
import type { PricePart, Stay } from './schema';

/** Amounts are added up in cents: halves of a cent are no binary fractions. */
export const centsOf = (amount: number): number => Math.round(amount * 100);

export const pricedOptions = (field: FieldDefinition | undefined): [string, number][] =>
  field && 'options' in field
    ? field.options.flatMap(({ value, price }) =>
        price === undefined ? [] : [[value, centsOf(price)] as [string, number]],
      )
    : [];

/**
 * The cents of what is chosen in a field, of its number, or of the numbers in the rows of a matrix, each by itself; none
 * where nothing is answered that has one, and of a field that is hidden.
 */
const centsIn = (field: FieldDefinition | undefined, value: Value | undefined): number[] => {
  if (typeof value === 'number') return [centsOf(value)];
  if (isGroup(value)) {
    return Object.values(value).flatMap((each) => (typeof each === 'number' ? centsOf(each) : []));
  }
  const chosen = Array.isArray(value) ? textsIn(value) : [textOf(value)];
  return pricedOptions(field).flatMap(([option, cents]) => (chosen.includes(option) ? cents : []));
};

export const sumOf = (cents: readonly number[]): number =>
  cents.reduce((sum, each) => sum + each, 0);

/** A number, or how many entries a list has; nothing for a field that is empty or hidden. */
const factorOf = (value: Value | undefined): number => {
  if (Array.isArray(value)) return value.length;
  return typeof value === 'number' ? value : 0;
};

const nightsOfStay = ({ arrival, departure, ...season }: Stay, values: Values): number =>
  nightsOf(textOf(values[arrival]), textOf(values[departure]), season);

/** What a form says of the fields that a price depends on. */
export type Others = {
  values: Values;
  fieldOf: (name: string) => FieldDefinition | undefined;
  holds: (condition: Condition) => boolean;
};

/** Of cents, to whole ones, halves up; null of nothing. It is exact. */
const averageOf = (cents: readonly number[]): number | null => {
  const count = cents.length;
  if (count === 0) return null;
  return Math.floor((sumOf(cents) * 2 + count) / (count * 2)) / 100 + 0;
};

/** The price in the unit of its currency, or another number; null for an average of nothing. */
export const workOut = (
  { sum = [], average }: FieldDefinition<'price'>,
  { values, fieldOf, holds }: Others,
): number | null => {
  const centsOfField = (name: string) => centsIn(fieldOf(name), values[name]);
  if (average) return averageOf(average.flatMap(centsOfField));
  const centsOfPart = ({ amount = 0, of, times = [], nights, when }: PricePart): number => {
    if (when && !holds(when)) return 0;
    const cents = of === undefined ? centsOf(amount) : sumOf(centsOfField(of));
    const stay = nights ? nightsOfStay(nights, values) : 1;
    return times.reduce((product, name) => product * factorOf(values[name]), cents * stay);
  };
  const cents = sum.reduce((all, each) => all + centsOfPart(each), 0);
  // No negative zero.
  return Math.round(cents) / 100 + 0;
};

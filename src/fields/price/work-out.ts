import { nightsOf } from '../../rules/nights';
import type { Condition } from '../../schema/condition';
import { textOf, textsIn, type Value, type Values } from '../../schema/record';
import type { FieldDefinition } from '../registry';
import type { PricePart, Stay } from './schema';

/** Amounts are added up in cents: halves of a cent are no binary fractions. */
export const centsOf = (amount: number): number => Math.round(amount * 100);

/** The options of a field that have a price, each with its cents. */
export const pricedOptions = (field: FieldDefinition | undefined): [string, number][] =>
  field && 'options' in field
    ? field.options.flatMap(({ value, price }) =>
        price === undefined ? [] : [[value, centsOf(price)] as [string, number]],
      )
    : [];

const chosenCents = (field: FieldDefinition | undefined, value: Value | undefined): number => {
  const chosen = Array.isArray(value) ? textsIn(value) : [textOf(value)];
  return pricedOptions(field).reduce(
    (sum, [option, cents]) => sum + (chosen.includes(option) ? cents : 0),
    0,
  );
};

/** A number, or how many entries a list has; nothing for a field that is empty or hidden. */
const factorOf = (value: Value | undefined): number => {
  if (Array.isArray(value)) return value.length;
  return typeof value === 'number' ? value : 0;
};

const nightsOfStay = ({ arrival, departure, ...season }: Stay, values: Values): number =>
  nightsOf(textOf(values[arrival]), textOf(values[departure]), season);

/** What a form says of the fields that a price depends on. */
export type Others = {
  /** The values of the fields that are shown. */
  values: Values;
  fieldOf: (name: string) => FieldDefinition | undefined;
  holds: (condition: Condition) => boolean;
};

/** The price, in the unit of its currency. */
export const workOut = (
  { sum }: FieldDefinition<'price'>,
  { values, fieldOf, holds }: Others,
): number => {
  const centsOfPart = ({ amount = 0, of, times = [], nights, when }: PricePart): number => {
    if (when && !holds(when)) return 0;
    const cents = of === undefined ? centsOf(amount) : chosenCents(fieldOf(of), values[of]);
    const stay = nights ? nightsOfStay(nights, values) : 1;
    return times.reduce((product, name) => product * factorOf(values[name]), cents * stay);
  };
  const cents = sum.reduce((all, each) => all + centsOfPart(each), 0);
  // No negative zero.
  return Math.round(cents) / 100 + 0;
};

import type { PricePart } from '../../src/fields/price/schema';
import { wholeShare } from '../../src/fields/price/work-out';
import type { FieldDefinition } from '../../src/fields/registry';
import type { FormField } from '../../src/form/form-fields';
import { seasonFunctions } from './day-conditions';
import { centsOfField, type PriceWriting } from './price-fields';
import {
  centsOfSum,
  centsOfWhole,
  daysOf,
  eachFunctions,
  functionOf,
  hasNights,
  isOfAll,
  needsYear,
  type Price,
  shareOf,
} from './price-parts';
import { allOf } from './rules-language';

const partsOf = (field: FieldDefinition): readonly PricePart[] =>
  field.kind === 'price' && !field.clientOnly ? (field.sum ?? []) : [];

/**
 * Functions of the security rules for shares of prices, as whole cents. What is divided is made a multiple first: a remainder
 * may be below 0.
 */
export const shareFunctions = (fields: readonly FieldDefinition[]): string[] => {
  const parts = fields.flatMap(partsOf);
  const rest = `(all % ${wholeShare} + ${wholeShare}) % ${wholeShare}`;
  return [
    ...(parts.some(({ percent }) => percent !== undefined)
      ? [
          '// The whole cents of hundredths of a percent of cents.',
          `function shareOf(all) { return (all + ${rest} * -1) / ${wholeShare}; }`,
        ]
      : []),
    ...(parts.some(isOfAll)
      ? [`function withShare(cents, share) { return cents + ${shareOf('cents', 'share')}; }`]
      : []),
  ];
};

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

const averageCall = (field: Price, writing: PriceWriting): string => {
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

const isWorkedOut = ({ field }: FormField): boolean => field.kind === 'price' && !field.clientOnly;

const pricesNamed = (field: Price, { fields }: PriceWriting): FormField[] =>
  (field.sum ?? []).flatMap(
    ({ of }) => fields.find((each) => each.field.name === of && each.field.kind === 'price') ?? [],
  );

/** A price whose cents are worked out once for it and for those that name it, where both are always shown. */
const rootOf = (field: Price, writing: PriceWriting): FormField | undefined => {
  const isAlways = ({ when }: FormField) => when.length === 0;
  const own = writing.fields.find((each) => each.field === field);
  if (!own || !isAlways(own) || hasNights(field)) return undefined;
  return pricesNamed(field, writing).find(
    (named) =>
      isAlways(named) &&
      isWorkedOut(named) &&
      pricesNamed(named.field as Price, writing).length === 0,
  );
};

/** The prices that are asked together with this one. */
const followersOf = (root: Price, writing: PriceWriting): Price[] =>
  writing.fields
    .filter(isWorkedOut)
    .map(({ field }) => field as Price)
    .filter((field) => rootOf(field, writing)?.field === root);

/** The name of the function for a price and those that name it. */
const togetherOf = ({ name }: FieldDefinition) => `withSharesOf_${name}`;

const isCents = (name: string, cents: string, { member }: PriceWriting) =>
  `${member(name)} == float(${cents}) / 100.0`;

/** What a price needs to be worked out: for its cents where it counts nights, as when a day begins is worked out once. */
const ownFunctions = (field: Price, writing: PriceWriting): string[] => {
  if (field.average) return averageFunctions(field);
  const sum = field.sum ?? [];
  const days = daysOf(field);
  const named = days.flatMap((day, at) => [
    `day${at}`,
    ...(needsYear(field, day) ? [`year${at}`] : []),
  ]);
  const cents = () => centsOfSum({ field, days, known: {} }, writing);
  return [
    ...sum.flatMap((part) => eachFunctions(part, field, writing)),
    ...seasonFunctions(sum.flatMap(({ nights }) => nights ?? [])),
    ...(hasNights(field)
      ? [`function ${functionOf(field)}(${['data', ...named].join(', ')}) { return ${cents()}; }`]
      : []),
  ];
};

/** A price and those that are shares of it, which are asked together. */
const togetherFunctions = (field: Price, writing: PriceWriting): string[] => {
  const followers = followersOf(field, writing);
  if (followers.length === 0) return [];
  const shares = followers.map((each) =>
    isCents(each.name, centsOfWhole(each, { [field.name]: 'cents' }, writing), writing),
  );
  const all = [isCents(field.name, 'cents', writing), ...shares].join(' && ');
  return [`function ${togetherOf(field)}(data, cents) { return ${all}; }`];
};

/** The functions that the prices of a form need. One is known to those below it; two prices may know the same seasons. */
export const priceFunctions = (writing: PriceWriting): string[] => {
  const prices = writing.fields.filter(isWorkedOut).map(({ field }) => field as Price);
  return [
    ...new Set(
      [ownFunctions, togetherFunctions].flatMap((functions) =>
        prices.flatMap((price) => functions(price, writing)),
      ),
    ),
  ];
};

/**
 * The condition that a price is what the rest of the record makes it: whole cents are added up, and divided once,
 * as `workOut` does. Undefined for a price that only the browser works out, and for one that is asked with another.
 */
export const priceCondition = (
  field: FieldDefinition,
  writing: PriceWriting,
): string | undefined => {
  if (field.kind !== 'price' || field.clientOnly) return undefined;
  if (field.average) return averageCall(field, writing);
  if (rootOf(field, writing)) return undefined;
  const cents = centsOfWhole(field, {}, writing);
  return followersOf(field, writing).length > 0
    ? `${togetherOf(field)}(data, ${cents})`
    : isCents(field.name, cents, writing);
};

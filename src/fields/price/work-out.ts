import { nightsOf } from '../../rules/nights';
import type { Condition } from '../../schema/condition';
import type { EntryValues, Value, Values } from '../../schema/record';
import { textOf, textsIn } from '../../schema/record-texts';
import { isGroup } from '../../schema/values/group';
import type { FieldDefinition } from '../registry';
import type { EachEntry, PricePart, Stay } from './schema';

/** Amounts are added up in cents: halves of a cent are no binary fractions. */
export const centsOf = (amount: number): number => Math.round(amount * 100);

/** Options of any kind of field: those of some have no prices. */
type PricedOption = {
  value: string;
  price?: number | undefined;
  seasonPrices?: readonly { season: string; price: number }[] | undefined;
};

/** The cents of options that have a price; with a season how much more they cost in it, if they say so. */
export const pricedOptions = (
  field: FieldDefinition | undefined,
  season?: string,
): [string, number][] => {
  const options: readonly PricedOption[] = field && 'options' in field ? field.options : [];
  return options.flatMap(({ value, price, seasonPrices = [] }) => {
    const usual = price === undefined ? [] : [centsOf(price)];
    const own = seasonPrices
      .filter((each) => each.season === season)
      .map((each) => centsOf(each.price) - (usual[0] ?? 0));
    return (season === undefined ? usual : own).map((cents): [string, number] => [value, cents]);
  });
};

/**
 * The cents of what is chosen in a field, of its number, or of the numbers in the rows of a matrix, each by itself; none
 * where nothing is answered that has one, and of a field that is hidden.
 */
const centsIn = (
  field: FieldDefinition | undefined,
  value: Value | undefined,
  season?: string,
): number[] => {
  if (typeof value === 'number') return [centsOf(value)];
  if (isGroup(value)) {
    return Object.values(value).flatMap((each) => (typeof each === 'number' ? centsOf(each) : []));
  }
  const chosen = Array.isArray(value) ? textsIn(value) : [textOf(value)];
  return pricedOptions(field, season).flatMap(([option, cents]) =>
    chosen.includes(option) ? cents : [],
  );
};

export const sumOf = (cents: readonly number[]): number =>
  cents.reduce((sum, each) => sum + each, 0);

/** A number, or how many entries a list has; nothing for a field that is empty or hidden. */
const factorOf = (value: Value | undefined): number => {
  if (Array.isArray(value)) return value.length;
  return typeof value === 'number' ? value : 0;
};

const multiplied = (base: number, times: readonly string[], values: Values): number =>
  times.reduce((product, name) => product * factorOf(values[name]), base);

const nightsOfStay = ({ arrival, departure, from, to }: Stay, values: Values): number =>
  nightsOf(textOf(values[arrival]), textOf(values[departure]), { from, to });

/** What a form says of the fields that a price depends on. */
export type Others = {
  values: Values;
  fieldOf: (name: string) => FieldDefinition | undefined;
  /** `seen`: of an entry of a list, its values among those that it may name. */
  holds: (condition: Condition, seen?: Values) => boolean;
};

/** Whether a condition holds among what an entry sees; what is hidden holds nothing. */
const holdsIn = (seen: Values, condition: Condition, holds: Others['holds']): boolean => {
  const { field = '', any, all } = condition;
  if (any) return any.some((each) => holdsIn(seen, each, holds));
  if (all) return all.every((each) => holdsIn(seen, each, holds));
  return Object.hasOwn(seen, field) && holds(condition, seen);
};

/** For each entry of a list that counts its cents, or 1 for the entry itself, as often as it says. */
const inEntries = (
  { list: name, when, of, times = [] }: EachEntry,
  { values, fieldOf, holds }: Others,
): number[] => {
  const [list, entries] = [fieldOf(name), values[name]];
  if (list?.kind !== 'list' || !Array.isArray(entries)) return [];
  const own = list.fields.flatMap((field) => (field.kind === 'note' ? [] : field));
  const around = Object.fromEntries(
    Object.entries(values).filter(([outer]) => !own.some((field) => field.name === outer)),
  );
  return (entries as EntryValues[])
    .filter((entry) => !when || holdsIn({ ...around, ...entry }, when, holds))
    .map((entry) => {
      const field = own.find(({ name: each }) => each === of);
      const base = of === undefined ? 1 : sumOf(centsIn(field, entry[of]));
      return multiplied(base, times, entry);
    });
};

/** So many parts of a number, rounded to a whole one, halves up. It is exact. */
const halfUp = (all: number, by: number): number => Math.floor((all * 2 + by) / (by * 2));

/** Hundredths of a percent are whole numbers. */
export const wholeShare = 100 * 100;

const shareOf = (cents: number, percent: number) => halfUp(cents * centsOf(percent), wholeShare);

/** Of cents, to whole ones; null of nothing. */
const averageOf = (cents: readonly number[]): number | null =>
  cents.length === 0 ? null : halfUp(sumOf(cents), cents.length) / 100 + 0;

/** The price in the unit of its currency, or another number; null for an average of nothing. */
export const workOut = (
  { sum = [], average }: FieldDefinition<'price'>,
  others: Others,
): number | null => {
  const { values, fieldOf, holds } = others;
  const centsOfField = (name: string, season?: string) =>
    centsIn(fieldOf(name), values[name], season);
  if (average) return averageOf(average.flatMap((name) => centsOfField(name)));
  const baseOf = ({ amount, of, each, nights }: PricePart, above: number): number => {
    if (of !== undefined) return sumOf(centsOfField(of, nights?.season));
    if (amount !== undefined) return centsOf(amount);
    return each?.of === undefined ? above : 1;
  };
  const centsOfPart = (part: PricePart, above: number): number => {
    const { percent, times = [], each, nights, when } = part;
    if (when && !holds(when)) return 0;
    const factors = [
      ...(each ? [sumOf(inEntries(each, others))] : []),
      ...(nights ? [nightsOfStay(nights, values)] : []),
    ];
    const base = factors.reduce((product, factor) => product * factor, baseOf(part, above));
    const cents = multiplied(base, times, values);
    return percent === undefined ? cents : shareOf(cents, percent);
  };
  const cents = sum.reduce((above, part) => above + centsOfPart(part, above), 0);
  // No negative zero.
  return Math.round(cents) / 100 + 0;
};

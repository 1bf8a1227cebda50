import { mostEntries } from '../../src/fields/list/most-entries';
import type { EachEntry, PricePart, Stay } from '../../src/fields/price/schema';
import { centsOf, pricedOptions, wholeShare } from '../../src/fields/price/work-out';
import type { ListOfFields, FieldDefinition } from '../../src/fields/registry';
import { listIn } from '../../src/fields/stored-group/as-list';
import { type FormField, conditionsFor } from '../../src/form/form-fields';
import { isYearly } from '../../src/schema/calendar';
import { arrivalAt, departureAt, nightsBetween, type StayAt, yearIn } from './day-conditions';
import { centsOfField, factor, memberOf, type PriceWriting } from './price-fields';

export type Price = FieldDefinition<'price'>;

type Role = 'arrival' | 'departure';
const roles: readonly Role[] = ['arrival', 'departure'];

/** The fields of days between which a price counts nights, each once for what it begins or ends. */
export const daysOf = ({ sum = [] }: Price): { name: string; role: Role }[] =>
  roles.flatMap((role) => {
    const names = sum.flatMap(({ nights }) => nights?.[role] ?? []);
    return [...new Set(names)].map((name) => ({ name, role }));
  });

type Days = ReturnType<typeof daysOf>;

const placeOfDay = (days: Days, role: Role, of: string) =>
  days.findIndex((each) => each.name === of && each.role === role);

/** The days of a stay, among the arguments of the function for the cents. */
const stayIn = (days: Days, { arrival, departure }: Stay): StayAt => {
  const begins = placeOfDay(days, 'arrival', arrival);
  return {
    arrival: `day${begins}`,
    departure: `day${placeOfDay(days, 'departure', departure)}`,
    year: `year${begins}`,
  };
};

/** Whether a season of the price that begins at this day comes back each year. */
export const needsYear = ({ sum = [] }: Price, { name, role }: Days[number]): boolean =>
  role === 'arrival' &&
  sum.some(({ nights }) => nights?.arrival === name && isYearly(nights.from ?? ''));

/** Names of the functions of a price. */
export const functionOf = ({ name }: FieldDefinition) => `centsOf_${name}`;
const eachOf = ({ name }: FieldDefinition, place: number) => `eachOf_${name}_${place + 1}`;

/** How the cents of other prices are written, by their names. */
type Known = Readonly<Record<string, string>>;

/** Of a price, and where its parts stand in it. */
type Within = { field: Price; days: Days; known: Known };

const placeOfPart = ({ sum = [] }: Price, part: PricePart) => sum.indexOf(part);

const listOf = ({ fields }: PriceWriting, { list }: EachEntry) => {
  const found = fields.find(({ field }) => field.name === list);
  const asked = found?.field.kind === 'list' ? listIn(found.field) : undefined;
  return found && asked ? { found, list: asked } : undefined;
};

/** What the function for one entry works out. */
const centsOfEntry = (
  { when, of, times = [] }: EachEntry,
  list: ListOfFields,
  writing: PriceWriting,
): string => {
  const { entry, shown } = writing.entries(list, when);
  const factors = [
    ...(of === undefined ? [] : [centsOfField(of, entry).sum]),
    ...times.map((name) => factor(name, entry)),
  ];
  const cents = factors.join(' * ') || '1';
  return shown === undefined ? cents : `${shown} ? ${cents} : 0`;
};

/** Whether all entries count, and each of them once. */
const countsAll = ({ when, of, times = [] }: EachEntry): boolean =>
  !when && of === undefined && times.length === 0;

/** What the functions for entries need besides: the record, where a condition names its fields. */
const beside = (cents: string, record: string) => (/\bform\b/.test(cents) ? `, ${record}` : '');

const inEntries = (part: PricePart, field: Price, writing: PriceWriting): string[] => {
  const { each } = part;
  if (!each) return [];
  const of = listOf(writing, each);
  if (!of) return ['0'];
  const entries = memberOf(of.found, writing.member, '[]');
  if (countsAll(each)) return [`${entries}.size()`];
  const more = beside(centsOfEntry(each, of.list, writing), 'data');
  return [`${eachOf(field, placeOfPart(field, part))}(${entries}, ${entries}.size()${more})`];
};

/** The function for the entries of a list that count, and that for one of them. */
export const eachFunctions = (part: PricePart, field: Price, writing: PriceWriting): string[] => {
  const { each } = part;
  const of = each && listOf(writing, each);
  if (!of || countsAll(each)) return [];
  const name = eachOf(field, placeOfPart(field, part));
  const one = centsOfEntry(each, of.list, writing);
  const more = beside(one, 'form');
  const places = Array.from({ length: Math.min(of.list.max, mostEntries) }, (_, at) => at);
  const all = places.map((at) => `(n > ${at} ? ${name}_one(all[${at}]${more}) : 0)`);
  return [
    `function ${name}_one(data${more}) { return ${one}; }`,
    `function ${name}(all, n${more}) { return ${all.join(' + ')}; }`,
  ];
};

/** The cents of a price that is named by another one; of a hidden one none. */
const centsOfPrice = (
  { field, when }: FormField,
  { known }: Within,
  writing: PriceWriting,
): string => {
  const price = field as Price;
  const cents = known[price.name] ?? `(${centsOfWhole(price, known, writing)})`;
  return when.length === 0 ? cents : `(${writing.shown(when)} ? ${cents} : 0)`;
};

const baseOf = (part: PricePart, within: Within, writing: PriceWriting): string => {
  const { of, amount, nights } = part;
  if (of === undefined) return String(centsOf(amount ?? 0));
  const named = writing.fields.find(({ field }) => field.name === of);
  if (named?.field.kind === 'price') return centsOfPrice(named, within, writing);
  return centsOfField(of, writing, nights?.season).sum;
};

/** A share of all above it, which it takes as the first argument. */
export const isOfAll = ({ amount, of, each, percent }: PricePart) =>
  percent !== undefined && (amount ?? of ?? each?.of) === undefined;

const whileShown = ({ when }: PricePart, cents: string, writing: PriceWriting) =>
  when ? `(${writing.shown(conditionsFor([when], writing.fields))} ? ${cents} : 0)` : cents;

/** A share of cents in hundredths of a percent, to whole cents, halves up, as `workOut` has it. */
export const shareOf = (cents: string, share: string): string =>
  `shareOf(${cents} * ${share} + ${wholeShare / 2})`;

/** What is added, for each of these nights where it counts some. */
type Term = { cents: string; nights?: string | undefined };

const termOf = (part: PricePart, within: Within, writing: PriceWriting): Term => {
  const { percent, times = [], each, nights: stay } = part;
  const product = [
    ...(each?.of === undefined ? [baseOf(part, within, writing)] : []),
    ...inEntries(part, within.field, writing),
    ...times.map((name) => factor(name, writing)),
  ].join(' * ');
  const nights = stay && nightsBetween(stayIn(within.days, stay), stay);
  if (percent === undefined) return { cents: whileShown(part, product, writing), nights };
  const all = nights === undefined ? product : `${product} * ${nights}`;
  return { cents: whileShown(part, shareOf(all, String(centsOf(percent))), writing) };
};

/** Nights that several terms count are worked out once for all of them. */
const added = (terms: readonly Term[]): string =>
  [...new Set(terms.map(({ nights }) => nights))]
    .map((nights) => {
      const own = terms.filter((term) => term.nights === nights).map(({ cents }) => cents);
      const all = own.join(' + ');
      if (nights === undefined) return all;
      return own.length === 1 ? `${all} * ${nights}` : `(${all}) * ${nights}`;
    })
    .join(' + ');

/** Nothing can be added by it: an option has no other price in that season. */
const isNothing = ({ of, nights }: PricePart, { fields }: PriceWriting): boolean =>
  nights?.season !== undefined &&
  pricedOptions(fields.find(({ field }) => field.name === of)?.field, nights.season).every(
    ([, cents]) => cents === 0,
  );

export const centsOfSum = (within: Within, writing: PriceWriting): string => {
  const parts = (within.field.sum ?? []).filter((part) => !isNothing(part, writing));
  let terms: Term[] = [];
  for (const part of parts) {
    if (isOfAll(part)) {
      const share = whileShown(part, String(centsOf(part.percent ?? 0)), writing);
      terms = [{ cents: `withShare(${added(terms) || '0'}, ${share})` }];
    } else {
      terms = [...terms, termOf(part, within, writing)];
    }
  }
  return added(terms) || '0';
};

/** Whether the server works out nights for this field. */
export const hasNights = (field: FieldDefinition): boolean =>
  field.kind === 'price' && !field.clientOnly && (field.sum ?? []).some(({ nights }) => nights);

/** The cents of a price: by its function where it counts nights. */
export const centsOfWhole = (field: Price, known: Known, writing: PriceWriting): string => {
  const days = daysOf(field);
  if (!hasNights(field)) return centsOfSum({ field, days, known }, writing);
  const { fields, member } = writing;
  const values = days.flatMap((day) => {
    const found = fields.find((each) => each.field.name === day.name);
    const date = found ? memberOf(found, member, "''") : "''";
    if (day.role === 'departure') return [departureAt(date)];
    return [arrivalAt(date), ...(needsYear(field, day) ? [yearIn(date)] : [])];
  });
  return `${functionOf(field)}(${['data', ...values].join(', ')})`;
};

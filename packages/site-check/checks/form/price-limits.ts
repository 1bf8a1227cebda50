import { centsOf, sumOf, wholeShare } from '../../../../src/fields/price/work-out';
import { longestStayIn } from '../../../../src/rules/nights';
import { validDate } from '../../../../src/schema/calendar-day';
import { listOf, numberOf, textOf } from '../../../config-values/values';
import type { Finding } from '../../../problems/problem';
import { asksAlways, type Field, fieldNamed, fieldsWithin, type Rule, rulesOf } from './form-parts';
import {
  factorsOf,
  isCounted,
  isOfNumbers,
  isSum,
  numbersOfColumns,
  type Part,
  partsOfPrice,
  pricesOf,
  seasonPricesOf,
} from './priced-fields';

export type Form = { fields: readonly Field[]; rules: readonly Rule[] };

/** The most that a field multiplies by, or adds; undefined for a number that nothing limits. */
const mostOf = (field: Field, { rules }: Form): number | undefined => {
  if (field.kind === 'list') return numberOf(field.entries.max);
  if (field.kind === 'scale') return numberOf(field.entries.to);
  if (field.kind === 'rating') return listOf(field.entries.stars).length;
  if (field.kind === 'matrix') {
    return Math.max(...numbersOfColumns(field)) * listOf(field.entries.rows).length;
  }
  if (field.kind === 'checkboxes') {
    return listOf(field.entries.options).length + (field.entries.other === undefined ? 0 : 1);
  }
  const limits = ['min', 'max'].map((check) => {
    const own = rules.find(
      (rule) => rule.field === field.name && rule.check === check && asksAlways(rule.entries),
    );
    return numberOf(own?.entries.value);
  });
  const [least, most] = limits;
  return least === undefined || most === undefined
    ? undefined
    : Math.max(Math.abs(least), Math.abs(most));
};

/** Between the first and the last day that a field holds. */
const mostNights = 3_652_424;

/** The most nights that the server lets lie between two days. */
const mostNightsOf = ({ arrival, departure }: Record<string, unknown>, { rules }: Form): number => {
  const limits = rules
    .filter(({ check, field, entries }) => {
      const isOfStay = field === departure && entries.other === arrival;
      const isAlways = entries.from === undefined && entries.to === undefined;
      return check === 'days-after' && isOfStay && isAlways && asksAlways(entries);
    })
    .flatMap(({ entries }) => numberOf(entries.most) ?? []);
  return Math.min(mostNights, ...limits);
};

const tell = (path: string, reason: string): Finding => ({
  error: 'priceUnverified',
  path,
  parts: { reason },
});

/** The most of whole numbers in a field, or why that is not known. */
const limitOf = (field: Field, path: string, form: Form): number | Finding => {
  const step = numberOf(field.entries.step) ?? 1;
  if (!Number.isInteger(step)) return tell(path, `“${field.name}” may be a part of a number`);
  return mostOf(field, form) ?? tell(path, `“${field.name}” may be any number`);
};

/** What the rules work with must be exact. */
export const tooMuch = (path: string, most: number): Finding[] =>
  most * 100 > Number.MAX_SAFE_INTEGER ? [tell(path, 'it may become too large')] : [];

/** The most cents in a field, or why that is not known. */
export const mostCents = (field: Field, path: string, form: Form): number | Finding => {
  if (isSum(field)) return mostOfPrice(field, path, form);
  if (!isOfNumbers(field)) {
    const seasons = seasonPricesOf(field).flat();
    const usual = pricesOf(field).map(Math.abs);
    return sumOf([...usual, ...seasons.map(({ price }) => Math.abs(centsOf(price)))]);
  }
  const limit = limitOf(field, path, form);
  return typeof limit === 'number' ? limit * 100 : limit;
};

/** The most of what is multiplied by these fields, or why that is not known. */
const mostMultiplied = (
  most: number,
  factors: readonly { name: string | undefined; path: string }[],
  form: Form,
): number | Finding => {
  let product = most;
  for (const { name, path } of factors) {
    const field = fieldNamed(name, form.fields);
    if (!field || !isCounted(field)) continue;
    const limit = limitOf(field, path, form);
    if (typeof limit !== 'number') return limit;
    product *= limit;
  }
  return product;
};

/** The most of what the entries of a list are, or of the cents in one of their fields. */
const mostOfEntries = (
  { list: name, of, times }: Record<string, unknown>,
  path: string,
  form: Form,
): number | Finding => {
  const list = fieldNamed(name, form.fields);
  const most = numberOf(list?.entries.max) ?? 0;
  if (!list) return most;
  const within = { fields: fieldsWithin(list), rules: rulesOf(list.entries, list.path) };
  const field = fieldNamed(of, within.fields);
  const cents = field ? mostCents(field, `${path}.of`, within) : 1;
  if (typeof cents !== 'number') return cents;
  return mostMultiplied(cents * most, factorsOf(times, path), within);
};

/** A stay that may reach two seasons of one that comes back each year: the server knows one of them. */
const reachesNext = ({ path, nights }: Part, form: Form): Finding[] => {
  const [from, to] = [textOf(nights?.from), textOf(nights?.to)];
  if (!nights || from === undefined || to === undefined) return [];
  if (!validDate.test(`2024-${from}`) || !validDate.test(`2024-${to}`)) return [];
  const longest = longestStayIn({ from, to });
  return mostNightsOf(nights, form) > longest
    ? [
        tell(
          path,
          `a stay may reach from a season that begins on ${from} into that of the next year, unless a rule “days-after” with “most” allows ${longest} nights or fewer`,
        ),
      ]
    : [];
};

/** The most cents of a part, of which the parts above are at most `above`; or why that is not known. */
const mostOfPart = (part: Part, above: number, form: Form): number | Finding => {
  const { path, amount, of, percent, each, nights, factors } = part;
  const source = fieldNamed(of, form.fields);
  const base = source
    ? mostCents(source, `${path}.of`, form)
    : amount === undefined && each?.of === undefined
      ? above
      : Math.abs(centsOf(amount ?? 0)) || 1;
  if (typeof base !== 'number') return base;
  let most = base;
  if (each) {
    const entries = mostOfEntries(each, `${path}.each`, form);
    if (typeof entries !== 'number') return entries;
    most *= entries;
  }
  if (nights) most *= mostNightsOf(nights, form);
  const product = mostMultiplied(most, factors, form);
  if (percent === undefined || typeof product !== 'number') return product;
  const share = product * Math.abs(centsOf(percent));
  // Twice as much stands in `halfUp`, and then it is divided.
  return tooMuch(path, share / 50)[0] ?? Math.ceil(share / wholeShare);
};

/** The most cents of a price together, as far as they are known. */
const mostOfPrice = (price: Field, path: string, form: Form): number | Finding => {
  if (price.entries.clientOnly === true) {
    return tell(path, `“${price.name ?? ''}” is worked out by the browser alone`);
  }
  // Of one that stands below nothing is known: it has an error of its own.
  const above = form.fields.slice(0, form.fields.indexOf(price));
  return partsOfPrice(price).reduce((sum, part) => {
    const most = mostOfPart(part, sum, { ...form, fields: above });
    return sum + (typeof most === 'number' ? most : 0);
  }, 0);
};

/** Why the rules of the server cannot work out a price for certain, and where; nothing if they can. */
export const unverified = (price: Field, form: Form): Finding[] => {
  let sum = 0;
  return partsOfPrice(price).flatMap((part) => {
    const most = mostOfPart(part, sum, form);
    if (typeof most !== 'number') return [most];
    const [before] = tooMuch(part.path, sum);
    sum += most;
    return [...reachesNext(part, form), ...(before ? [] : tooMuch(part.path, sum))];
  });
};

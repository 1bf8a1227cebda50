import type { Season } from '../../../../src/rules/nights';
import { addDays, isBetween, isYearly } from '../../../../src/schema/calendar';
import { areAlike, validDate } from '../../../../src/schema/calendar-day';
import { textOf } from '../../../config-values/values';
import { inQuotes } from '../../../problems/nearest/meant-by';
import type { Finding } from '../../../problems/problem';
import { unknownName } from '../found';
import type { Field } from './form-parts';
import { partsOfPrice, seasonPricesOf } from './priced-fields';

type NamedSeason = Required<Season> & { id: string; path: string };

/** The seasons by which a price counts the options of a field, each as often as a part has it. */
const seasonsOf = (field: Field, price: Field): NamedSeason[] =>
  partsOfPrice(price).flatMap(({ path, of, nights }) => {
    const [id, from, to] = [textOf(nights?.season), textOf(nights?.from), textOf(nights?.to)];
    const isKnown = id !== undefined && from !== undefined && to !== undefined;
    return isKnown && of === field.name ? [{ id, from, to, path }] : [];
  });

/** More days than a season has, unless somebody mistyped a year. */
const mostDays = 3660;

const daysOf = ({ from, to }: { from: string; to: string }): string[] => {
  const days: string[] = [];
  for (let day = from; day <= to && days.length < mostDays; day = addDays(day, 1)) days.push(day);
  return days;
};

const aYear = { from: '2024-01-01', to: '2024-12-31' };

const isWhole = ({ from, to }: NamedSeason) =>
  areAlike({ from, to }) &&
  [from, to].every((day) => validDate.test(isYearly(day) ? `2024-${day}` : day));

/** Whether a night is in both. */
const overlap = (one: NamedSeason, other: NamedSeason): boolean => {
  if (!isWhole(one) || !isWhole(other)) return false;
  const dated = [one, other].find(({ from }) => !isYearly(from));
  return daysOf(dated ?? aYear).some((day) => isBetween(day, one) && isBetween(day, other));
};

/** Two seasons that share nights in which an option has a price of its own: nobody knows which of them holds. */
const overlapping = (field: Field, seasons: readonly NamedSeason[]): Finding[] => {
  const isPricedIn = (...ids: string[]) =>
    seasonPricesOf(field).some((all) => ids.every((id) => all.some(({ season }) => season === id)));
  return seasons.flatMap((season, at) => {
    const other = seasons
      .slice(0, at)
      .find((each) => isPricedIn(each.id, season.id) && overlap(each, season));
    if (!other) return [];
    const parts = { found: inQuotes(season.id), other: inQuotes(other.id) };
    return [{ error: 'overlappingSeasons', path: `${season.path}.nights.from`, parts }];
  });
};

/** Prices in seasons that no part of a price knows. */
const uncounted = (field: Field, prices: readonly Field[]): Finding[] => {
  const known = prices.flatMap((price) => seasonsOf(field, price).map(({ id }) => id));
  const isAdded = prices.some((price) => partsOfPrice(price).some(({ of }) => of === field.name));
  return seasonPricesOf(field).flatMap((all, option) => {
    const path = `${field.path}.options[${option}].seasonPrices`;
    if (all.length > 0 && known.length === 0 && isAdded) {
      return [{ error: 'seasonPricesUncounted', path, at: 'key' } as const];
    }
    return all.flatMap(({ season: name }, at) =>
      known.length === 0
        ? []
        : unknownName({ error: 'noSuchSeason', path: `${path}[${at}].season`, name }, known),
    );
  });
};

/** What options say of prices in seasons, and what a price makes of it. */
export const checkSeasonPrices = (fields: readonly Field[]): Finding[] => {
  const prices = fields.filter(({ kind }) => kind === 'price');
  return fields.flatMap((field) => [
    ...uncounted(field, prices),
    ...prices.flatMap((price) => overlapping(field, seasonsOf(field, price))),
  ]);
};

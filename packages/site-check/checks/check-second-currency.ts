import { validDate } from '../../../src/schema/calendar-day';
import { isCollectionFile, isFormFile } from '../../../src/schema/config-files';
import { textAt, textOf, type Values } from '../../config-values/values';
import type { Finding } from '../../problems/problem';
import { partsOfForm } from '../../resolved-site/form-tree';
import type { CheckedSite } from '../checked-site';
import { foundIf, unknownName } from './found';

const yearBefore = (day: string) => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;

const wrongDay = (day: string, today: string): Finding[] => {
  const at = { path: 'secondCurrency.day', parts: { found: day } };
  if (!validDate.test(day)) return [];
  if (day > today) return [{ ...at, error: 'rateToCome' }];
  return foundIf(day < yearBefore(today), { ...at, error: 'oldRate' });
};

const currenciesIn = (values: Values): string[] =>
  [...values].flatMap(([file, value]) => {
    const priced = isFormFile(file) ? partsOfForm(value).map(({ part }) => part.currency) : [];
    return [...priced, isCollectionFile(file) && textAt(value, 'currency')].flatMap(
      (each) => textOf(each) ?? [],
    );
  });

/** A rate that is old or of no day yet, or of a currency in which nothing has a price. */
export const checkSecondCurrency = (
  site: unknown,
  { values, today }: Pick<CheckedSite, 'values' | 'today'>,
): Finding[] => {
  const [name, day = ''] = ['from', 'day'].map((key) => textAt(site, `secondCurrency.${key}`));
  const from = { error: 'noPriceInCurrency', path: 'secondCurrency.from', name } as const;
  return [...wrongDay(day, today), ...unknownName(from, [...new Set(currenciesIn(values))])];
};

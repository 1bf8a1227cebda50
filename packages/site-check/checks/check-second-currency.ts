import { validDate } from '../../../src/schema/calendar-day';
import { collectionNameOf, isFormFile, siteFile } from '../../../src/schema/config-files';
import { groupOf, textOf, type Values } from '../../config-values/values';
import { inQuotes, meantBy } from '../../problems/nearest/meant-by';
import type { FileFinding } from '../../problems/problem';
import { partsOfForm } from '../../resolved-site/form-tree';

const yearBefore = (day: string) => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;

const daysOfRate = (day: string, today: string): FileFinding[] => {
  const at = { file: siteFile, path: 'secondCurrency.day', parts: { found: day } };
  if (!validDate.test(day)) return [];
  if (day > today) return [{ ...at, error: 'rateToCome' }];
  return day < yearBefore(today) ? [{ ...at, error: 'oldRate' }] : [];
};

const currenciesOfForm = (form: unknown): string[] =>
  partsOfForm(form).flatMap(({ part }) => textOf(part.currency) ?? []);

/** A rate that is old or of no day yet, or of a currency in which nothing has a price. */
export const checkSecondCurrency = (values: Values, today: string): FileFinding[] => {
  const second = groupOf(values.get(siteFile)).secondCurrency;
  const { from, day } = groupOf(second);
  const currencies = [...values].flatMap(([file, value]) => {
    if (isFormFile(file)) return currenciesOfForm(value);
    return collectionNameOf(file) === undefined ? [] : (textOf(groupOf(value).currency) ?? []);
  });
  const written = textOf(from);
  const isUsed = written === undefined || currencies.includes(written);
  return [
    ...daysOfRate(textOf(day) ?? '', today),
    ...(isUsed
      ? []
      : [
          {
            file: siteFile,
            error: 'noPriceInCurrency' as const,
            path: 'secondCurrency.from',
            ...meantBy(written, [...new Set(currencies)], inQuotes),
          },
        ]),
  ];
};

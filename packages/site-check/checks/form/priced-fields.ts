import { pricedOptions } from '../../../../src/fields/price/work-out';
import type { FieldDefinition } from '../../../../src/fields/registry';
import { keysOfKind } from '../../../config-values/fitting-rules';
import { groupOf, listOf, numberOf, textOf } from '../../../config-values/values';
import type { Field } from './form-parts';

/** What of a form a price can be worked out from. */

const counted = ['number', 'list', 'checkboxes'];

/** The prices in seasons that the options of a field say. */
export const seasonPricesOf = ({ entries }: Field) =>
  listOf(entries.options).map((option) =>
    listOf(groupOf(option).seasonPrices).map((each) => {
      const { season, price } = groupOf(each);
      return { season: textOf(season) ?? '', price: numberOf(price) ?? 0 };
    }),
  );

/** Cents of the options of a field; of a season how much more they are. */
export const pricesOf = (field: Field, season?: string): number[] => {
  if (!keysOfKind(field).includes('options')) return [];
  const inSeasons = seasonPricesOf(field);
  const options = listOf(field.entries.options).map((option, at) => ({
    value: '',
    price: numberOf(groupOf(option).price),
    seasonPrices: inSeasons[at],
  }));
  return pricedOptions({ options } as FieldDefinition, season).map(([, cents]) => cents);
};

export const numbersOfColumns = ({ entries }: Field): number[] =>
  listOf(entries.columns).flatMap((column) => numberOf(groupOf(column).number) ?? []);

/** It holds a number, or several. */
export const isOfNumbers = (field: Field) =>
  ['number', 'rating', 'scale'].includes(field.kind ?? '') ||
  (field.kind === 'matrix' && numbersOfColumns(field).length > 0);

/** Cents can be worked out from it. */
export const isPriced = (field: Field) =>
  pricesOf(field).length > 0 ||
  seasonPricesOf(field).some((all) => all.length > 0) ||
  isOfNumbers(field);

export const isCounted = ({ kind = '' }: Field) => counted.includes(kind);

/** A price that adds up, of which another one may be a share. */
export const isSum = ({ kind, entries }: Field) =>
  kind === 'price' && entries.average === undefined;

/** The fields that multiply a part at `path`, or the entries of its list. */
export const factorsOf = (times: unknown, path: string) =>
  listOf(times).map((name, at) => ({ name: textOf(name), path: `${path}.times[${at}]` }));

export const partsOfPrice = (price: Field) =>
  listOf(price.entries.sum).map((entry, place) => {
    const { amount, of, percent, times, each, nights, when } = groupOf(entry);
    const path = `${price.path}.sum[${place}]`;
    return {
      path,
      amount: numberOf(amount),
      of: textOf(of),
      percent: numberOf(percent),
      factors: factorsOf(times, path),
      each: each === undefined ? undefined : groupOf(each),
      days: ['arrival', 'departure'].map((at) => ({ name: textOf(groupOf(nights)[at]), at })),
      nights: nights === undefined ? undefined : groupOf(nights),
      when,
    };
  });

export type Part = ReturnType<typeof partsOfPrice>[number];

import { string } from 'yup';
import { validDate } from '../../schema/calendar-day';
import { diets } from '../../schema/diets';
import { weekdays } from '../../schema/hour-span';
import {
  oneOf,
  optionalGroup,
  optionalList,
  optionalText,
  strictObject,
  text,
} from '../../schema/primitives';
import { currencyKeys, currencyOfPrices, priceKeys } from '../amounts';
import { collectionKind } from '../kind-schema';

const dayOfYear = (words: string) =>
  string()
    .typeError('must be a text in quotes')
    .required('is missing: write a month and a day, for example 05-01')
    .test(
      'day-of-year',
      'must be a month and a day, for example 05-01 for the first of May',
      // The 29th of February is in some years.
      (value = '') => value === '' || validDate.test(`2024-${value}`),
    )
    .meta({ description: words, blank: '05-01' });

export const dishSchema = collectionKind('dish', 'What can be eaten and drunk.', {
  collection: currencyKeys,
  entry: {
    number: optionalText('The number on the menu, in quotes.', 'it has none'),
    ...priceKeys,
    diets: optionalList(
      'The diets that it suits.',
      'nothing is said of diets',
      oneOf(undefined, diets),
    ),
    allergens: optionalList(
      'What can cause allergies, as visitors read it.',
      'nothing is said of allergens',
      text(),
    ),
    days: optionalList(
      'The days of the week on which it is served, which lists say.',
      'it is served every day',
      oneOf(undefined, weekdays),
    ),
    season: optionalGroup(
      'The part of every year in which it is served: lists show it only then. One that ends before it begins goes on into the next year.',
      'it is served all year',
      strictObject({
        from: dayOfYear('The first day: the month, and the day.'),
        to: dayOfYear('The last day: the month, and the day.'),
      }),
    ),
  },
})
  .test(currencyOfPrices)
  .meta({
    listed: { look: 'menu' },
    aliases: 'dishes menu food meals drinks beverages wines cocktails lunch',
  });

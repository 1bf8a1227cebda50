import { dayOrYearly } from '../../schema/calendar-day';
import { optionalText, whole } from '../../schema/primitives';
import { currencyKeys, currencyOfPrices, priceKeys } from '../amounts';
import { collectionKind } from '../kind-schema';

const { price } = priceKeys;

export const seasonSchema = collectionKind(
  'season',
  'Seasons: times of a year in which a night costs more, or a stay is longer. Forms price stays by them, and lists show them. A price or a day that stands elsewhere too can be one of the values of config/site.ts, written as its name in braces.',
  {
    collection: currencyKeys,
    entry: {
      start: dayOrYearly(
        'Its first night, for example 2027-07-01; or 07-01, with which the season comes back each year.',
      ),
      end: dayOrYearly(
        'Its last night, with a year where the first one has one. Each year from 12-20 to 01-06 is at the turn of the year.',
      ),
      price: price.meta({
        description: 'What each of its nights costs, or costs more, as a number.',
      }),
      unit: optionalText(
        'What the price is for, for example more a night.',
        'nothing is said of it',
      ),
      nights: whole(
        'The fewest nights of a stay that begins in it: of one that begins before, nothing is asked.',
      )
        .min(1, 'must be 1 or more')
        .optional()
        .meta({ whenOmitted: 'a stay may be as short as at other times' }),
    },
  },
)
  .test(currencyOfPrices)
  .meta({ aliases: 'seasons high-season low-season prices-by-season rates' });

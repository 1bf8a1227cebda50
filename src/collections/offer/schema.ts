import { dayOrMoment } from '../../schema/calendar-day';
import {
  flag,
  markedText,
  optionalList,
  optionalOneOf,
  optionalText,
  whole,
} from '../../schema/primitives';
import { people, relation } from '../../schema/relation';
import { seasonPrices } from '../../schema/season-prices';
import { currencyKeys, currencyOfPrices, priceKeys } from '../amounts';
import { collectionKind } from '../kind-schema';

export const offerSchema = collectionKind(
  'offer',
  'What is offered, with prices: services, courses, products, rooms, memberships.',
  {
    collection: {
      ...currencyKeys,
      type: optionalOneOf('What they are to search engines.', 'product', {
        product: 'things',
        service: 'work that is done',
        course: 'courses, in which something is learnt',
      }),
    },
    entry: {
      ...priceKeys,
      unit: optionalText(
        'What the price is for, for example per month.',
        'the price is for all of it',
      ),
      seasonPrices: seasonPrices(),
      badge: optionalText('One or two words that stand out, for example New.', 'there is none'),
      points: optionalList('What it includes, point by point.', 'there are none', markedText()),
      availability: optionalOneOf('Whether it can be had.', 'nothing is said of it', {
        'in-stock': 'it can be had at once',
        'limited-availability': 'a few are left',
        'pre-order': 'it can be ordered before it is there',
        'back-order': 'it can be ordered and comes later',
        'sold-out': 'all are sold or taken',
        'out-of-stock': 'it is not there at the moment',
        'in-store-only': 'it can be had on the spot only',
        'online-only': 'it can be had over the internet only',
        discontinued: 'it is no longer offered',
      }),
      highlight: flag('Makes the entry stand out among the others.'),
      seats: whole(
        'How many can take part; of rooms how many there are. A field with places whose options are these entries has so many of each.',
      )
        .min(0)
        .optional()
        .meta({ whenOmitted: 'no number is given' }),
      start: dayOrMoment('When it begins.').optional().meta({ whenOmitted: 'it has no beginning' }),
      hours: whole('How many hours it takes in all. Of courses search engines ask for it.')
        .min(1)
        .optional()
        .meta({ whenOmitted: 'nothing is said of it' }),
      by: relation('Who gives or makes it.', people)
        .optional()
        .meta({ whenOmitted: 'nobody is named', fact: true }),
    },
  },
)
  .test(currencyOfPrices)
  .meta({
    aliases:
      'offers products services courses classes rooms memberships plans packages shop store catalogue treatments',
  });

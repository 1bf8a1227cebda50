import { calendarDay, dayOrMoment } from '../../schema/calendar-day';
import { weekdays } from '../../schema/hour-span';
import { httpsAddress } from '../../schema/link';
import {
  flag,
  listOf,
  oneOf,
  optionalGroup,
  optionalList,
  optionalOneOf,
  strictObject,
  whole,
} from '../../schema/primitives';
import { people, places, relation } from '../../schema/relation';
import { currencyKeys, currencyOfPrices, priceKeys } from '../amounts';
import { collectionKind } from '../kind-schema';

const repeats = strictObject({
  days: listOf('The days of the week on which it takes place.', oneOf(undefined, weekdays)),
  until: calendarDay('The last day of the series.'),
  except: optionalList(
    'Days on which it does not take place, for example holidays.',
    'it takes place on all these days',
    calendarDay(''),
  ),
});

export const eventSchema = collectionKind(
  'event',
  'Events: what takes place on a day, once or in a series.',
  {
    collection: currencyKeys,
    entry: {
      start: dayOrMoment('When it begins; of a series the first time.'),
      end: dayOrMoment(
        'When it ends; of a series when the first date ends: the others last as long.',
      )
        .optional()
        .meta({ whenOmitted: 'it ends on the same day' }),
      repeats: optionalGroup('Repeats it every week, as set here.', 'it takes place once', repeats),
      place: relation('Where it takes place.', places)
        .optional()
        .meta({ whenOmitted: 'no place is given', fact: true }),
      ...priceKeys,
      highlight: flag(
        'A list can show only these events: where: { highlighted: true }. Price cards let it stand out.',
      ),
      seats: whole(
        'How many can take part. A field with places whose options are these entries has so many of each.',
      )
        .min(0)
        .optional()
        .meta({ whenOmitted: 'no number is given' }),
      organiser: relation('Who organises it.', people)
        .optional()
        .meta({ whenOmitted: 'it is the business itself', fact: true }),
      performers: optionalList(
        'Who can be seen or heard.',
        'nobody is named',
        relation('', people).meta({ fact: true }),
      ),
      status: optionalOneOf('What has become of it.', 'scheduled', {
        scheduled: 'it takes place as planned',
        cancelled: 'it does not take place',
        postponed: 'it takes place later, and when is not known yet',
        'moved-online': 'it takes place on the internet instead',
      }),
      online: flag('Visitors can take part over the internet.'),
      onlineAddress: httpsAddress('The web address at which to take part.')
        .optional()
        .meta({ whenOmitted: 'no address is given' }),
    },
  },
)
  .test(currencyOfPrices)
  .meta({
    takesPlace: true,
    listed: { sort: 'soonest', look: 'agenda' },
    aliases: 'events calendar dates concerts shows performances workshops meetings appointments',
  });

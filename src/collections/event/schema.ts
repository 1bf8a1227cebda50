import { calendarDay, dayOrMoment } from '../../schema/calendar-day';
import { weekdays } from '../../schema/hour-span';
import { httpsAddress } from '../../schema/link';
import {
  flag,
  listOf,
  oneOf,
  optionalList,
  strictObject,
  whole,
  withDescription,
} from '../../schema/primitives';
import { people, places, relation } from '../../schema/relation';
import { currencyKeys, currencyOfPrices, priceKeys } from '../amounts';
import { collectionKind } from '../kind-schema';

const repeats = strictObject({
  days: listOf('The days of the week on which it takes place.', oneOf(undefined, weekdays)).meta({
    aliases: 'weekdays on day',
  }),
  until: calendarDay('The last day of the series.').meta({ aliases: 'end to last' }),
  except: optionalList(
    'Days on which it does not take place, for example holidays.',
    'it takes place on all these days',
    calendarDay(''),
  ).meta({ aliases: 'exceptions exclude skip holidays' }),
});

export const eventSchema = collectionKind(
  'event',
  'Events: what takes place on a day, once or in a series.',
  {
    collection: currencyKeys,
    entry: {
      start: dayOrMoment('When it begins; of a series the first time.').meta({
        aliases: 'date day when begin begins start-date starts',
      }),
      end: dayOrMoment(
        'When it ends; of a series when the first date ends: the others last as long.',
      )
        .optional()
        .meta({
          whenOmitted: 'it ends on the same day',
          aliases: 'finish ends end-date to',
        }),
      repeats: withDescription('Repeats it every week, as set here.', repeats)
        .optional()
        .default(undefined)
        .meta({ whenOmitted: 'it takes place once', aliases: 'recurrence series repeat weekly' }),
      place: relation('Where it takes place.', places).optional().meta({
        whenOmitted: 'no place is given',
        aliases: 'location venue where address',
      }),
      ...priceKeys,
      highlight: flag(
        'A list can show only these events: where: { highlighted: true }. Price cards let it stand out.',
      ).meta({ aliases: 'featured popular recommended' }),
      seats: whole('How many can take part.').min(0).optional().meta({
        whenOmitted: 'no number is given',
        aliases: 'capacity places tickets limit',
      }),
      organiser: relation('Who organises it.', people).optional().meta({
        whenOmitted: 'it is the business itself',
        aliases: 'organizer host',
      }),
      performers: optionalList(
        'Who can be seen or heard.',
        'nobody is named',
        relation('', people),
      ).meta({ aliases: 'artists speakers musicians line-up cast' }),
      status: oneOf('What has become of it.', {
        scheduled: 'it takes place as planned',
        cancelled: 'it does not take place',
        postponed: 'it takes place later, and when is not known yet',
        'moved-online': 'it takes place on the internet instead',
      })
        .optional()
        .meta({ whenOmitted: 'scheduled', aliases: 'state' }),
      online: flag('Visitors can take part over the internet.').meta({
        aliases: 'virtual webinar remote',
      }),
      onlineAddress: httpsAddress('The web address at which to take part.').optional().meta({
        whenOmitted: 'no address is given',
        aliases: 'stream livestream meeting-link',
      }),
    },
  },
)
  .test(currencyOfPrices)
  .meta({
    aliases: 'events calendar dates concerts shows performances workshops meetings appointments',
  });

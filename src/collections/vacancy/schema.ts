import { calendarDay } from '../../schema/calendar-day';
import {
  flag,
  oneOf,
  optionalList,
  optionalText,
  strictObject,
  withDescription,
} from '../../schema/primitives';
import { places, relation } from '../../schema/relation';
import { amount, currencyKeys, currencyOfPrices } from '../amounts';
import { collectionKind } from '../kind-schema';

const salary = strictObject({
  from: amount('The salary, or the lowest, as a number in the currency of the collection.').meta({
    aliases: 'min minimum amount',
  }),
  to: amount('The highest.')
    .optional()
    .meta({ whenOmitted: 'it is this amount', aliases: 'max maximum' }),
  per: oneOf('For how long.', ['hour', 'day', 'week', 'month', 'year']).meta({
    aliases: 'unit period',
  }),
});

export const vacancySchema = collectionKind('vacancy', 'Vacancies: jobs for which to apply.', {
  collection: currencyKeys,
  entry: {
    posted: calendarDay('The day of publication.').meta({
      aliases: 'date published date-posted day',
    }),
    closes: calendarDay('The last day on which to apply; afterwards it is not shown.')
      .optional()
      .meta({ whenOmitted: 'it stays open', aliases: 'deadline valid-through closing-date end' }),
    place: relation('Where the work is.', places)
      .optional()
      .meta({ whenOmitted: 'it is the address of the business', aliases: 'location office where' }),
    employment: optionalList(
      'What sort of employment it can be.',
      'nothing is said of it',
      oneOf(undefined, {
        'full-time': 'all working hours',
        'part-time': 'some of them',
        temporary: 'for some time',
        contractor: 'on one’s own account',
        internship: 'to learn the work',
        apprenticeship: 'to learn the profession',
        volunteer: 'without pay',
      }),
    ).meta({ aliases: 'employment-type type contract hours' }),
    salary: withDescription('What is paid.', salary).optional().default(undefined).meta({
      whenOmitted: 'nothing is said of it',
      aliases: 'pay wage wages compensation',
    }),
    unit: optionalText(
      'What stands after the salary, for example an hour or per year.',
      'only the amounts are shown',
    ).meta({ aliases: 'per-label period-label' }),
    remote: flag('The work can be done from anywhere.').meta({
      aliases: 'home-office telecommute work-from-home',
    }),
  },
})
  .test(currencyOfPrices)
  .meta({ aliases: 'vacancies jobs job careers positions openings' });

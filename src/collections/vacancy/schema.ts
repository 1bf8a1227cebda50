import { calendarDay, optionalDay } from '../../schema/calendar-day';
import {
  flag,
  oneOf,
  optionalGroup,
  optionalList,
  optionalText,
  strictObject,
} from '../../schema/primitives';
import { places, relation } from '../../schema/relation';
import { amount, currencyKeys, currencyOfPrices } from '../amounts';
import { collectionKind } from '../kind-schema';

const salary = strictObject({
  from: amount('The salary, or the lowest, as a number in the currency of the collection.'),
  to: amount('The highest.').optional().meta({ whenOmitted: 'it is this amount' }),
  per: oneOf('For how long.', ['hour', 'day', 'week', 'month', 'year']),
});

export const vacancySchema = collectionKind('vacancy', 'Vacancies: jobs for which to apply.', {
  collection: currencyKeys,
  entry: {
    posted: calendarDay('The day of publication.'),
    closes: optionalDay(
      'The last day on which to apply; afterwards it is not shown.',
      'it stays open',
    ),
    place: relation('Where the work is.', places)
      .optional()
      .meta({ whenOmitted: 'it is the address of the business', fact: true }),
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
    ),
    salary: optionalGroup('What is paid.', 'nothing is said of it', salary),
    unit: optionalText(
      'What stands after the salary, for example an hour or per year.',
      'only the amounts are shown',
    ),
    remote: flag('The work can be done from anywhere.'),
  },
})
  .test(currencyOfPrices)
  .meta({
    listed: { sort: 'newest' },
    aliases: 'vacancies jobs job careers positions openings',
  });

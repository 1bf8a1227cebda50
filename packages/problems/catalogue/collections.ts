import { catalogue } from './catalogue-entry';

/** What a schema cannot say of the entries of collections. */
export const collections = catalogue({
  noSuchEntry: {
    code: 'SITE-372',
    description: 'Nothing in the collections has the id {found}.',
    why: 'There would be nothing to show, or visitors would read the name of a file.',
    repair:
      'Write the id of an entry of that collection, behind its name and a slash where it names both; or add the entry there.',
    example: "place: 'places/town-hall',\nwhere: { names: 'people/anna' },",
  },
  entryOfOtherKind: {
    code: 'SITE-373',
    description: '{found} is an entry of the kind “{kind}”, which cannot stand here.',
    why: 'Search engines would be told something wrong: a dish is no place, and a job is no person.',
    repair: 'Write an entry of a collection of one of these kinds, or plain words.',
    example: "place: 'places/town-hall',",
  },
  seriesOnNoDay: {
    code: 'SITE-374',
    description: 'This series takes place on no day between {from} and {to}.',
    why: 'It would be in no list and on no calendar.',
    repair: 'Write other days of the week, a later last day, or fewer exceptions.',
    example: "repeats: { days: ['monday'], until: '2027-05-31' },",
  },
  exceptOtherDay: {
    code: 'SITE-375',
    description: 'On {found} this series does not take place anyway: it is a {day}.',
    why: 'The day that was meant would stay in the series.',
    repair: 'Write a day on which it would take place otherwise, or delete this one.',
    example: "except: ['2027-04-05'],",
  },
  seriesEndsLate: {
    code: 'SITE-570',
    description:
      'Each date of this series would last until the next one: the first ends at {found}.',
    why: '“end” is the end of the first date; the others last as long. The last day of the series is “until” of “repeats”.',
    repair: 'Write when the first date ends, or delete “end”.',
    example:
      "start: '2027-01-11T22:00', end: '2027-01-12T01:00', repeats: { days: ['monday'], until: '2027-05-31' },",
  },
  timeWithoutZone: {
    code: 'SITE-571',
    description: '{found} is a time of day, but config/site.ts has no timeZone.',
    why: 'Calendars and search engines would be told the time of Greenwich without summer time.',
    repair: 'Write timeZone with the time zone of the business into config/site.ts.',
    example: "timeZone: 'Europe/London',",
  },
  priceDigits: {
    code: 'SITE-377',
    description: '{found} has more digits after the point than {currency} has.',
    why: 'Nobody can pay that.',
    repair: 'Round it.',
    example: 'price: 9.5,',
  },
  feedWithoutDays: {
    code: 'SITE-390',
    severity: 'warning',
    description: 'Nothing in this collection says since when it is there: its feed stays empty.',
    why: 'Feed readers show what is new, and go by the day.',
    repair: 'Write the day on which an entry came as “from”, or delete “feed”.',
    example: "{ id: 'german-a2', name: 'German A2', from: '2026-09-01' },",
  },
  salaryUpsideDown: {
    code: 'SITE-378',
    description: 'The highest salary, {found}, is below the lowest, {other}.',
    why: 'Nobody would know what is paid.',
    repair: 'Write the lower one first.',
    example: "salary: { from: 3200, to: 3900, per: 'month' },",
  },
});

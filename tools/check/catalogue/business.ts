import { catalogue } from './catalogue-entry';

/** Where the firm is, and when it is open. */
export const business = catalogue({
  overlappingHours: {
    code: 'SITE-183',
    description: '{found} overlaps {other} {day}.',
    why: 'Visitors and search engines would not know which of the two holds.',
    repair: 'Let one end before the other begins, or write them as one.',
    example: "{ days: ['monday'], open: ['08:00–12:00', '13:00–18:00'] },",
  },
  doubledDay: {
    code: 'SITE-184',
    description: 'Another entry speaks of these days already.',
    why: 'Visitors and search engines would not know which of the two holds.',
    repair: 'Name each day once.',
    example:
      "special: [\n  { label: 'Christmas', from: '2027-12-24', to: '2027-12-26' },\n  { from: '2027-12-31', open: ['08:00–11:00'] },\n],",
  },
  endsBeforeBegin: {
    code: 'SITE-185',
    description: 'The last day, {found}, is before the first one, {other}.',
    why: 'What ends before it begins is on no day.',
    repair: 'Write a last day that is not before the first one.',
    example: "{ label: 'Holidays', from: '2027-12-24', to: '2028-01-02' },",
  },
  mapWithoutPlace: {
    code: 'SITE-186',
    description: 'This shows contact.place of config/site.ts, which is not there.',
    why: 'Nothing of this section would be seen.',
    repair: 'Write contact.place in config/site.ts, or delete this section.',
    example:
      "place: {\n  lines: ['1 High Street', 'London'],\n  mapTitle: 'Map of our shop',\n  mapFrame: 'https://www.openstreetmap.org/export/embed.html?bbox=-0.0065%2C51.4749%2C0.0035%2C51.4809',\n  mapLink: { label: 'Open the map', to: 'https://www.openstreetmap.org/#map=16/51.478/-0.0015' },\n},",
  },
  otherDirection: {
    code: 'SITE-202',
    description: '{language} is read from {read}, and {found} says the other direction.',
    why: 'Lines, lists and menus would begin at the wrong side.',
    repair: 'Change the direction, or the language if that is the wrong one.',
    example: "language: 'ar',\ndirection: 'rtl',",
  },
  pastHours: {
    code: 'SITE-210',
    severity: 'warning',
    description: 'The last of these days, {found}, is past.',
    why: 'Visitors no longer see them.',
    repair: 'Delete the entry, or write the days of this year.',
    example: "{ label: 'Christmas', from: '2027-12-24', to: '2027-12-26' },",
  },
  pastBanner: {
    code: 'SITE-211',
    severity: 'warning',
    description: 'The last day of this line, {found}, is past.',
    why: 'Visitors no longer see it.',
    repair: 'Delete the banner, or write another last day.',
    example: "banner: { text: 'We are closed at Christmas.', until: '2027-12-26' },",
  },
  noHours: {
    code: 'SITE-187',
    description: 'This shows business.hours of config/site.ts, which is not there.',
    why: 'No hours would be seen.',
    repair:
      'Write business with its hours in config/site.ts, or give the section hours of its own, or delete this.',
    example:
      "hours: {\n  week: [{ days: ['monday', 'tuesday'], open: ['08:00–12:00', '13:00–18:00'] }],\n  closed: 'Closed',\n},",
  },
});

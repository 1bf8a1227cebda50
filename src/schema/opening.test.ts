/** @jest-environment node */
import { seeded, someOf } from '../../tests/runs';
import type { Hours } from './hours';
import { openingAt, type Opening } from './opening';

const everyDay = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

const practice: Hours = {
  week: [
    {
      days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
      open: ['13:00–18:00', '08:00–12:00'],
    },
  ],
  special: [
    { label: 'Christmas', from: '2027-12-24', to: '2028-01-02' },
    { label: 'Training', from: '2027-03-10', open: ['15:00–18:00'] },
  ],
  closed: 'Closed',
};
const bar: Hours = {
  week: [{ days: ['friday', 'saturday'], open: ['18:00–02:00'] }],
  special: [{ from: '2027-06-12' }],
  closed: 'Closed',
};
const always: Hours = { week: [{ days: [...everyDay], open: ['00:00–24:00'] }], closed: 'Closed' };
const weekend: Hours = {
  week: [
    { days: ['saturday'], open: ['10:00–24:00'] },
    { days: ['sunday'], open: ['00:00–04:00', '12:00–16:00'] },
  ],
  closed: 'Closed',
};
const early: Hours = { week: [{ days: [...everyDay], open: ['02:30–04:00'] }], closed: 'Closed' };
const until3: Hours = { week: [{ days: ['saturday'], open: ['20:00–03:00'] }], closed: 'Closed' };
const season: Hours = {
  week: [{ days: [...everyDay], open: ['09:00–17:00'] }],
  special: [{ from: '2027-11-01', to: '2028-03-31' }],
  closed: 'Closed',
};
const never: Hours = { ...season, special: [{ from: '2020-01-01', to: '2099-12-31' }] };

const open = (until?: string): Opening => ({ isOpen: true, until });
const closed = (date: string, days: number, time: string): Opening => ({
  isOpen: false,
  opens: { date, days, time },
});

type Row = [why: string, hours: Hours, timeZone: string, moment: string, opening: Opening];

/** The 8th of March 2027 is a Monday. */
const rows: Row[] = [
  ['in the morning', practice, 'UTC', '2027-03-08T08:00:00Z', open('12:00')],
  ['a second before', practice, 'UTC', '2027-03-08T07:59:59Z', closed('2027-03-08', 0, '08:00')],
  ['at noon', practice, 'UTC', '2027-03-08T12:00:00Z', closed('2027-03-08', 0, '13:00')],
  ['a second before noon', practice, 'UTC', '2027-03-08T11:59:59Z', open('12:00')],
  ['in the evening', practice, 'UTC', '2027-03-08T18:00:00Z', closed('2027-03-09', 1, '08:00')],
  ['on Friday night', practice, 'UTC', '2027-03-12T20:00:00Z', closed('2027-03-15', 3, '08:00')],
  ['before training', practice, 'UTC', '2027-03-10T09:00:00Z', closed('2027-03-10', 0, '15:00')],
  ['after training began', practice, 'UTC', '2027-03-10T16:00:00Z', open('18:00')],
  ['at Christmas', practice, 'UTC', '2027-12-24T09:00:00Z', closed('2028-01-03', 10, '08:00')],
  // The same moment elsewhere.
  ['in Auckland', practice, 'Pacific/Auckland', '2027-03-07T20:00:00Z', open('12:00')],
  ['in Kathmandu', practice, 'Asia/Kathmandu', '2027-03-08T02:15:00Z', open('12:00')],
  [
    'a minute before in Kathmandu',
    practice,
    'Asia/Kathmandu',
    '2027-03-08T02:14:00Z',
    closed('2027-03-08', 0, '08:00'),
  ],
  ['in Honolulu', practice, 'Pacific/Honolulu', '2027-03-09T03:59:00Z', open('18:00')],
  ['in St. John’s', practice, 'America/St_Johns', '2027-03-08T11:30:00Z', open('12:00')],
  ['in Kiritimati', practice, 'Pacific/Kiritimati', '2027-03-07T18:00:00Z', open('12:00')],
  ['in Chatham', practice, 'Pacific/Chatham', '2027-03-07T18:15:00Z', open('12:00')],
  // Past midnight.
  ['on Saturday at one', bar, 'UTC', '2027-06-19T01:00:00Z', open('02:00')],
  ['before midnight', bar, 'UTC', '2027-06-18T23:00:00Z', open('02:00')],
  ['at two', bar, 'UTC', '2027-06-19T02:00:00Z', closed('2027-06-19', 0, '18:00')],
  ['the night before a closed day', bar, 'UTC', '2027-06-12T01:00:00Z', open('02:00')],
  ['on the closed day', bar, 'UTC', '2027-06-12T19:00:00Z', closed('2027-06-18', 6, '18:00')],
  ['in Tokyo at one', bar, 'Asia/Tokyo', '2027-06-18T16:00:00Z', open('02:00')],
  // Spans that touch.
  ['around the clock', always, 'America/New_York', '2027-06-12T19:00:00Z', open()],
  ['until four of the next day', weekend, 'UTC', '2027-03-13T11:00:00Z', open('04:00')],
  ['between them', weekend, 'UTC', '2027-03-14T05:00:00Z', closed('2027-03-14', 0, '12:00')],
  // Berlin goes forward on 28 March 2027 at 2:00 (1:00 UTC), and back on 31 October 2027 at 3:00 (1:00 UTC).
  [
    'before a time left out',
    early,
    'Europe/Berlin',
    '2027-03-28T01:15:00Z',
    closed('2027-03-28', 0, '02:30'),
  ],
  ['after a time left out', early, 'Europe/Berlin', '2027-03-28T01:30:00Z', open('04:00')],
  ['the day after', early, 'Europe/Berlin', '2027-03-29T00:30:00Z', open('04:00')],
  ['the first of two', early, 'Europe/Berlin', '2027-10-31T00:30:00Z', open('04:00')],
  ['the second of two', early, 'Europe/Berlin', '2027-10-31T01:30:00Z', open('04:00')],
  ['before both', early, 'Europe/Berlin', '2027-10-31T00:29:00Z', closed('2027-10-31', 0, '02:30')],
  ['a night of an hour less', until3, 'Europe/Berlin', '2027-03-28T00:59:00Z', open('03:00')],
  [
    'at the end of that night',
    until3,
    'Europe/Berlin',
    '2027-03-28T01:00:00Z',
    closed('2027-04-03', 6, '20:00'),
  ],
  ['a night of an hour more', until3, 'Europe/Berlin', '2027-10-31T01:59:00Z', open('03:00')],
  // New York goes back on 7 November 2027; Lord Howe by half an hour on 4 April 2027.
  ['in New York in winter', practice, 'America/New_York', '2027-11-08T13:00:00Z', open('12:00')],
  ['in New York in summer', practice, 'America/New_York', '2027-11-05T12:00:00Z', open('12:00')],
  [
    'on Lord Howe in summer',
    practice,
    'Australia/Lord_Howe',
    '2027-04-01T21:00:00Z',
    open('12:00'),
  ],
  [
    'on Lord Howe in winter',
    practice,
    'Australia/Lord_Howe',
    '2027-04-04T21:30:00Z',
    open('12:00'),
  ],
  // Far ahead.
  ['all winter', season, 'UTC', '2027-11-01T10:00:00Z', closed('2028-04-01', 152, '09:00')],
  ['for ever', never, 'UTC', '2027-11-01T10:00:00Z', { isOpen: false, opens: undefined }],
];

test.each(rows)('%s', (_, hours, timeZone, moment, opening) => {
  expect(openingAt(hours, { timeZone, moment: new Date(moment) })).toEqual(opening);
});

const quarter = 15 * 60_000;
const day = 96 * quarter;
const days = Array.from({ length: 365 }, (_, at) => Date.UTC(2027, 0, 1) + at * day);
const quartersOf = (start: number) => Array.from({ length: 96 }, (_, at) => start + at * quarter);

test.each(['UTC', 'Europe/London', 'America/Santiago', 'Asia/Tehran', 'Africa/Casablanca'])(
  seeded('in %s it is open when its clocks show the hours, all year'),
  (timeZone) => {
    const hours: Hours = {
      week: [{ days: [...everyDay], open: ['09:00–12:30'] }],
      closed: 'Closed',
    };
    const clocks = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' });
    const isTime = (moment: number) => {
      const time = clocks.format(moment);
      return '09:00' <= time && time < '12:30';
    };
    const isOpen = (moment: number) =>
      openingAt(hours, { timeZone, moment: new Date(moment) }).isOpen;
    /** Whether the clocks go forward or back within a day of it. */
    const isAtChange = (moment: number) =>
      clocks.format(moment - day) !== clocks.format(moment + day);
    const moments = [
      ...someOf(days.flatMap(quartersOf), { oneIn: 100 }),
      ...days.filter(isAtChange).flatMap(quartersOf),
    ];
    expect(
      moments
        .filter((moment) => isOpen(moment) !== isTime(moment))
        .map((moment) => new Date(moment).toISOString()),
    ).toEqual([]);
    expect(moments.some(isOpen)).toBe(true);
  },
);

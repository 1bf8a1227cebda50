/** @jest-environment node */
import { datesOf } from '../../../packages/resolved-site/occurrences';
import site from '../../../tests/sites/agency/config/site';
import { examples as places } from '../place/example';
import type { EntryDefinition } from '../registry';
import type { KnownEntry } from '../structured-data';
import { calendarFile } from './calendar-file';

const hall = places.places.entries[0];

const event = (keys: object) => {
  const value = {
    id: 'tea',
    name: 'Tea',
    start: '2027-07-01T15:00',
    ...keys,
  } as EntryDefinition<'event'>;
  return {
    kind: 'event',
    name: `events/${value.id}`,
    value,
    collection: { kind: 'event' },
    url: undefined,
    dates: datesOf(value.start, value),
  } as KnownEntry<'event'>;
};

const related = (words: string) =>
  words === 'places/town-hall'
    ? ({ kind: 'place', name: words, value: hall } as unknown as KnownEntry)
    : undefined;

const fileOf = (keys: object, timeZone?: string, built = new Date('2027-03-01T10:20:30.456Z')) =>
  calendarFile([event(keys)], {
    site: { ...site, origin: 'https://bread.test', name: 'Bread', language: 'en-GB', timeZone },
    built,
    changed: new Date('2027-02-01T08:00Z'),
    name: 'All; of it',
    related,
  });

/** The lines that readers read (RFC 5545, section 3.1). */
const linesOf = (keys: object, timeZone = 'Europe/Berlin') =>
  fileOf(keys, timeZone).replaceAll('\r\n ', '').split('\r\n');

const eventLines = (keys: object, ...names: string[]) =>
  linesOf(keys)
    .slice(linesOf(keys).indexOf('BEGIN:VEVENT'))
    .filter((line) => names.some((name) => line.startsWith(name)));

test('a calendar has what each must have, and says when it was made and when what it says was changed', () => {
  const lines = linesOf({});
  expect(lines.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0']);
  expect(lines).toContain('PRODID:-//Bread//Events//EN');
  expect(lines).toContain(String.raw`X-WR-CALNAME:All\; of it`);
  expect(eventLines({}, 'UID', 'DTSTAMP', 'LAST-MODIFIED', 'SEQUENCE')).toEqual([
    'UID:events-tea@bread.test',
    'DTSTAMP:20270301T102030Z',
    'LAST-MODIFIED:20270201T080000Z',
  ]);
  expect(fileOf({}, 'UTC', new Date('2027-03-02T00:00Z'))).toContain('DTSTAMP:20270302T000000Z');
  expect(fileOf({}).endsWith('END:VCALENDAR\r\n')).toBe(true);
});

test.each([
  [{}, ['DTSTART;TZID=Europe/Berlin:20270701T150000']],
  [
    { end: '2027-07-02T01:30' },
    ['DTSTART;TZID=Europe/Berlin:20270701T150000', 'DTEND;TZID=Europe/Berlin:20270702T013000'],
  ],
  [
    { end: '2027-07-03' },
    ['DTSTART;TZID=Europe/Berlin:20270701T150000', 'DTEND;TZID=Europe/Berlin:20270703T235900'],
  ],
  [{ end: '2027-07-01' }, ['DTSTART;TZID=Europe/Berlin:20270701T150000']],
  [{ start: '2027-07-01' }, ['DTSTART;VALUE=DATE:20270701']],
  [
    { start: '2027-12-31', end: '2027-12-31' },
    ['DTSTART;VALUE=DATE:20271231', 'DTEND;VALUE=DATE:20280101'],
  ],
])('an event with %j begins and ends', (keys, lines) => {
  expect(eventLines(keys, 'DTSTART', 'DTEND')).toEqual(lines);
});

test('without a time zone of the site, times are those of UTC', () => {
  const lines = fileOf({}).split('\r\n');
  expect(lines).toContain('DTSTART:20270701T150000Z');
  expect(lines).not.toContain('BEGIN:VTIMEZONE');
});

test('a series repeats by a rule until its last day, without its exceptions', () => {
  const repeats = { days: ['monday', 'thursday'], until: '2027-04-01', except: ['2027-02-01'] };
  // A Tuesday: the first of them is the Thursday after it.
  expect(eventLines({ start: '2027-01-05T19:00', repeats }, 'DTSTART', 'RRULE', 'EXDATE')).toEqual([
    'DTSTART;TZID=Europe/Berlin:20270107T190000',
    'RRULE:FREQ=WEEKLY;UNTIL=20270401T215900Z;BYDAY=MO,TH',
    'EXDATE;TZID=Europe/Berlin:20270201T190000',
  ]);
  expect(eventLines({ start: '2027-01-05', repeats }, 'DTSTART', 'RRULE', 'EXDATE')).toEqual([
    'DTSTART;VALUE=DATE:20270107',
    'RRULE:FREQ=WEEKLY;UNTIL=20270401;BYDAY=MO,TH',
    'EXDATE;VALUE=DATE:20270201',
  ]);
});

test.each([
  ['2027-01-05T22:00', '2027-01-06T01:30', '20270107T220000', '20270108T013000'],
  ['2027-03-22T23:00', '2027-03-23T03:30', '20270322T230000', '20270323T033000'],
])(
  'a series from %s to %s ends after midnight on the day after each of its dates',
  (start, end, ...lines) => {
    const repeats = { days: ['monday', 'thursday'], until: '2027-05-01' };
    expect(
      eventLines({ start, end, repeats }, 'DTSTART', 'DTEND').map((line) => line.split(':')[1]),
    ).toEqual(lines);
  },
);

test('the time zone has each change of its clocks in the year', () => {
  const lines = linesOf({});
  const zone = lines.slice(lines.indexOf('BEGIN:VTIMEZONE'), lines.indexOf('END:VTIMEZONE'));
  expect(zone.filter((line) => /^(?:DTSTART|TZOFFSETTO|BEGIN:[SD])/.test(line))).toEqual([
    ...['BEGIN:STANDARD', 'DTSTART:20270101T000000', 'TZOFFSETTO:+0100'],
    ...['BEGIN:DAYLIGHT', 'DTSTART:20270328T020000', 'TZOFFSETTO:+0200'],
    ...['BEGIN:STANDARD', 'DTSTART:20271031T030000', 'TZOFFSETTO:+0100'],
  ]);
  expect(linesOf({ start: '2027-07-01' })).not.toContain('BEGIN:VTIMEZONE');
  expect(linesOf({}, 'Asia/Kolkata').filter((line) => line.startsWith('TZOFFSETTO'))).toEqual([
    'TZOFFSETTO:+0530',
  ]);
});

test('no line is longer than 75 octets, and no character is cut', () => {
  const name = '🥨 Brötchen, frisch; und \\ gut'.repeat(9);
  const lines = fileOf({ name }).split('\r\n');
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(lines.join('')).not.toContain('\ufffd');
  const escaped = name.replaceAll(/[\\;,]/g, String.raw`\$&`);
  expect(eventLines({ name }, 'SUMMARY')).toEqual([`SUMMARY:${escaped}`]);
});

test.each([
  [{ place: 'The barn' }, ['LOCATION:The barn']],
  [
    { place: 'places/town-hall' },
    [String.raw`LOCATION:Town Hall\, 1 Market Square\, AB1 2CD Harbour`],
  ],
  [
    { place: 'The barn', status: 'moved-online', onlineAddress: 'https://tv.test/' },
    ['LOCATION:https://tv.test/'],
  ],
  [{}, []],
])('with %j it says where it is', (keys, lines) => {
  expect(eventLines(keys, 'LOCATION')).toEqual(lines);
});

test('it says what it is about, and what has become of it', () => {
  const keys = {
    description: 'With **cake**.',
    text: ['Bring a cup.', { list: ['One', 'Two'] }],
    tags: ['Food', 'Tea, hot'],
    status: 'cancelled',
  };
  expect(eventLines(keys, 'DESCRIPTION', 'CATEGORIES', 'STATUS')).toEqual([
    String.raw`DESCRIPTION:With cake.\n\nBring a cup.\n\nOne\nTwo`,
    String.raw`CATEGORIES:Food,Tea\, hot`,
    'STATUS:CANCELLED',
  ]);
});

/** What a text of config, or of a file that somebody pasted, may hold. */
const hostile = [
  'Tea\nEND:VEVENT\nBEGIN:VEVENT\nSUMMARY:Other',
  'Tea\r\nATTACH:https://evil.test/a.exe',
  'Tea\rX-EVIL:1',
  'Tea\u0085X-EVIL:1',
  'Tea\u2028X-EVIL:1\u2029',
  'Tea\0\v\f\u001B\u007F',
  'Tea \ud800 half',
  String.raw`Tea\;,:"\n`,
  '',
];

test.each(hostile)('no text begins a line or a property of its own: %j', (text) => {
  const keys = { name: text, description: text, text: [text], tags: [text], place: text };
  const names = (own: object) => linesOf(own).map((line) => line.split(/[:;]/)[0]);
  const plain = { name: 'x', description: 'x', text: ['x'], tags: ['x'], place: 'x' };
  expect(names(keys)).toEqual(names(plain));
  // Lines end as one way, and no other sign of control is in the file.
  expect(fileOf(keys).replaceAll('\r\n', '')).not.toMatch(/(?!\t)\p{Cc}|\p{Cs}/u);
});

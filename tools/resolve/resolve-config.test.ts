/** @jest-environment node */
import type { FilledList } from '../../src/sections/list/listed-entry';
import { shownEntries } from '../../src/sections/list/shown-entries';
import { occurrences } from './occurrences';
import { resolveConfig } from './resolve-config';

const site = { language: 'en-GB', timeZone: 'Europe/London' };
const page = 'config/pages/home.ts';

const event = (id: string, start: string, more = {}) => ({ id, name: id, start, ...more });

const collections = {
  'config/collections/events.ts': {
    kind: 'event',
    currency: 'EUR',
    entries: [
      event('ball', '2026-12-31T20:00', { place: 'places/hall', price: 0, tags: ['Dance'] }),
      event('market', '2026-12-01', {
        end: '2026-12-03',
        prices: [{ label: 'Stall', price: 9.5 }],
      }),
      event('choir', '2026-11-30T19:00', {
        end: '2026-11-30T21:00',
        repeats: { days: ['monday'], until: '2026-12-21', except: ['2026-12-14'] },
      }),
      event('old', '2026-01-01'),
      event('later', '2027-02-01', { from: '2027-01-01' }),
      event('secret', '2026-12-05', { hidden: true }),
    ],
  },
  'config/collections/places.ts': {
    kind: 'place',
    entries: [
      {
        id: 'hall',
        name: 'Town Hall',
        address: { street: '1 Square', town: 'Whitby', country: 'GB' },
      },
    ],
  },
};

const listOf = (
  section: object,
  { today = '2026-12-01', ...files }: Record<string, unknown> = {},
) => {
  const { values } = resolveConfig(
    new Map<string, unknown>([
      ['config/site.ts', site],
      [page, { title: 'Home', sections: [{ kind: 'list', of: 'events', ...section }] }],
      ...Object.entries(collections),
      ...Object.entries(files),
    ]),
    String(today),
  );
  return (values.get(page) as { sections: FilledList[] }).sections[0]!;
};

const keys = ({ entries = [] }: FilledList) => entries.map(({ key }) => key);

test('events to come stand by their day, a series date by date, what is over or hidden not at all', () => {
  expect(keys(listOf({ look: 'agenda' }))).toEqual([
    'market',
    'choir-2026-12-07',
    'choir-2026-12-21',
    'ball',
    'later',
  ]);
});

test('what is over is gone and what begins is there by the day of the visitor, without a new build', () => {
  const list = listOf({ look: 'agenda', limit: 3 });
  const on = (day: string) => shownEntries(list, day).map(({ key }) => key);
  expect(on('2026-12-01')).toEqual(['market', 'choir-2026-12-07', 'choir-2026-12-21']);
  expect(on('2026-12-03')).toEqual(['market', 'choir-2026-12-07', 'choir-2026-12-21']);
  expect(on('2026-12-04')).toEqual(['choir-2026-12-07', 'choir-2026-12-21', 'ball']);
  expect(on('2027-01-01')).toEqual(['later']);
  expect(on('2027-02-02')).toEqual([]);
});

test('what is past is a list of its own', () => {
  expect(keys(listOf({ look: 'rows', when: 'past', sort: 'newest' }))).toEqual([
    'choir-2026-11-30',
    'old',
  ]);
});

test('words are those of the site’s language', () => {
  const [market, , , ball] = listOf({ look: 'agenda' }).entries ?? [];
  expect(ball).toMatchObject({
    when: 'Thursday, 31 December 2026',
    time: '20:00',
    price: 'Free',
    facts: ['Town Hall'],
    leaf: { weekday: 'Thu', day: '31', month: 'Dec' },
  });
  expect(market).toMatchObject({
    when: 'Tuesday, 1 December 2026 – Thursday, 3 December 2026',
    prices: [{ label: 'Stall', price: '€9.50' }],
    last: '2026-12-03',
  });
});

test.each([
  [{ tag: 'Dance' }, ['ball']],
  [{ names: 'places/hall' }, ['ball']],
  [{ tag: 'None' }, []],
])('where %j chooses %j', (where, expected) => {
  expect(keys(listOf({ look: 'cards', where }))).toEqual(expected);
});

test('an entry leads to the page that a template makes for it', () => {
  const list = listOf(
    { look: 'cards' },
    {
      'config/pages/event.ts': { each: 'events', title: '{name}', description: '', sections: [] },
      'config/routes.ts': { pages: [{ page: 'event', path: '/Events/{id}' }], unmatched: 'home' },
    },
  );
  expect(list.entries?.map(({ to }) => to)).toContain('/Events/ball');
});

test('where a listed text is written is known', () => {
  const { placeOf } = resolveConfig(
    new Map<string, unknown>([
      ['config/site.ts', site],
      [page, { title: 'Home', sections: [{ kind: 'list', of: 'events', look: 'cards' }] }],
      ...Object.entries(collections),
    ]),
    '2026-12-01',
  );
  expect(placeOf({ file: page, path: 'sections[0].entries[0].name' })).toEqual({
    file: 'config/collections/events.ts',
    path: 'entries[1].name',
  });
  expect(placeOf({ file: page, path: 'sections[0].title' })).toEqual({
    file: page,
    path: 'sections[0].title',
  });
});

test('a calendar has its months, and weeks that begin as in the language', () => {
  const { months, weekdays } = listOf({ look: 'calendar' });
  expect(months?.map(({ name, begins, days }) => [name, begins, days])).toEqual([
    ['December 2026', 1, 31],
    ['February 2027', 0, 28],
  ]);
  expect(weekdays?.[0]).toBe('Mon');
});

test.each<[start: string, repeats: unknown, days: string[]]>([
  ['2026-12-01', undefined, ['2026-12-01']],
  [
    '2026-12-01T18:00',
    { days: ['tuesday'], until: '2026-12-15' },
    ['2026-12-01T18:00', '2026-12-08T18:00', '2026-12-15T18:00'],
  ],
  ['2024-02-28', { days: ['thursday'], until: '2024-03-01' }, ['2024-02-29']],
  ['2026-12-01', { days: ['tuesday'], until: '2026-11-01' }, []],
  ['soon', undefined, []],
])('%s with %j takes place on %j', (start, repeats, days) => {
  expect(occurrences(start, repeats)).toEqual(days);
});

test('a series without an end is as long as a list can show', () => {
  const { length } = occurrences('2026-01-01', { days: ['thursday'], until: '9999-12-31' });
  expect(length).toBe(106);
});

/** @jest-environment node */
import type { FilledList } from '../../src/sections/list/listed-entry';
import { shownEntries } from '../../src/sections/list/shown-entries';
import { resolveConfig } from './resolve-config';

const page = 'config/pages/home.ts';

type Series = { days: string[]; until: string; except?: string[] };

const market = (repeats: Series, more: object = {}) => ({
  id: 'market',
  name: 'Market',
  start: '2026-12-05T19:30',
  repeats,
  ...more,
});

type Asked = { language?: string; today?: string; section?: object };

/** A list that shows each series as one entry. */
const listOf = (
  entries: readonly object[],
  { language = 'en-GB', today = '2026-12-01', section = {} }: Asked = {},
) => {
  const list = { kind: 'list', of: 'events', look: 'agenda', series: 'together', ...section };
  const { values } = resolveConfig(
    new Map<string, unknown>([
      ['config/site.ts', { language, timeZone: 'Europe/London' }],
      ['config/collections/events.ts', { kind: 'event', entries }],
      [page, { title: 'Home', sections: [list] }],
    ]),
    { today },
  );
  return (values.get(page) as { sections: FilledList[] }).sections[0]!;
};

const saturdays = (until: string, except: string[] = []): Series => ({
  days: ['saturday'],
  until,
  except,
});

const wordsOf = (repeats: Series, asked: Asked = {}) => {
  const list = listOf([market(repeats)], asked);
  // Intl joins some words by blanks of other widths.
  return shownEntries(list, asked.today ?? '2026-12-01').map(({ facts }) =>
    facts?.[0]?.replaceAll(/\s/g, ' '),
  );
};

const days = (...weekdays: string[]) => weekdays.map((day) => `${day}day`);

test.each<[language: string, repeats: Series, words: string]>([
  ['en-GB', saturdays('2026-12-19'), '5, 12 and 19 December'],
  ['en-US', saturdays('2026-12-12'), 'December 5 and 12'],
  ['de-DE', saturdays('2026-12-19'), '5., 12. und 19. Dezember'],
  ['es-ES', saturdays('2026-12-19'), '5, 12 y 19 de diciembre'],
  ['ja-JP', saturdays('2026-12-19'), '12月5日、12日、19日'],
  ['en-GB', saturdays('2027-01-02'), '5, 12, 19 and 26 December, 2 January'],
  ['en-GB', saturdays('2027-03-27'), 'Every Saturday until 27 March 2027'],
  ['de-DE', saturdays('2027-03-27'), 'Jeden Samstag bis 27. März 2027'],
  ['fr-FR', saturdays('2027-03-27'), 'Chaque samedi jusqu’au 27 mars 2027'],
  [
    'en-GB',
    { days: days('satur', 'mon'), until: '2027-03-27' },
    'Every Monday and Saturday until 27 March 2027',
  ],
  [
    'en-GB',
    saturdays('2027-03-27', ['2026-12-26', '2027-01-02']),
    'Every Saturday until 27 March 2027, except 26 December, 2 January',
  ],
  [
    'en-GB',
    saturdays('2027-03-27', ['2026-12-19', '2027-01-02', '2027-01-16', '2027-01-30']),
    '5, 12 and 26 December and 10 more',
  ],
  [
    'en-GB',
    { days: days('mon', 'tues', 'wednes', 'thurs', 'fri', 'satur', 'sun'), until: '2026-12-24' },
    '5 – 24 December 2026',
  ],
])('in %s %j is said as “%s”', (language, repeats, words) => {
  expect(wordsOf(repeats, { language })).toEqual([words]);
});

test.each(['ar', 'es', 'it', 'nl', 'pl', 'pt', 'sv', 'tr', 'uk'])(
  'in %s the words of a series leave no sign in braces',
  (language) => {
    const [weekly = ''] = wordsOf(saturdays('2027-03-27', ['2026-12-26']), { language });
    expect(weekly).toMatch(/^\P{L}*\p{L}/u);
    expect(weekly).not.toMatch(/[{}]/);
  },
);

test('on every day the next date is the entry’s, without a new build, until the last is over', () => {
  const list = listOf([market(saturdays('2026-12-19'))]);
  const on = (today: string) =>
    shownEntries(list, today).map(({ key, day, facts }) => [key, day, facts?.[0]]);
  expect(on('2026-12-01')).toEqual([['market', '2026-12-05', '5, 12 and 19 December']]);
  expect(on('2026-12-05')).toEqual(on('2026-12-01'));
  expect(on('2026-12-06')).toEqual([['market', '2026-12-12', '12 and 19 December']]);
  expect(on('2026-12-13')).toEqual([['market', '2026-12-19', undefined]]);
  expect(on('2026-12-20')).toEqual([]);
});

test('a series begins on the day from which it is shown, and ends with the last on which it is', () => {
  const entry = market(saturdays('2026-12-19'), { from: '2026-12-08', until: '2026-12-14' });
  const list = listOf([entry]);
  const on = (today: string) => shownEntries(list, today).map(({ day }) => day);
  expect(on('2026-12-07')).toEqual([]);
  expect(on('2026-12-08')).toEqual(['2026-12-12']);
  expect(on('2026-12-14')).toEqual(['2026-12-19']);
  expect(on('2026-12-15')).toEqual([]);
});

test('with other events it stands where its next date is, and counts once', () => {
  const gala = { id: 'gala', name: 'Gala', start: '2026-12-10T20:00' };
  const list = listOf([gala, market(saturdays('2026-12-19'), { status: 'cancelled' })], {
    section: { limit: 2 },
  });
  const on = (today: string) => shownEntries(list, today).map(({ key, badge }) => [key, badge]);
  expect(on('2026-12-01')).toEqual([
    ['market', 'Cancelled'],
    ['gala', undefined],
  ]);
  expect(on('2026-12-06')).toEqual([
    ['gala', undefined],
    ['market', 'Cancelled'],
  ]);
});

test.each([
  ['all', '2026-12-10', ['2026-12-05']],
  ['past', '2026-12-10', []],
  ['past', '2026-12-20', ['2026-12-05']],
])('a list of %s shows on %s the whole series: %j', (when, today, shown) => {
  const list = listOf([market(saturdays('2026-12-19'))], { today, section: { when } });
  const entries = shownEntries(list, today);
  expect(entries.map(({ day }) => day)).toEqual(shown);
  for (const { facts } of entries) expect(facts).toEqual(['5, 12 and 19 December']);
});

test('a calendar has each date anyway', () => {
  const list = listOf([market(saturdays('2026-12-19'))], { section: { look: 'calendar' } });
  expect(list.entries).toHaveLength(3);
});

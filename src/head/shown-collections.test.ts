/** @jest-environment node */
import { datesOf } from '../../packages/resolved-site/occurrences';
import site from '../../tests/sites/agency/config/site';
import type { CollectionDefinition, EntryDefinition } from '../collections/registry';
import type { KnownEntry } from '../collections/structured-data';
import type { FilledList } from '../sections/list/listed-entry';
import { calendars, collectionFeeds, collectionsOn, pagesToFind } from './shown-collections';

const bakery = { ...site, origin: 'https://bread.test', name: 'Bread' };
const today = '2027-03-01';
const built = new Date(`${today}T10:00Z`);

const entry = (kind: string, keys: object, collection: object = {}) => {
  const value = { id: 'one', name: 'One', ...keys } as EntryDefinition;
  return {
    kind,
    name: `things/${value.id}`,
    value,
    collection: { kind, ...collection },
    url: `https://bread.test/Things/${value.id}`,
    dates: 'start' in value && value.start ? datesOf(value.start, value as object) : [],
  } as KnownEntry;
};

const page = (path: string, sections: object[] = [], own?: KnownEntry) => ({
  path,
  definition: { title: 'T', description: 'D', sections: sections as [] },
  entry: own,
});

const repeats = { days: ['monday'], until: '2027-02-22' };

describe('pages that are to be found', () => {
  test.each([
    ['offer', {}, true],
    ['offer', { from: today }, true],
    ['offer', { from: '2027-03-02' }, false],
    ['offer', { until: today }, true],
    ['offer', { until: '2027-02-28' }, false],
    ['post', { date: '2020-01-01' }, true],
    ['vacancy', { posted: '2027-01-01', closes: today }, true],
    ['vacancy', { posted: '2027-01-01', closes: '2027-02-28' }, false],
    ['event', { start: '2027-02-28T20:00' }, false],
    ['event', { start: '2027-02-28T20:00', end: '2027-03-01T02:00' }, true],
    ['event', { start: '2027-02-01', repeats }, false],
    ['event', { start: '2027-02-01', repeats: { ...repeats, until: '2027-03-08' } }, true],
  ])('of %s with %j: %s', (kind, keys, isFound) => {
    const pages = [page('/'), page('/Things/one', [], entry(kind, keys))];
    expect(pagesToFind(pages, today).map(({ path }) => path)).toEqual(
      isFound ? ['/', '/Things/one'] : ['/'],
    );
  });

  const over = page('/Things/one', [], entry('event', { start: '2027-02-01' }));
  const list = (keys: Partial<FilledList> & { hidden?: boolean }) => [
    page('/', [
      {
        kind: 'list',
        of: 'things',
        when: 'past',
        entries: [{ key: 'one', name: 'One', to: '/Things/one', last: '2027-02-01' }],
        ...keys,
      },
    ]),
    over,
  ];

  test('what is over is found while a list shows it', () => {
    expect(pagesToFind(list({}), today)).toContain(over);
    expect(pagesToFind(list({ when: 'upcoming' }), today)).not.toContain(over);
    expect(pagesToFind(list({ hidden: true }), today)).not.toContain(over);
  });
});

test('a page has to do with the collections that it lists, and with that of its entry', () => {
  const lists = [
    { kind: 'list', of: 'news' },
    { kind: 'list', of: 'jobs', hidden: true },
    { kind: 'list', of: 'news' },
  ];
  expect(collectionsOn(page('/', lists, entry('offer', {})))).toEqual(['news', 'things']);
});

const known = (...all: KnownEntry[]) => ({
  site: bakery,
  today,
  entries: new Map([['things', new Map(all.map((each) => [each.value.id, each]))]]),
  related: (words: string) =>
    words === 'people/ida' ? entry('person', { name: 'Ida' }) : undefined,
  addressOf: (to: string) => `https://bread.test${to}`,
});

const feed = { feed: { title: 'New here' } } as Partial<CollectionDefinition>;

test('a feed has the entries that are shown, the newest first, each with its author', () => {
  const [found] = collectionFeeds(
    known(
      entry('post', { id: 'a', date: '2027-01-01', description: 'With **marks**.' }, feed),
      entry('post', { id: 'b', date: '2027-02-01', author: 'people/ida' }, feed),
      entry('post', { id: 'c', date: '2027-03-02' }, feed),
      entry('post', { id: 'd', date: '2027-01-02', until: '2027-02-01' }, feed),
    ),
  );
  expect(found).toMatchObject({ of: 'things', file: 'feeds/things.xml', title: 'New here' });
  expect(found?.entries).toEqual([
    expect.objectContaining({ address: 'https://bread.test/Things/b', author: 'Ida' }),
    expect.objectContaining({ date: '2027-01-01', author: 'Bread', summary: 'With marks.' }),
  ]);
});

test('a feed of what has no day goes by the day since which it is shown', () => {
  const [found] = collectionFeeds(
    known(entry('offer', { id: 'a' }, feed), entry('offer', { id: 'b', from: '2027-01-01' }, feed)),
  );
  expect(found?.entries.map(({ date }) => date)).toEqual(['2027-01-01']);
});

test('a collection that asks for no feed has none', () => {
  expect(collectionFeeds(known(entry('post', { date: '2027-01-01' })))).toEqual([]);
});

test('events that are shown have a file each, and one has all that are shown already', () => {
  const events = known(
    entry('event', { id: 'tea', start: '2027-07-01' }),
    entry('event', { id: 'secret', start: '2027-08-01', from: '2027-07-01' }),
  );
  const files = calendars(events, ['things', 'none'], { built, changed: built });
  expect(files.map(({ file }) => file)).toEqual([
    'calendars/things.ics',
    'calendars/things/tea.ics',
    'calendars/things/secret.ics',
  ]);
  expect(files[0]?.text.match(/^UID:.*$/gm)).toEqual(['UID:things-tea@bread.test']);
  expect(calendars(events, [], { built, changed: built })).toEqual([]);
});

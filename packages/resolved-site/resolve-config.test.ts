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
      event('ball', '2026-12-31T20:00', {
        place: 'places/hall',
        price: 0,
        tags: ['Dance'],
        highlight: true,
      }),
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
    { today: String(today) },
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
    lasts: true,
    last: '2026-12-03',
  });
  expect(ball).not.toHaveProperty('lasts');
});

test.each([
  ['2026-12-31T22:00', '2027-01-01T03:00', 'Thursday, 31 December 2026', '22:00–03:00'],
  [
    '2026-12-30T18:00',
    '2026-12-31T16:00',
    'Wednesday, 30 December 2026 – Thursday, 31 December 2026',
    '18:00',
  ],
])('what lasts from %s to %s is said of its evening, or of its days', (start, end, when, time) => {
  const entries = [event('gala', start, { end })];
  const list = listOf(
    { look: 'agenda' },
    { 'config/collections/events.ts': { kind: 'event', currency: 'EUR', entries } },
  );
  expect(list.entries?.[0]).toMatchObject({ when, time, last: end.slice(0, 10) });
});

test('what begins at nothing is free, not “from Free”', () => {
  const priced = (price: number) =>
    listOf(
      { look: 'agenda' },
      {
        'config/collections/events.ts': {
          kind: 'event',
          currency: 'EUR',
          entries: [{ id: 'tour', name: 'Tour', start: '2026-12-24', price, priceFrom: true }],
        },
      },
    ).entries?.[0]?.price;
  expect(priced(0)).toBe('Free');
  expect(priced(9.5)).toBe('from €9.50');
});

test.each([
  [{ highlighted: true }, ['ball']],
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

test('the look of places has the address line by line, and what else the place has', () => {
  const hours = { week: [{ days: ['monday'], open: ['09:00–17:00'] }], closed: 'Closed' };
  const of = (id: string, more = {}) => ({
    id,
    name: id,
    address: { street: '1 Quay', postalCode: 'AB1', town: 'Whitby', country: 'GB' },
    telephone: '+44 1',
    ...more,
  });
  const places = { kind: 'place', entries: [of('hall'), of('mill', { hours })] };
  const list = (section: object) =>
    listOf({ of: 'places', ...section }, { 'config/collections/places.ts': places }).entries;
  const [hall, mill] = list({ look: 'places' }) ?? [];
  expect(hall?.place).toEqual({ lines: ['1 Quay', 'AB1 Whitby'], telephone: '+44 1' });
  expect(mill?.place?.hours).toEqual(hours);
  expect(mill?.facts).toBeUndefined();
  expect(list({ look: 'rows' })?.[1]).toMatchObject({ facts: ['1 Quay, AB1 Whitby', '+44 1'] });
  expect(list({ look: 'rows' })?.[1]?.place).toBeUndefined();
  expect(list({ look: 'places', where: { id: 'mill' } })?.map(({ key }) => key)).toEqual(['mill']);
});

test('where a listed text is written is known', () => {
  const { placeOf } = resolveConfig(
    new Map<string, unknown>([
      ['config/site.ts', site],
      [page, { title: 'Home', sections: [{ kind: 'list', of: 'events', look: 'cards' }] }],
      ...Object.entries(collections),
    ]),
    { today: '2026-12-01' },
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

const tagPage = 'config/pages/tag.ts';
const ofTags = {
  'config/collections/courses.ts': {
    kind: 'offer',
    currency: 'EUR',
    entries: [
      { id: 'a', name: 'A', tags: ['Für Anfänger', 'C'], by: 'people/ida' },
      { id: 'b', name: 'B', tags: ['C++', 'Für Anfänger'], by: 'Ida' },
    ],
  },
  [tagPage]: {
    each: 'courses/tags',
    title: '{name}',
    description: 'Courses: {name}',
    sections: [
      { kind: 'page-header', title: '{name}' },
      { kind: 'list', title: 'Courses', of: 'courses', look: 'rows', where: { tag: '{name}' } },
    ],
  },
  'config/routes.ts': { pages: [{ page: 'tag', path: '/Tags/{id}' }], unmatched: 'home' },
};

test('each tag of a collection has a page, which a list chooses by, and to which tags lead', () => {
  const { values, placeOf } = resolveConfig(
    new Map<string, unknown>([['config/site.ts', site], ...Object.entries(ofTags)]),
    { today: '2026-12-01' },
  );
  const shown = (id: string) =>
    values.get(`config/pages/tag/${id}.ts`) as { title: string; sections: FilledList[] };
  expect(values.get('config/routes.ts')).toMatchObject({
    pages: ['fur-anfanger', 'c', 'c-2'].map((id) => ({ path: `/Tags/${id}` })),
  });
  expect(shown('fur-anfanger').title).toBe('Für Anfänger');
  expect(keys(shown('fur-anfanger').sections[1]!)).toEqual(['a', 'b']);
  expect(keys(shown('c-2').sections[1]!)).toEqual(['b']);
  expect(shown('c').sections[1]?.entries?.[0]?.tagLinks).toEqual([
    { label: 'Für Anfänger', to: '/Tags/fur-anfanger' },
    { label: 'C', to: '/Tags/c' },
  ]);
  expect(placeOf({ file: 'config/pages/tag/c.ts', path: 'title' })).toEqual({
    file: 'config/collections/courses.ts',
    path: 'entries[0].tags[1]',
  });
});

test.each([
  [{ by: 'people/ida' }, ['a']],
  [{ by: 'Ida' }, ['b']],
  [{ author: 'people/ida' }, []],
])('where %j chooses the courses %j', (where, expected) => {
  const list = listOf({ of: 'courses', look: 'rows', where }, ofTags);
  expect(keys(list)).toEqual(expected);
});

describe('the page of an entry', () => {
  const course = (id: string, tags: string[], more = {}) => ({
    id,
    name: `Course ${id}`,
    tags,
    ...more,
  });
  const opening = { kind: 'page-header', title: '{name}' };
  const files = {
    'config/site.ts': { ...site, header: { links: [{ label: 'All we teach', to: '/Courses' }] } },
    'config/collections/courses.ts': {
      kind: 'offer',
      currency: 'EUR',
      entries: [
        course('a', ['Sea', 'Evening']),
        course('gone', ['Sea'], { until: '2026-11-30' }),
        course('b', ['Evening']),
        course('c', ['Evening', 'Sea']),
        course('d', ['Land']),
      ],
    },
    'config/pages/course.ts': {
      each: 'courses',
      title: '{name}',
      description: '',
      sections: [
        opening,
        { kind: 'list', of: 'courses', look: 'rows', where: { related: true } },
        { kind: 'entry-links', previous: 'Before', next: 'After' },
      ],
    },
    'config/pages/home.ts': {
      title: 'Home',
      sections: [{ kind: 'list', of: 'courses', look: 'rows', limit: 1 }],
    },
    'config/pages/courses.ts': {
      title: 'Courses',
      sections: [
        { ...opening, breadcrumb: [{ label: 'Start', to: '/' }, { label: 'All we teach' }] },
        { kind: 'list', of: 'courses', look: 'rows' },
      ],
    },
    'config/routes.ts': {
      pages: [
        { page: 'home', path: '/' },
        { page: 'courses', path: '/Courses' },
        { page: 'course', path: '/Courses/{id}' },
      ],
      unmatched: 'home',
    },
  };
  type Sections = [{ breadcrumb?: unknown }, FilledList, { before?: unknown; behind?: unknown }];
  const pageOf = (id: string, changed: Record<string, unknown> = {}) => {
    const all = new Map<string, unknown>(Object.entries({ ...files, ...changed }));
    const made = resolveConfig(all, { today: '2026-12-01' }).values.get(
      `config/pages/course/${id}.ts`,
    );
    return (made as { sections: Sections }).sections;
  };

  test('has a breadcrumb through the page that lists all of them', () => {
    expect(pageOf('b')[0].breadcrumb).toEqual([
      { label: 'Start', to: '/' },
      { label: 'All we teach', to: '/Courses' },
      { label: 'Course b' },
    ]);
  });

  test.each([
    ['with the first page', undefined, '/de'],
    ['without it', ['en'], '/'],
  ])('has it in a second language %s as well', (_, languages, start) => {
    const changed = {
      ...files,
      'config/site.ts': { ...files['config/site.ts'], languages: ['en', 'de'] },
      'config/routes.ts': {
        pages: [
          { page: 'home', path: '/', languages },
          { page: 'courses', path: { en: '/Courses', de: '/Kurse' } },
          { page: 'course', path: { en: '/Courses/{id}', de: '/Kurse/{id}' } },
        ],
        unmatched: 'home',
      },
    };
    const all = new Map<string, unknown>(Object.entries(changed));
    const { values } = resolveConfig(all, { today: '2026-12-01', language: 'de' });
    const made = values.get('config/pages/course/b.ts') as { sections: Sections };
    expect(made.sections[0].breadcrumb).toEqual([
      { label: 'Start', to: start },
      { label: 'All we teach', to: '/de/Kurse' },
      { label: 'Course b' },
    ]);
  });

  test('is at the other addresses of its template as well', () => {
    const routes = files['config/routes.ts'];
    const [home, list, page] = routes.pages;
    const changed = { ...routes, pages: [home, list, { ...page, aliases: ['/Kurse/{id}'] }] };
    const all = new Map<string, unknown>(Object.entries({ ...files, 'config/routes.ts': changed }));
    const { pages } = resolveConfig(all).values.get('config/routes.ts') as typeof routes;
    expect(pages.find(({ path }) => path === '/Courses/b')).toMatchObject({
      aliases: ['/Kurse/b'],
    });
  });

  test('has none where the site has none, and its own where it names one', () => {
    const without = { title: 'Courses', sections: [opening] };
    expect(pageOf('b', { 'config/pages/courses.ts': without })[0].breadcrumb).toBeUndefined();
    const own = [{ label: '{name}' }];
    const template = {
      ...files['config/pages/course.ts'],
      sections: [{ ...opening, breadcrumb: own }],
    };
    expect(pageOf('b', { 'config/pages/course.ts': template })[0].breadcrumb).toEqual([
      { label: 'Course b' },
    ]);
  });

  test('has one of its own where the site says so, as has each page below another', () => {
    const header = { links: [{ label: 'Learn with us', to: '/Courses' }] };
    const changed = {
      ...files,
      'config/site.ts': { ...files['config/site.ts'], header, breadcrumbs: { home: 'Start' } },
      'config/pages/courses.ts': { title: 'Courses', sections: [opening] },
      'config/pages/terms.ts': { title: 'Terms', sections: [opening] },
      'config/pages/thanks.ts': { title: 'Thanks', indexed: false, sections: [opening] },
      'config/routes.ts': {
        ...files['config/routes.ts'],
        pages: [
          ...files['config/routes.ts'].pages,
          { page: 'terms', path: '/Courses/all/Terms' },
          { page: 'thanks', path: '/Courses/Thanks' },
        ],
      },
    };
    const all = new Map<string, unknown>(Object.entries(changed));
    const resolved = resolveConfig(all, { today: '2026-12-01' });
    const ways = ['home', 'thanks', 'courses', 'terms', 'course/b'].map((page) => {
      const { sections } = resolved.values.get(`config/pages/${page}.ts`) as { sections: Sections };
      return sections[0].breadcrumb;
    });
    const start = { label: 'Start', to: '/' };
    expect(ways).toEqual([
      undefined,
      undefined,
      [start, { label: 'Learn with us' }],
      [start, { label: 'Learn with us', to: '/Courses' }, { label: 'Terms' }],
      [start, { label: 'Learn with us', to: '/Courses' }, { label: 'Course b' }],
    ]);
    const placeOf = (step: number) =>
      resolved.placeOf({
        file: 'config/pages/terms.ts',
        path: `sections[0].breadcrumb[${step}].label`,
      });
    expect([0, 1, 2].map(placeOf)).toEqual([
      { file: 'config/site.ts', path: 'breadcrumbs.home' },
      { file: 'config/site.ts', path: 'header.links[0].label' },
      { file: 'config/pages/terms.ts', path: 'title' },
    ]);
  });

  test('lists what shares tags with it, most first, without itself and what is over', () => {
    expect(keys(pageOf('a')[1])).toEqual(['c', 'b']);
    expect(keys(pageOf('d')[1])).toEqual([]);
  });

  test('is shared with the photograph of the entry, if that is large enough', () => {
    const picture = (width: number) => ({ file: '/p.webp', alt: 'A', width, height: 700 });
    const [first, second, ...others] = files['config/collections/courses.ts'].entries;
    const entries = [
      { ...first, picture: picture(1200) },
      { ...second, picture: picture(300) },
      ...others,
    ];
    const { values, placeOf } = resolveConfig(
      new Map<string, unknown>(
        Object.entries({
          ...files,
          'config/collections/courses.ts': { ...files['config/collections/courses.ts'], entries },
        }),
      ),
    );
    const file = 'config/pages/course/a.ts';
    expect(values.get(file)).toMatchObject({ shareImage: { file: '/p.webp' } });
    expect(values.get('config/pages/course/gone.ts')).not.toHaveProperty('shareImage');
    expect(placeOf({ file, path: 'shareImage.alt' })).toEqual({
      file: 'config/collections/courses.ts',
      path: 'entries[0].picture.alt',
    });
  });

  test('leads to its neighbours, past those that are over', () => {
    const ofA = pageOf('a')[2];
    expect(ofA.before).toBeUndefined();
    expect(ofA.behind).toEqual({ label: 'Course b', to: '/Courses/b' });
    expect(pageOf('b')[2].before).toEqual({ label: 'Course a', to: '/Courses/a' });
    expect(pageOf('d')[2].behind).toBeUndefined();
  });
});

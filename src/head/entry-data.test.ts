/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { datesOf } from '../../packages/resolved-site/occurrences';
import { isSaid, jsonLdProblems, nodesOf, type JsonLdNode } from '../../tests/json-ld-problems';
import { richResults } from '../../tests/rich-results';
import site from '../../tests/sites/agency/config/site';
import type {
  CollectionDefinition,
  CollectionKind,
  EntryDefinition,
} from '../collections/registry';
import type { KindData, KnownEntry } from '../collections/structured-data';
import type { SiteDefinition } from '../schema/site';
import { examples as lists } from '../sections/list/example';
import type { ListedEntry } from '../sections/list/listed-entry';
import { structuredData as ofListSection } from '../sections/list/structured-data';
import { entryData } from './entry-data';
import { structuredData } from './structured-data';

const folder = join(__dirname, '../collections');

const kindNames = readdirSync(folder, { withFileTypes: true })
  .filter((each) => each.isDirectory())
  .map(({ name }) => name as CollectionKind);

const kindData = (kind: CollectionKind) => {
  const file = join(folder, kind, 'structured-data.ts');
  if (!existsSync(file)) return undefined;
  return jest.requireActual<{ kindData: KindData<CollectionKind> }>(file).kindData;
};

type Examples = { examples: Record<string, CollectionDefinition> };

const shop: SiteDefinition = {
  ...site,
  origin: 'https://bread.test',
  name: 'Bread',
  timeZone: 'Europe/London',
  business: {
    type: 'Bakery',
    address: { street: '1 High Street', postalCode: 'N1 1AA', town: 'London', country: 'GB' },
  },
};

type Written = { collection: CollectionDefinition; paths?: boolean };

/** Collections by name, each entry with a page of its own if `paths` says so. */
const knownOf = (collections: Record<string, Written>) =>
  new Map(
    Object.entries(collections).map(
      ([
        of,
        {
          collection: { entries, ...collection },
          paths,
        },
      ]) => [
        of,
        new Map(
          (entries as EntryDefinition[]).map((value) => [
            value.id,
            {
              kind: collection.kind,
              name: `${of}/${value.id}`,
              value,
              collection,
              url: paths ? `https://bread.test/${of}/${value.id}` : undefined,
              dates: 'start' in value && value.start ? datesOf(value.start, value as object) : [],
            } as KnownEntry,
          ]),
        ),
      ],
    ),
  );

const examplesOf = (kind: string) =>
  jest.requireActual<Examples>(join(folder, kind, 'example.ts')).examples;

const everything = (paths: boolean) =>
  knownOf(
    Object.fromEntries(
      kindNames.flatMap((kind) =>
        Object.entries(examplesOf(kind)).map(([name, collection]) => [name, { collection, paths }]),
      ),
    ),
  );

const page = { title: 'Rolls', description: 'Fresh at six.', sections: [] };

type Shown = { today?: string; site?: SiteDefinition };

const graphOf = (
  entries: ReturnType<typeof knownOf>,
  { of, id, list }: { of?: string; id?: string; list?: object },
  { today = '2026-12-01', site: ownSite = shop }: Shown = {},
  times = 1,
) =>
  JSON.parse(
    JSON.stringify(
      structuredData({
        site: ownSite,
        definition: {
          ...page,
          sections: list ? Array.from({ length: times }, () => ({ ...lists.rows, ...list })) : [],
        },
        path: id === undefined ? '/All' : `/${of}/${id}`,
        today,
        addressOf: (to) => `https://bread.test${to}`,
        entry: entries.get(of ?? '')?.get(id ?? ''),
        entries: entryData({ entries, kindData }),
        ofSection: (section, facts) =>
          section.kind === 'list' ? ofListSection(section, facts) : [],
      }),
    ),
  ) as JsonLdNode;

const typed = (graph: JsonLdNode, type: string) =>
  nodesOf(graph).filter((node) => node['@type'] === type);

const all = everything(true);
const ownPages = [...all].flatMap(([of, entries]) => [...entries.keys()].map((id) => ({ of, id })));

test.each(ownPages)('what the page of $of/$id says can be read', ({ of, id }) => {
  expect(jsonLdProblems(graphOf(all, { of, id }))).toEqual([]);
});

const listed = (keys: string[], more: object = {}) =>
  keys.map((key) => ({ key, name: key, ...more }) satisfies ListedEntry);

test.each([...everything(false)].map(([of, entries]) => ({ of, ids: [...entries.keys()] })))(
  'what a list of $of without pages says can be read',
  ({ of, ids }) => {
    const list = { of, entries: listed(ids) };
    expect(jsonLdProblems(graphOf(everything(false), { list }))).toEqual([]);
  },
);

const photo = { file: '/pictures/roll.webp', alt: 'A roll', width: 1200, height: 900 };
/** With what no example has. */
const more: Partial<Record<CollectionKind, object>> = {
  vacancy: { remote: true },
  post: { author: 'people/anna' },
  place: {
    hours: {
      week: [{ days: ['monday'], open: ['09:00–17:00'] }],
      special: [{ from: '2026-12-24', to: '2026-12-26' }],
      closed: 'Closed',
    },
  },
  offer: { availability: 'in-stock', from: '2026-09-01', until: '2027-12-24' },
};
const fromPrices = knownOf({
  cuts: {
    collection: {
      kind: 'offer',
      currency: 'EUR',
      entries: [{ id: 'cut', name: 'Cut', price: 20, priceFrom: true }],
    },
    paths: true,
  },
});
const fullest = new Map(
  [...all, ...fromPrices].map(([of, entries]) => [
    of,
    new Map(
      [...entries].map(([id, entry]) => [
        id,
        {
          ...entry,
          value: { picture: photo, description: 'Fresh.', ...entry.value, ...more[entry.kind] },
        } as KnownEntry,
      ]),
    ),
  ]),
);

const described = richResults.flatMap(({ kind, type, properties }) =>
  kind === undefined ? [] : [{ kind, type, properties }],
);

test.each(described)(
  'a $type of the kind $kind has each property that the table says, and none that it says is never there',
  ({ type, properties }) => {
    const graphs = [...ownPages, { of: 'cuts', id: 'cut' }].map((own) => graphOf(fullest, own));
    const types = type === 'LocalBusiness' ? [type, 'TouristInformationCenter'] : [type];
    const paths = Object.entries(properties).flatMap(([path, [, when]]) =>
      path.split(' or ').map((each) => ({ path: each, isSaid: !when.startsWith('never: ') })),
    );
    expect(
      paths.map(({ path }) => ({
        path,
        isSaid: graphs.some((graph) => isSaid(graph, types, path)),
      })),
    ).toEqual(paths);
  },
);

test('the documentation has the same table', () => {
  const text = readFileSync(join(__dirname, '../../docs/structured-data.md'), 'utf8');
  const parts = text.split(/^### /m).slice(1);
  const shown = parts.map((part) => {
    const rows = part.split('\n').filter((line) => line.startsWith('| `'));
    return {
      title: part.split('\n')[0],
      page: /structured-data\/([\w-]+)\)/.exec(part)?.[1],
      rows: rows.map((row) => row.split('|').flatMap((cell) => cell.trim() || [])),
    };
  });
  const inMarks = (path: string) => path.replaceAll(/[\w.]{3,}/g, '`$&`');
  expect(shown).toEqual(
    richResults.map(({ type, kind, page, properties }) => ({
      title: kind === undefined ? `\`${type}\`` : `\`${type}\` of the kind \`${kind}\``,
      page,
      rows: Object.entries(properties).map(([path, [required, when]]) => [
        inMarks(path),
        required,
        when,
      ]),
    })),
  );
});

const event = (entry: object) =>
  knownOf({
    events: {
      collection: {
        kind: 'event',
        currency: 'GBP',
        entries: [{ id: 'tea', name: 'Tea', start: '2027-07-01T15:00', ...entry }],
      },
      paths: true,
    },
    places: { collection: examplesOf('place').places!, paths: true },
    people: { collection: examplesOf('person').people!, paths: true },
  });

const eventsOf = (entry: object, shown: Shown = {}) =>
  typed(graphOf(event(entry), { of: 'events', id: 'tea' }, shown), 'Event');

const physical = { '@type': 'Place' };
const virtual = { '@type': 'VirtualLocation' };
test.each([
  [{}, 'Offline', { ...physical, name: 'Bread', address: { streetAddress: '1 High Street' } }],
  [{ place: 'The barn' }, 'Offline', { ...physical, name: 'The barn', address: 'The barn' }],
  [
    { place: 'places/town-hall' },
    'Offline',
    { ...physical, name: 'Town Hall', address: { addressCountry: 'GB' } },
  ],
  [{ online: true }, 'Online', { ...virtual, url: 'https://bread.test/events/tea' }],
  [
    { status: 'moved-online', place: 'The barn', onlineAddress: 'https://tv.test/' },
    'Online',
    { ...virtual, url: 'https://tv.test/' },
  ],
  [{ online: true, place: 'The barn' }, 'Mixed', [physical, virtual]],
])('an event with %j is %s', (entry, mode, location) => {
  expect(eventsOf(entry)).toEqual([
    expect.objectContaining({
      eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`,
    }),
  ]);
  expect(eventsOf(entry)[0]).toMatchObject({ location });
});

test('an event of which no place is known says nothing: search engines need one', () => {
  expect(eventsOf({}, { site: { ...shop, business: undefined } })).toEqual([]);
});

test.each([
  [undefined, 'EventScheduled'],
  ['cancelled', 'EventCancelled'],
  ['postponed', 'EventPostponed'],
  ['moved-online', 'EventMovedOnline'],
])('an event with the status %s is %s', (status, expected) => {
  expect(eventsOf({ status })[0]?.eventStatus).toBe(`https://schema.org/${expected}`);
});

test('an event says its time with the offset of the site, a whole day without', () => {
  expect(eventsOf({ end: '2027-07-01T17:30' })[0]).toMatchObject({
    startDate: '2027-07-01T15:00:00+01:00',
    endDate: '2027-07-01T17:30:00+01:00',
  });
  expect(eventsOf({ start: '2027-07-01' })[0]?.startDate).toBe('2027-07-01');
});

const series = {
  start: '2027-01-04T19:00',
  end: '2027-01-04T20:00',
  repeats: { days: ['monday'], until: '2027-02-01', except: ['2027-01-18'] },
};

test('each coming date of a series is an event of its own', () => {
  const found = eventsOf(series, { today: '2027-01-11' });
  expect(found.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
    ['2027-01-11T19:00:00+00:00', '2027-01-11T20:00:00+00:00'],
    ['2027-01-25T19:00:00+00:00', '2027-01-25T20:00:00+00:00'],
    ['2027-02-01T19:00:00+00:00', '2027-02-01T20:00:00+00:00'],
  ]);
  expect(new Set(found.map((node) => node['@id'])).size).toBe(3);
});

test('a list that shows a series as one entry tells each of its dates, as one of all dates does', () => {
  const entries = knownOf({
    events: {
      collection: {
        kind: 'event',
        entries: [{ id: 'tea', name: 'Tea', ...series } as EntryDefinition<'event'>],
      },
    },
  });
  const shown = { today: '2027-01-11' };
  const told = (keys: string[]) =>
    typed(graphOf(entries, { list: { of: 'events', entries: listed(keys) } }, shown), 'Event');
  const apart = told(['tea-2027-01-11', 'tea-2027-01-25', 'tea-2027-02-01']);
  expect(apart).toHaveLength(3);
  expect(told(['tea'])).toEqual(apart);
});

test('each price of an event is an offer, free ones too', () => {
  const prices = [
    { label: 'Adults', price: 12 },
    { label: 'Children', price: 0 },
  ];
  const [found] = eventsOf({ prices, from: '2027-05-01' });
  expect(found?.offers).toEqual([
    {
      '@type': 'Offer',
      name: 'Adults',
      price: 12,
      priceCurrency: 'GBP',
      url: 'https://bread.test/events/tea',
      availability: 'https://schema.org/InStock',
      validFrom: '2027-05-01',
    },
    expect.objectContaining({ name: 'Children', price: 0 }),
  ]);
  expect(eventsOf({ price: 0 })[0]?.offers).toEqual([expect.objectContaining({ price: 0 })]);
  expect(eventsOf({})[0]).not.toHaveProperty('offers');
});

test('an event without any seat is sold out; one that is cancelled offers nothing', () => {
  const offered = (entry: object) => nodesOf(eventsOf({ price: 5, ...entry })[0]?.offers);
  expect(offered({ seats: 9 })[0]?.availability).toBe('https://schema.org/InStock');
  expect(offered({ seats: 0 })[0]?.availability).toBe('https://schema.org/SoldOut');
  expect(offered({ status: 'cancelled' })[0]).not.toHaveProperty('availability');
});

test('people of an event are those of their collection, others are told by name', () => {
  expect(eventsOf({ organiser: 'The choir', performers: ['people/anna', 'Ida'] })[0]).toMatchObject(
    {
      organizer: { '@type': 'Organization', name: 'The choir' },
      performer: [
        { '@type': 'Person', name: 'Anna Sample', url: 'https://bread.test/people/anna' },
        { '@type': 'Person', name: 'Ida' },
      ],
    },
  );
  expect(eventsOf({})[0]?.organizer).toEqual({ '@id': 'https://bread.test/#organization' });
});

const offers = (own: object, entry: object) =>
  knownOf({
    things: {
      collection: {
        kind: 'offer',
        currency: 'EUR',
        ...own,
        entries: [{ id: 'one', name: 'One', description: 'The **first**.', ...entry }],
      },
      paths: true,
    },
  });

test.each([
  [{}, { price: 9, availability: 'sold-out' }, 'Product'],
  [{ type: 'service' }, {}, 'Service'],
  [{ type: 'course' }, { price: 9, hours: 20 }, 'Course'],
])('offers with %j are told as what they are', (own, entry, type) => {
  const [found] = typed(graphOf(offers(own, entry), { of: 'things', id: 'one' }), type);
  expect(found).toMatchObject({ name: 'One', description: 'The first.' });
});

test('a product without a price says nothing, nor does a course without words: search engines need them', () => {
  const graph = graphOf(offers({}, {}), { of: 'things', id: 'one' });
  expect(typed(graph, 'Product')).toEqual([]);
  const course = offers({ type: 'course' }, { description: undefined });
  expect(typed(graphOf(course, { of: 'things', id: 'one' }), 'Course')).toEqual([]);
});

test('a price that is the lowest of several is told as one, with the days of the offer', () => {
  const entry = { price: 20, priceFrom: true, from: '2026-11-01', until: '2026-12-24' };
  const [found] = typed(graphOf(offers({}, entry), { of: 'things', id: 'one' }), 'Product');
  expect(found?.offers).toEqual([
    {
      '@type': 'AggregateOffer',
      lowPrice: 20,
      priceCurrency: 'EUR',
      url: 'https://bread.test/things/one',
      validFrom: '2026-11-01',
      priceValidUntil: '2026-12-24',
    },
  ]);
  expect(eventsOf({ price: 20, priceFrom: true })[0]?.offers).toMatchObject([{ price: 20 }]);
});

test('a course says whether it costs something, how long it takes and where it is taught', () => {
  const course = (entry: object) =>
    typed(graphOf(offers({ type: 'course' }, entry), { of: 'things', id: 'one' }), 'Course')[0];
  expect(course({ price: 9, hours: 20 })).toMatchObject({
    offers: [{ category: 'Paid', price: 9 }],
    hasCourseInstance: { courseMode: 'onsite', courseWorkload: 'PT20H' },
  });
  expect(course({ price: 0, availability: 'online-only' })).toMatchObject({
    offers: [{ category: 'Free' }],
    hasCourseInstance: { courseMode: 'online' },
  });
});

const [hall] = examplesOf('place').places?.entries as EntryDefinition<'place'>[];
const irish: CollectionDefinition = {
  kind: 'place',
  entries: [{ ...hall!, address: { ...hall!.address, country: 'IE' } }],
};

const jobs = (entry: object) =>
  knownOf({
    jobs: {
      collection: {
        kind: 'vacancy',
        currency: 'GBP',
        entries: [
          {
            id: 'baker',
            name: 'Baker',
            description: 'At **night**.',
            posted: '2026-10-01',
            ...entry,
          },
        ],
      },
      paths: true,
    },
    places: { collection: irish, paths: true },
  });
const job = (entry: object, shown: Shown = {}) =>
  typed(graphOf(jobs(entry), { of: 'jobs', id: 'baker' }, shown), 'JobPosting')[0];

test('a vacancy says where it is, until when one applies and what is paid', () => {
  expect(
    job({
      closes: '2027-07-31',
      place: 'Leeds',
      employment: ['full-time'],
      salary: { from: 2000, per: 'month' },
      text: ['You bake.', { list: ['Bread', 'Rolls'] }],
    }),
  ).toMatchObject({
    validThrough: '2027-07-31T23:59:00+01:00',
    jobLocation: { address: { addressLocality: 'Leeds', addressCountry: 'GB' } },
    employmentType: ['FULL_TIME'],
    baseSalary: { currency: 'GBP', value: { value: 2000, unitText: 'MONTH' } },
    description: 'At night.\n\nYou bake.\n\nBread\nRolls',
  });
  expect(job({ remote: true })).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { name: 'GB' },
  });
});

test.each([
  ['at the address of the business', {}, ['GB', undefined]],
  ['in a town', { place: 'Leeds' }, ['GB', undefined]],
  ['anywhere', { remote: true }, [undefined, 'GB']],
  ['anywhere or in a town', { remote: true, place: 'Leeds' }, ['GB', 'GB']],
  ['anywhere or at a place', { remote: true, place: 'places/town-hall' }, ['IE', 'IE']],
])('a vacancy %s says from which country', (_where, entry, countries) => {
  const { jobLocation, applicantLocationRequirements } = job(entry) ?? {};
  const [address] = nodesOf(jobLocation).map((node) => nodesOf(node.address)[0]);
  const [from] = nodesOf(applicantLocationRequirements);
  expect([address?.addressCountry, from?.name]).toEqual(countries);
});

test('a vacancy of which no place is known says nothing, nor does one without words', () => {
  const site = { ...shop, business: undefined };
  expect(job({}, { site })).toBeUndefined();
  expect(job({ place: 'Leeds' }, { site })).toBeUndefined();
  expect(job({ remote: true }, { site })).toBeUndefined();
  expect(job({ place: 'places/town-hall' }, { site })).toBeDefined();
  expect(job({ description: undefined })).toBeUndefined();
});

test('a vacancy that is closed says nothing, and one without a page neither', () => {
  expect(job({ closes: '2026-11-30' })).toBeUndefined();
  const list = { of: 'jobs', entries: listed(['carpenter']) };
  expect(typed(graphOf(everything(false), { list }), 'JobPosting')).toEqual([]);
});

test('a list of entries with pages leads to each page once', () => {
  const keys = ['open-rehearsal-2027-01-11', 'open-rehearsal-2027-01-18'];
  const graph = graphOf(all, { list: { of: 'inASeries', entries: listed(keys) } });
  expect(typed(graph, 'ListItem').map(({ position, url }) => [position, url])).toEqual([
    [1, 'https://bread.test/inASeries/open-rehearsal'],
  ]);
  expect(typed(graph, 'Event')).toEqual([]);
});

test('a list of entries without pages has them, of a series the dates that it shows', () => {
  const entries = listed(['open-rehearsal-2027-01-11', 'open-rehearsal-2027-01-18']);
  const graph = graphOf(everything(false), { list: { of: 'inASeries', entries } });
  expect(typed(graph, 'Event').map(({ startDate }) => startDate)).toEqual([
    '2027-01-11T19:30:00+00:00',
    '2027-01-18T19:30:00+00:00',
  ]);
});

test('what a list does not show today is not told', () => {
  const entries = [
    ...listed(['open-rehearsal-2027-01-11'], { last: '2027-01-11' }),
    ...listed(['open-rehearsal-2027-01-18'], { last: '2027-01-18' }),
  ];
  const list = { of: 'inASeries', entries };
  const graph = graphOf(everything(false), { list }, { today: '2027-01-12' });
  expect(typed(graph, 'Event')).toHaveLength(1);
  expect(graphOf(all, { list: { ...list, entries: [] } })).toEqual(graphOf(all, {}));
});

test('two lists of the same entries say what they say once', () => {
  const list = { ...lists.rows, of: 'inASeries', entries: listed(['open-rehearsal-2027-01-11']) };
  const twice = graphOf(all, { list }, {}, 2);
  expect(typed(twice, 'ItemList')).toHaveLength(1);
  expect(twice).toEqual(graphOf(all, { list }));
});

test('a list of dishes is a menu, with its headings', () => {
  const collection = {
    kind: 'dish',
    currency: 'EUR',
    entries: [
      { id: 'soup', name: 'Soup', price: 6.9, diets: ['vegan'] },
      { id: 'cake', name: 'Cake', price: 4 },
    ],
  } as CollectionDefinition;
  const entries = [
    ...listed(['soup'], { group: 'Lunch' }),
    ...listed(['cake'], { group: 'Sweet' }),
  ];
  const known = knownOf({ dishes: { collection } });
  const [menu] = typed(graphOf(known, { list: { of: 'dishes', entries } }), 'Menu');
  expect(menu?.hasMenuSection).toMatchObject([
    {
      name: 'Lunch',
      hasMenuItem: [
        {
          name: 'Soup',
          offers: [{ price: 6.9 }],
          suitableForDiet: ['https://schema.org/VeganDiet'],
        },
      ],
    },
    { name: 'Sweet', hasMenuItem: [{ name: 'Cake' }] },
  ]);
  const loose = graphOf(known, { list: { of: 'dishes', entries: listed(['soup']) } });
  expect(typed(loose, 'Menu')[0]?.hasMenuItem).toMatchObject([{ name: 'Soup' }]);
});

/** @jest-environment node */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isSaid, jsonLdProblems, nodesOf, type JsonLdNode } from '../../tests/json-ld-problems';
import { richResults } from '../../tests/rich-results';
import site from '../../tests/sites/agency/config/site';
import type { PostDefinition } from '../schema/post';
import type { SiteDefinition } from '../schema/site';
import { examples as subjects } from '../sections/alternating/example';
import { examples as articles } from '../sections/article/example';
import { examples as questions } from '../sections/faq/example';
import { examples as galleries } from '../sections/gallery/example';
import { examples as maps } from '../sections/map/example';
import { examples as openings } from '../sections/page-header/example';
import type { SectionDefinition, SectionKind } from '../sections/registry';
import type { StructuredData } from '../sections/structured-data';
import { examples as videos } from '../sections/video/example';
import { entryData } from './entry-data';
import { structuredData } from './structured-data';

const agency: SiteDefinition = { ...site, origin: 'https://bread.test', name: 'Bread' };

const ofSection: StructuredData<SectionKind> = (section, facts) => {
  const file = join(__dirname, '../sections', section.kind, 'structured-data.ts');
  if (!existsSync(file)) return [];
  const module = jest.requireActual<{ structuredData: StructuredData<SectionKind> }>(file);
  return module.structuredData(section, facts);
};

const describePage = (sections: SectionDefinition[], definedSite = agency, post?: PostDefinition) =>
  JSON.parse(
    JSON.stringify(
      structuredData({
        site: definedSite,
        definition: { title: 'Rolls', description: 'Fresh at six.', post, sections },
        path: '/Rolls',
        today: '2027-12-24',
        addressOf: (to) => `https://bread.test${to}`,
        entries: entryData({ entries: new Map(), kindData: () => undefined }),
        ofSection,
      }),
    ),
  ) as JsonLdNode;

const typed = (graph: JsonLdNode, type: string) =>
  nodesOf(graph).filter((node) => node['@type'] === type);

const all = [
  ...Object.values(openings),
  ...Object.values(subjects),
  ...Object.values(articles),
  ...Object.values(questions),
  ...Object.values(maps),
  ...Object.values(galleries),
  ...Object.values(videos),
] as SectionDefinition[];

test('every page describes the agency, the site and itself', () => {
  const graph = describePage([]);
  expect(jsonLdProblems(graph)).toEqual([]);
  expect(nodesOf(graph['@graph']).flatMap((node) => node['@type'] ?? [])).toEqual([
    'Organization',
    'WebSite',
    'WebPage',
  ]);
});

test.each(all.map((section) => [section.kind, section] as const))(
  'what an example of %s says can be read',
  (_kind, section) => {
    expect(jsonLdProblems(describePage([section]))).toEqual([]);
  },
);

test('a hidden section says nothing', () => {
  const hidden = all.map((section) => ({ ...section, hidden: true }));
  expect(describePage(hidden)).toEqual(describePage([]));
});

test('each question has its answer, all its paragraphs', () => {
  const { items } = questions.plain;
  const found = typed(describePage([questions.plain]), 'Question');
  expect(found.map(({ name }) => name)).toEqual(items.map(({ question }) => question));
  expect(found.map(({ acceptedAnswer }) => nodesOf(acceptedAnswer)[0]?.text)).toEqual(
    items.map(({ answer }) => answer.join('\n')),
  );
});

test('each subject is a service of the agency', () => {
  const found = typed(describePage([subjects.fourSubjects]), 'Service');
  expect(found.map(({ name }) => name)).toEqual(['Repairs', 'Upkeep', 'Rescue', 'Advice']);
  expect(found[0]?.provider).toEqual({ '@id': 'https://bread.test/#organization' });
});

test('a breadcrumb ends with the page itself; without one there is none', () => {
  const header = { kind: 'page-header' as const, title: 'Rolls' };
  const breadcrumb = [{ label: 'Home', to: '/' }, { label: 'Rolls' }];
  const items = typed(describePage([{ ...header, breadcrumb }]), 'ListItem');
  expect(items.map(({ position, name, item }) => [position, name, item])).toEqual([
    [1, 'Home', 'https://bread.test/'],
    [2, 'Rolls', 'https://bread.test/Rolls'],
  ]);
  expect(typed(describePage([header]), 'BreadcrumbList')).toEqual([]);
  const short = describePage([{ ...header, breadcrumb: [{ label: 'Rolls' }] }]);
  expect(typed(short, 'BreadcrumbList')).toEqual([]);
});

test('an article is by the agency, and of no invented date', () => {
  const [post] = typed(describePage([articles.withTakeaway]), 'BlogPosting');
  expect(post).toMatchObject({
    headline: 'How To Plan A Page',
    description: 'It takes an afternoon.',
    articleSection: ['Collect the questions', 'Answer them'],
    author: { '@id': 'https://bread.test/#organization' },
  });
  expect(Object.keys(post ?? {}).filter((key) => key.startsWith('date'))).toEqual([]);
});

test('a post says when it came out and who wrote it, once', () => {
  const post = { date: '2026-03-31', author: 'Ida', picture: undefined };
  const graph = describePage([articles.plain], agency, post);
  expect(jsonLdProblems(graph)).toEqual([]);
  expect(typed(graph, 'BlogPosting')).toEqual([
    expect.objectContaining({
      headline: 'Rolls',
      datePublished: '2026-03-31',
      author: { '@type': 'Person', name: 'Ida' },
      mainEntityOfPage: { '@id': 'https://bread.test/Rolls' },
    }),
  ]);
});

test('profiles are other pages of the agency; a chat is not one', () => {
  const [found] = typed(describePage([]), 'Organization');
  expect(found?.sameAs).toEqual(
    site.social.map(({ to }) => to).filter((to) => to.startsWith('https://')),
  );
});

test('has an address if the map is shown, unless it is a sample', () => {
  const [map] = Object.values(maps) as SectionDefinition[];
  const place = { ...agency.contact.place!, sample: false };
  const real = { ...agency, contact: { ...agency.contact, place } };
  const reported = (graph: JsonLdNode) =>
    typed(graph, 'Organization').flatMap((node) => node.address);
  expect(reported(describePage([map!], real))).toContain('Sample Street 1, Sample Town');
  expect(reported(describePage([map!])).filter(Boolean)).toEqual([]);
  expect(reported(describePage([], real)).filter(Boolean)).toEqual([]);
});

const business: NonNullable<SiteDefinition['business']> = {
  type: 'Dentist',
  address: { street: '1 High Street', postalCode: 'N1 1AA', town: 'London', country: 'GB' },
  position: { latitude: 51.5, longitude: -0.1 },
  hours: {
    week: [
      { days: ['monday', 'tuesday'], open: ['08:00–12:00', '13:00 - 18:00'] },
      { days: ['friday'], open: ['18:00–24:00'] },
    ],
    special: [
      { label: 'A day that is past', from: '2027-12-20', to: '2027-12-23' },
      { label: 'Christmas', from: '2027-12-24', to: '2027-12-26' },
      { from: '2027-12-31', open: ['08:00–11:00'] },
    ],
    closed: 'Closed',
  },
};
const more = [
  { name: 'Emergencies', label: '0102', to: 'tel:+12025550102' },
  { name: 'Invoices', label: 'Write', to: 'mailto:money@bread.test' },
  { name: 'Chat', label: 'Chat', to: 'link:whatsapp' },
];

describe('a business', () => {
  const graph = describePage([], { ...agency, business, contact: { ...agency.contact, more } });
  const [dentist] = typed(graph, 'Dentist');

  test('is given by its kind, with its address and its position', () => {
    expect(jsonLdProblems(graph)).toEqual([]);
    expect(dentist).toMatchObject({
      '@id': 'https://bread.test/#organization',
      name: 'Bread',
      address: { streetAddress: '1 High Street', addressLocality: 'London', addressCountry: 'GB' },
      geo: { latitude: 51.5, longitude: -0.1 },
    });
    expect(typed(graph, 'Organization')).toEqual([]);
  });

  test('is open on its days, but for breaks and holidays', () => {
    const inShort = (list: unknown) =>
      nodesOf(list).map(({ dayOfWeek, validFrom, validThrough, opens, closes }) =>
        [dayOfWeek ?? [validFrom, validThrough], opens, closes].flat().join(' '),
      );
    expect(inShort(dentist?.openingHoursSpecification)).toEqual([
      'https://schema.org/Monday https://schema.org/Tuesday 08:00 12:00',
      'https://schema.org/Monday https://schema.org/Tuesday 13:00 18:00',
      'https://schema.org/Friday 18:00 23:59',
      '2027-12-24 2027-12-26 00:00 00:00',
      '2027-12-31 2027-12-31 08:00 11:00',
    ]);
  });

  test('has its other telephones and addresses by what they are for', () => {
    expect(typed(graph, 'ContactPoint')).toEqual([
      { '@type': 'ContactPoint', contactType: 'Emergencies', telephone: '+12025550102' },
      { '@type': 'ContactPoint', contactType: 'Invoices', email: 'money@bread.test' },
    ]);
  });

  test('says of a hotel its stars and its hours of arrival, and of a restaurant what is cooked', () => {
    const hotel = {
      ...business,
      type: 'Hotel',
      priceRange: '90–160 €',
      cuisine: ['Italian'],
      stars: 4,
      checkIn: '15:00',
      checkOut: '11:00',
    } as const;
    const own = describePage([], { ...agency, business: { ...hotel, cuisine: ['Italian'] } });
    expect(typed(own, 'Hotel')).toEqual([
      expect.objectContaining({
        priceRange: '90–160 €',
        servesCuisine: ['Italian'],
        starRating: { '@type': 'Rating', ratingValue: 4 },
        checkinTime: '15:00',
        checkoutTime: '11:00',
      }),
    ]);
    expect(Object.keys(dentist ?? {})).not.toContain('starRating');
  });

  test('that is a sample is an organization like any other', () => {
    const sample = describePage([], { ...agency, business: { ...business, sample: true } });
    expect(sample).toEqual(describePage([], agency));
  });
});

test('search engines get texts without marks', () => {
  const [item] = questions.plain.items;
  const answer = ['**Six** to [eight](/Contact).', { list: ['*One*', 'Two'] }];
  const faq = { ...questions.plain, items: [{ ...item!, answer }] };
  const [reported] = typed(describePage([faq]), 'Answer');
  expect(reported?.text).toBe('Six to eight.\nOne\nTwo');
});

const ofPages = richResults.flatMap(({ kind, type, properties }) =>
  kind === undefined && type !== 'ItemList' ? [{ type, properties }] : [],
);

test.each(ofPages)(
  'a $type has each property that the table says, and none that it says is never there',
  ({ type, properties }) => {
    const place = { ...agency.contact.place!, sample: false };
    const full = { ...agency, contact: { ...agency.contact, more, place } };
    const { poster, date } = videos.plain;
    const elsewhere: SectionDefinition = { ...videos.asking, poster, date };
    const graphs = [...all, elsewhere].map((section) => describePage([section], full));
    const paths = Object.entries(properties).map(([path, [, when]]) => ({
      path,
      isSaid: !when.startsWith('never: '),
    }));
    expect(
      paths.map(({ path }) => ({
        path,
        isSaid: graphs.some((graph) => isSaid(graph, [type], path)),
      })),
    ).toEqual(paths);
  },
);

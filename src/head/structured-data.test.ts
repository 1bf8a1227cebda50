/** @jest-environment node */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import site from '../../config/site';
import { jsonLdProblems, nodesOf, type JsonLdNode } from '../../tests/json-ld-problems';
import type { SiteDefinition } from '../contract/site';
import { examples as subjects } from '../sections/alternating/example';
import { examples as articles } from '../sections/article/example';
import { examples as questions } from '../sections/faq/example';
import { examples as maps } from '../sections/map/example';
import { examples as openings } from '../sections/page-header/example';
import type { SectionDefinition, SectionKind } from '../sections/registry';
import type { StructuredData } from '../sections/structured-data';
import { structuredData } from './structured-data';

const agency: SiteDefinition = { ...site, origin: 'https://bread.test', name: 'Bread' };

const ofSection: StructuredData<SectionKind> = (section, facts) => {
  const file = join(__dirname, '../sections', section.kind, 'structured-data.ts');
  if (!existsSync(file)) return [];
  const module = jest.requireActual<{ structuredData: StructuredData<SectionKind> }>(file);
  return module.structuredData(section, facts);
};

const describePage = (sections: SectionDefinition[], definedSite = agency) =>
  JSON.parse(
    JSON.stringify(
      structuredData({
        site: definedSite,
        definition: { title: 'Rolls', description: 'Fresh at six.', sections },
        path: '/Rolls',
        addressOf: (to) => `https://bread.test${to}`,
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
  const found = typed(describePage([subjects.twoSubjects]), 'Service');
  expect(found.map(({ name }) => name)).toEqual(['Repairs', 'Upkeep']);
  expect(found[0]?.provider).toEqual({ '@id': 'https://bread.test/#agency' });
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
});

test('an article is by the agency, and of no invented date', () => {
  const [post] = typed(describePage([articles.withTakeaway]), 'BlogPosting');
  expect(post).toMatchObject({
    headline: 'How To Plan A Page',
    description: 'It takes an afternoon.',
    articleSection: ['Collect the questions', 'Answer them'],
    author: { '@id': 'https://bread.test/#agency' },
  });
  expect(Object.keys(post ?? {}).filter((key) => key.startsWith('date'))).toEqual([]);
});

test('profiles are where else the agency has a page; a chat is none', () => {
  const [found] = typed(describePage([]), 'Organization');
  expect(found?.sameAs).toEqual(
    site.social.map(({ to }) => to).filter((to) => to.startsWith('https://')),
  );
});

test('an address is told where the map is shown, unless it is a sample', () => {
  const [map] = Object.values(maps) as SectionDefinition[];
  const { place } = agency.contact;
  const real = { ...agency, contact: { ...agency.contact, place: { ...place, sample: false } } };
  const told = (graph: JsonLdNode) => typed(graph, 'Organization').flatMap((node) => node.address);
  expect(told(describePage([map!], real))).toContain('Sample Street 1, Sample Town');
  expect(told(describePage([map!])).filter(Boolean)).toEqual([]);
  expect(told(describePage([], real)).filter(Boolean)).toEqual([]);
});

/** @jest-environment node */
import { resolveConfig } from './resolve-config';
import { unlikeTemplates, withElsewhere } from './shown-languages';

const routes = 'config/routes.ts';

/** Courses with these tags, and a page for each tag, of a site in English and German. */
const siteWith = (...tags: unknown[]) => {
  const written = new Map<string, unknown>([
    ['config/site.ts', { languages: ['en-GB', 'de-DE'], timeZone: 'Europe/London' }],
    [
      'config/collections/courses.ts',
      {
        kind: 'offer',
        currency: 'EUR',
        entries: tags.map((each, index) => ({ id: `course-${index}`, name: 'A', tags: each })),
      },
    ],
    ['config/pages/tag.ts', { each: 'courses/tags', title: '{name}', sections: [] }],
    [
      routes,
      {
        pages: [{ page: 'tag', path: { en: '/Tags/{id}', de: '/Themen/{id}' } }],
        unmatched: 'tag',
      },
    ],
  ]);
  const resolving = { today: '2026-12-01' };
  const en = resolveConfig(written, resolving);
  return { en, de: resolveConfig(written, { ...resolving, language: 'de', main: en }) };
};

const evening = { en: 'Evening', de: 'Abend' };
const french = { en: 'French', de: 'Französisch' };

const pagesOf = ({ values }: ReturnType<typeof siteWith>['de']) =>
  [...values].flatMap(([file, value]) =>
    file.startsWith('config/pages/tag/')
      ? [[file.slice('config/pages/tag/'.length, -3), (value as { title: string }).title]]
      : [],
  );

test('the page of a tag has the same id in all languages, as that of an entry has', () => {
  const { en, de } = siteWith([evening, 'C'], [french, evening]);
  expect(pagesOf(en)).toEqual([
    ['evening', 'Evening'],
    ['c', 'C'],
    ['french', 'French'],
  ]);
  expect(pagesOf(de)).toEqual([
    ['evening', 'Abend'],
    ['c', 'C'],
    ['french', 'Französisch'],
  ]);
  expect(unlikeTemplates(en, de)).toEqual([]);
  const [first] = (
    withElsewhere(en.values.get(routes), [{ tag: 'de-DE', routes: de.values.get(routes) }]) as {
      pages: object[];
    }
  ).pages;
  expect(first).toEqual({
    page: 'tag/evening',
    path: '/Tags/evening',
    elsewhere: { 'de-DE': '/de/Themen/evening' },
  });
});

test.each<[string, unknown[], [string, string][]]>([
  [
    'of lists that are by language as a whole have their own',
    [{ en: ['Evening', 'French'], de: ['Abend', 'Französisch'] }],
    [
      ['abend', 'Abend'],
      ['franzosisch', 'Französisch'],
    ],
  ],
  [
    'that are one in German have the id of the first',
    [[evening, { en: 'Night', de: 'Abend' }]],
    [['evening', 'Abend']],
  ],
  [
    'that are two in German have an id each',
    [[evening], [{ en: 'Evening', de: 'Nacht' }]],
    [
      ['evening', 'Abend'],
      ['evening-2', 'Nacht'],
    ],
  ],
  [
    'that nobody knows in English do not take the id of another one',
    [{ en: ['Late'], de: ['Evening', 'Spät'] }, [evening]],
    [
      ['evening-2', 'Evening'],
      ['spat', 'Spät'],
      ['evening', 'Abend'],
    ],
  ],
])('tags %s, and then the other language is not told where they are', (_, tags, pages) => {
  const { en, de } = siteWith(...tags);
  expect(pagesOf(de)).toEqual(pages);
  expect(unlikeTemplates(en, de)).toEqual(['tag']);
});

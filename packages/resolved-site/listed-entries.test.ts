/** @jest-environment node */
import { number } from 'yup';
import type * as KindSchema from '../../src/collections/kind-schema';
import type * as Registry from '../../src/collections/registry';
import type * as Relation from '../../src/schema/relation';
import { resolveConfig } from './resolve-config';

/** With a kind more. */
jest.mock('../../src/collections/registry', () => {
  const registry = jest.requireActual<typeof Registry>('../../src/collections/registry');
  const { collectionKind } = jest.requireActual<typeof KindSchema>(
    '../../src/collections/kind-schema',
  );
  const { relation } = jest.requireActual<typeof Relation>('../../src/schema/relation');
  const boat = collectionKind('boat', 'Boats.', {
    entry: {
      length: number().meta({ fact: true, unit: 'm' }),
      masts: number(),
      owner: relation('Whose it is.', ['person']).meta({ fact: true }),
    },
  });
  return { ...registry, collectionSchemas: { ...registry.collectionSchemas, boat } };
});

const menu = {
  kind: 'dish',
  currency: 'EUR',
  entries: [
    {
      id: 'soup',
      name: 'Suppe',
      price: 6.5,
      diets: ['vegan', 'gluten-free'],
      days: ['friday', 'monday'],
    },
  ],
};

const page = {
  title: 'Karte',
  description: 'Was es gibt.',
  sections: [{ kind: 'list', title: 'Karte', of: 'menu', look: 'menu' }],
};

const shownWith = (words: object) =>
  JSON.stringify(
    resolveConfig(
      new Map<string, unknown>([
        ['config/site.ts', { name: 'Café', language: 'de-DE', words }],
        ['config/collections/menu.ts', menu],
        ['config/pages/home.ts', page],
      ]),
      { today: '2026-11-25' },
    ).values.get('config/pages/home.ts'),
  );

test('the days on which a dish is served are said in the language of the site', () => {
  expect(shownWith({})).toContain('Montag und Freitag');
});

describe('the diets of a dish', () => {
  it('are said in the words of the site', () => {
    const shown = shownWith({
      entries: { diets: { vegan: 'rein pflanzlich', 'gluten-free': 'ohne Gluten' } },
    });
    expect(shown).toContain('"rein pflanzlich","ohne Gluten"]');
  });

  it('are said in the usual words where the site has no others', () => {
    expect(shownWith({ entries: { diets: { vegan: 'rein pflanzlich' } } })).toContain(
      '"rein pflanzlich","glutenfrei"]',
    );
  });
});

test('a season of every year is said without a year, in the language of the site, in lists and in words', () => {
  const entry = { id: 'new-year', name: 'Jahreswechsel', start: '12-20', end: '01-06' };
  const values = new Map<string, unknown>([
    ['config/site.ts', { name: 'Hotel', language: 'de-DE' }],
    ['config/collections/seasons.ts', { kind: 'season', entries: [entry] }],
    ['config/routes.ts', { pages: [{ page: 'season', path: '/Saison/{id}' }] }],
    [
      'config/pages/home.ts',
      { title: 'Hotel', sections: [{ kind: 'list', title: 'Saison', of: 'seasons' }] },
    ],
    [
      'config/pages/season.ts',
      { each: 'seasons', title: '{name}: {start} bis {end}', sections: [] },
    ],
  ]);
  const { values: shown } = resolveConfig(values, { today: '2026-11-25' });
  expect(JSON.stringify(shown.get('config/pages/home.ts'))).toContain('20. Dezember – 6. Januar');
  expect(JSON.stringify(shown.get('config/pages/season/new-year.ts'))).toContain(
    'Jahreswechsel: 20. Dezember bis 6. Januar',
  );
});

const factsOf = (collections: Record<string, object>, of: string) => {
  const files = Object.entries(collections).map(
    ([name, value]) => [`config/collections/${name}.ts`, value] as const,
  );
  const list = { kind: 'list', title: 'All', of, look: 'rows' };
  const shown = resolveConfig(
    new Map<string, unknown>([
      ['config/site.ts', { name: 'Hafen', language: 'de-DE' }],
      ['config/pages/home.ts', { title: 'Home', sections: [list] }],
      ...files,
    ]),
    { today: '2026-11-25' },
  ).values.get('config/pages/home.ts') as { sections: { entries: { facts?: string[] }[] }[] };
  return shown.sections[0]?.entries[0]?.facts;
};

const people = {
  kind: 'person',
  entries: [{ id: 'ida', name: 'Ida Sample', role: 'Skipper', telephone: '12', email: 'a@b.c' }],
};
const address = { street: 'Kai 1', postalCode: '20095', town: 'Hamburg', country: 'DE' };
const places = {
  kind: 'place',
  entries: [{ id: 'quay', name: 'Am Kai', address, telephone: '34' }],
};

describe('below the name of an entry stands what its kind calls a fact, in the order of its schema', () => {
  test.each<[string, object, string[]]>([
    ['people', people, ['Skipper', '12', 'a@b.c']],
    ['places', places, ['Kai 1, 20095 Hamburg', '34']],
    [
      'events',
      {
        kind: 'event',
        entries: [
          {
            ...{ id: 'sail', name: 'Sail', start: '2027-05-01', place: 'places/quay' },
            ...{ organiser: 'The club', performers: ['people/ida', 'A band'] },
          },
        ],
      },
      ['Am Kai', 'The club', 'Ida Sample', 'A band'],
    ],
    [
      'boats',
      {
        kind: 'boat',
        entries: [{ id: 'heron', name: 'Heron', length: 9.5, masts: 2, owner: 'people/ida' }],
      },
      ['9,5\u00a0m', 'Ida Sample'],
    ],
  ])('of %s', (of, collection, facts) => {
    expect(factsOf({ people, places, [of]: collection }, of)).toEqual(facts);
  });
});

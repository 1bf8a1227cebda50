/** @jest-environment node */
import { resolveConfig } from './resolve-config';

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

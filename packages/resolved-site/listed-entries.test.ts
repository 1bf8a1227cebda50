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

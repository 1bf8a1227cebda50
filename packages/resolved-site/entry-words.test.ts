/** @jest-environment node */
import { resolveConfig } from './resolve-config';

const collections = {
  rooms: {
    kind: 'entry',
    currency: 'EUR',
    keys: {
      level: { type: 'text', label: 'Floor' },
      price: { type: 'price', label: 'A day' },
      seats: { type: 'number', label: 'Seats' },
    },
    entries: [
      {
        id: 'one',
        name: 'Blue',
        description: 'With **much** light, see [all](/).',
        values: { level: 'First', price: 60, seats: 1200 },
      },
    ],
  },
  places: {
    kind: 'place',
    entries: [
      {
        id: 'one',
        name: 'Hall',
        address: { street: '1 Square', postalCode: 'AB1 2CD', town: 'Whitby', country: 'GB' },
      },
    ],
  },
  jobs: {
    kind: 'vacancy',
    currency: 'EUR',
    entries: [
      {
        id: 'one',
        name: 'Cook',
        posted: '2026-11-01',
        salary: { from: 15, to: 17.5, per: 'hour' },
        unit: 'an hour',
      },
    ],
  },
};

/** A text of the page that a template makes for the entry, and the names in it that nothing has. */
const said = (
  each: keyof typeof collections,
  text: string,
  key: 'description' | 'lead' = 'lead',
) => {
  const opening = { kind: 'page-header', title: '{name}', ...(key === 'lead' && { lead: text }) };
  const description = key === 'description' ? text : '{name}';
  const { values, made } = resolveConfig(
    new Map<string, unknown>([
      ['config/site.ts', { language: 'en-GB' }],
      [`config/collections/${each}.ts`, collections[each]],
      ['config/pages/each.ts', { each, title: '{name}', description, sections: [opening] }],
      ['config/routes.ts', { pages: [{ page: 'each', path: '/Each/{id}' }] }],
    ]),
  );
  const page = values.get('config/pages/each/one.ts') as {
    description: string;
    sections: [{ lead?: string }];
  };
  const unknown = made.flatMap((one) => one.unknown.map(({ name }) => name));
  return { words: key === 'lead' ? page.sections[0].lead : page.description, unknown };
};

test.each([
  ['a key of the site’s own', 'rooms', '{level} floor', 'First floor'],
  ['a price of the site’s own, in its currency', 'rooms', '{price} a day', '€60 a day'],
  ['a number of the site’s own', 'rooms', '{seats} seats', '1,200 seats'],
  ['an address on one line', 'places', '{address}', '1 Square, AB1 2CD Whitby'],
  ['what is paid', 'jobs', 'We pay {salary}.', 'We pay €15–€17.50 an hour.'],
] as const)('%s is said', (_what, collection, text, words) => {
  expect(said(collection, text)).toEqual({ words, unknown: [] });
});

test('a key that a site has not declared is unknown', () => {
  expect(said('rooms', '{flour} floor')).toEqual({ words: '{flour} floor', unknown: ['flour'] });
});

test('a text that shows no marks has the words of a text with marks', () => {
  expect(said('rooms', '{description}', 'description').words).toBe('With much light, see all.');
  expect(said('rooms', 'Blue: {description}', 'description').words).toContain('With much light');
  expect(said('rooms', '{description}').words).toContain('**much**');
});

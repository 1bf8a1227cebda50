/** @jest-environment node */
import type { FilledList } from '../../src/sections/list/listed-entry';
import { resolveConfig } from './resolve-config';

const secondCurrency = { from: 'EUR', to: 'CHF', rate: 0.94, day: '2026-11-02' };

const rooms = {
  kind: 'offer',
  currency: 'EUR',
  entries: [
    { id: 'garden', name: 'Garden', price: 189, unit: 'a night' },
    { id: 'attic', name: 'Attic', price: 6.5, priceFrom: true },
    {
      id: 'suite',
      name: 'Suite',
      prices: [
        { label: 'Adults', price: 48.15 },
        { label: 'Children', price: 0 },
      ],
    },
    { id: 'stable', name: 'Stable', price: 0 },
  ],
};

type Asked = { language?: string; site?: object; currency?: string; look?: string };

const resolved = ({ language = 'en-GB', site = {}, currency, look = 'rows' }: Asked = {}) =>
  resolveConfig(
    new Map<string, unknown>([
      ['config/site.ts', { language, secondCurrency, ...site }],
      ['config/collections/rooms.ts', { ...rooms, ...(currency !== undefined && { currency }) }],
      ['config/pages/home.ts', { title: 'Home', sections: [{ kind: 'list', of: 'rooms', look }] }],
      [
        'config/pages/room.ts',
        {
          each: 'rooms',
          title: '{name}',
          sections: [{ kind: 'page-header', title: '{price} {price.about}', lead: '{price.rate}' }],
        },
      ],
      ['config/routes.ts', { pages: [{ page: 'room', path: '/Rooms/{id}' }] }],
      [
        'config/forms/book.ts',
        {
          fields: [
            {
              kind: 'select',
              name: 'Room',
              options: { from: 'rooms', label: '{name} {price} {price.about}' },
            },
          ],
        },
      ],
    ]),
    { today: '2026-12-01' },
  );

const listOf = (asked?: Asked) =>
  (resolved(asked).values.get('config/pages/home.ts') as { sections: FilledList[] }).sections[0]!;

const pricesOf = (asked?: Asked) =>
  listOf(asked).entries?.map(({ price, prices, about }) => [
    price ?? prices?.map((each) => each.price),
    about,
  ]);

test('a list says behind each price what it is in the second currency, to three digits', () => {
  expect(pricesOf()).toEqual([
    ['€189', '(about CHF\u00a0178)'],
    ['from €6.50', '(about CHF\u00a06.11)'],
    [['€48.15 (about CHF\u00a045.30)', 'Free'], undefined],
    ['Free', undefined],
  ]);
});

test('the day of the rate stands once below the list', () => {
  expect(listOf().rate).toBe(
    'Amounts in CHF are approximate, at the rate of 2\u00a0November\u00a02026.',
  );
});

test.each<[what: string, asked: Asked]>([
  ['without a second currency', { site: { secondCurrency: undefined } }],
  ['of prices in yet another one', { currency: 'GBP' }],
  ['whose rate cannot be read', { site: { secondCurrency: { ...secondCurrency, rate: 0 } } }],
])('a list %s says nothing of it', (_what, asked) => {
  expect(listOf(asked)).not.toHaveProperty('rate');
  expect(JSON.stringify(listOf(asked))).not.toContain('about');
});

test('a list that shows no price says nothing of a rate', () => {
  expect(listOf({ look: 'places' })).not.toHaveProperty('rate');
});

test.each([
  ['de-DE', '(etwa 178 CHF)'],
  ['ar', '(حوالي \u2068‏178 CHF\u2069)'],
])('in %s it is “%s”', (language, words) => {
  const said = listOf({ language }).entries?.[0]?.about?.replaceAll('\u00a0', ' ');
  expect(said).toBe(words);
});

test('a number with more than three digits is rounded', () => {
  const site = { secondCurrency: { ...secondCurrency, to: 'JPY', rate: 161.37 } };
  expect(listOf({ site }).entries?.[0]?.about).toBe('(about JP¥30,500)');
});

test('texts of the page of an entry, and options, say it where they ask for it', () => {
  const { values, made } = resolved();
  const headerOf = (id: string) =>
    (values.get(`config/pages/room/${id}.ts`) as { sections: unknown[] }).sections[0];
  expect(headerOf('garden')).toMatchObject({
    title: '€189 (about CHF\u00a0178)',
    lead: 'Amounts in CHF are approximate, at the rate of 2\u00a0November\u00a02026.',
  });
  expect(headerOf('stable')).toEqual({ kind: 'page-header', title: '€0' });
  expect(made.flatMap(({ unknown }) => unknown)).toEqual([]);
  expect(values.get('config/forms/book.ts')).toMatchObject({
    fields: [{ options: [{ label: 'Garden €189 (about CHF\u00a0178)' }, {}, {}, {}] }],
  });
});

test('without a second currency nothing has such a name', () => {
  const { made } = resolved({ site: { secondCurrency: undefined } });
  const names = new Set(made.flatMap(({ unknown }) => unknown.map(({ name }) => name)));
  expect([...names]).toEqual(['price.about', 'price.rate']);
});

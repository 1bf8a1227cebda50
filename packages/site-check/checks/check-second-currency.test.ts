/** @jest-environment node */
import { sources } from '../../../tests/mistakes/agency';
import { checkConfig } from '../check-config';
import { checkSecondCurrency } from './check-second-currency';

const today = '2026-12-01';

const values = new Map<string, unknown>([
  ['config/collections/rooms.ts', { kind: 'offer', currency: 'EUR', entries: [] }],
  ['config/forms/book.ts', { fields: [{ kind: 'price', name: 'Total', currency: 'USD' }] }],
]);

const found = (day: string, from = 'EUR') =>
  checkSecondCurrency(
    { secondCurrency: { from, to: 'CHF', rate: 0.94, day } },
    { values, today },
  ).map(({ error, path }) => [error, path]);

test.each([
  ['2026-12-01', []],
  ['2025-12-01', []],
  ['2025-11-30', [['oldRate', 'secondCurrency.day']]],
  ['2026-12-02', [['rateToCome', 'secondCurrency.day']]],
])('a rate of %s is told as %j', (day, errors) => {
  expect(found(day)).toEqual(errors);
});

test('a currency in which nothing has a price is told', () => {
  expect(found('2026-11-02', 'GBP')).toEqual([['noPriceInCurrency', 'secondCurrency.from']]);
});

test('a price in a form is one', () => {
  expect(found('2026-11-02', 'USD')).toEqual([]);
});

test('a site without a second currency has nothing to mend', () => {
  expect(checkSecondCurrency({}, { values, today })).toEqual([]);
});

test('the check tells it where it is written, as improvable', () => {
  const file = 'config/site.ts';
  const written = "  secondCurrency: { from: 'EUR', to: 'CHF', rate: 0.94, day: '2020-01-01' },\n";
  const site = (sources[file] ?? '').replace('  contact: {', `${written}  contact: {`);
  const told = checkConfig({ ...sources, [file]: site }, { today: '2026-12-01' })
    .filter(({ path }) => path.startsWith('secondCurrency'))
    .map(({ severity, path }) => [severity, path]);
  expect(told).toEqual([
    ['improvable', 'secondCurrency.day'],
    ['improvable', 'secondCurrency.from'],
  ]);
});

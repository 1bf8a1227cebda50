/** @jest-environment node */
import { isAmount, isColumnOfAmounts } from './is-amount';

test.each([
  '£50',
  '50 €',
  '1.200,00 €',
  '$1,200',
  'from £50',
  '40–60 €',
  '£40 – £60',
  '12',
  '90 %',
  'CHF 90.–',
  '50 EUR',
  "1'200.50",
  '4000+',
  '**£5.20**',
  'ab 90 €',
])('%s is an amount', (text) => expect(isAmount(text)).toBe(true));

test.each(['30 min', 'Check-up', '', 'Mon', '9:00–17:00', '2 visits', 'free'])(
  '%s is none',
  (text) => expect(isAmount(text)).toBe(false),
);

test('a column is of amounts where most of its texts are', () => {
  expect(isColumnOfAmounts(['£50', 'free', '£80'])).toBe(true);
  expect(isColumnOfAmounts(['', '£50', ''])).toBe(true);
  expect(isColumnOfAmounts(['free', '£80'])).toBe(false);
  expect(isColumnOfAmounts(['', ''])).toBe(false);
});

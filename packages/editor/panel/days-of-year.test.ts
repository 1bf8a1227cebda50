/** @jest-environment node */
import { lengthOf, monthNames, otherDays } from './days-of-year';

const days = (...all: (string | undefined)[]) =>
  all.map((value, at) => ({ key: String(at), value }));

test.each<[string[], boolean, (string | undefined)[]]>([
  [['12-20', '01-06'], true, ['2027-12-20', '2028-01-06']],
  [[], true, ['{begin}', undefined, '12-20']],
  [['2026-12-20', '2027-01-06'], false, ['12-20', '01-06']],
  [['2027-03-01', '2027-10-31'], false, ['03-01', '10-31']],
  [['2026-11-21'], false, ['11-21']],
  // It is in some years only.
  [['2027-02-28'], false, ['02-29']],
])('%j, each year %p, are made of %j', (made, isEachYear, written) => {
  const found = otherDays(days(...written), { isEachYear, today: '2026-11-21' });
  expect(found.map(({ value }) => value)).toEqual(made);
});

test('months have their names and as many days as in some year', () => {
  expect(monthNames.at(0)).toBe('January');
  expect([2, 4, 12].map(lengthOf)).toEqual([29, 30, 31]);
});

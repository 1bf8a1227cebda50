import { dayInWords, weekdayNames } from './weekday-names';

const known = Intl;
afterEach(() => {
  globalThis.Intl = known;
});

test('days have the names of the site’s language', () => {
  expect(weekdayNames('de')[0]).toEqual(['monday', 'Montag']);
  expect(dayInWords('2027-12-24', 'en-GB')).toBe('24 December 2027');
});

test.each([
  ['has no Intl', undefined],
  ['knows no dates', {}],
])('a browser that %s says them as config does', (_, value) => {
  Object.assign(globalThis, { Intl: value });
  expect(weekdayNames('de')[0]).toEqual(['monday', 'monday']);
  expect(dayInWords('2027-12-24', 'en-GB')).toBe('2027-12-24');
});

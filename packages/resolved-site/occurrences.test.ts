/** @jest-environment node */
import { datesOf } from './occurrences';

const repeats = { days: ['friday'], until: '2027-01-22', except: ['2027-01-15'] };

type Row = [start: string, end: string | undefined, ends: (string | undefined)[]];

/** A series of two Fridays, the 8th and the 22nd; where it begins on the 5th that is a Tuesday. */
const rows: Row[] = [
  ['2027-01-08T19:00', '2027-01-08T21:00', ['2027-01-08T21:00', '2027-01-22T21:00']],
  ['2027-01-08T22:00', '2027-01-09T01:00', ['2027-01-09T01:00', '2027-01-23T01:00']],
  ['2027-01-05T22:00', '2027-01-06T01:00', ['2027-01-09T01:00', '2027-01-23T01:00']],
  ['2027-01-08T18:00', '2027-01-10T12:00', ['2027-01-10T12:00', '2027-01-24T12:00']],
  ['2027-01-08', '2027-01-10', ['2027-01-10', '2027-01-24']],
  ['2027-01-08', '2027-01-08', [undefined, undefined]],
  ['2027-01-08T19:00', undefined, [undefined, undefined]],
];

test.each(rows)(
  'each date of a series from %s to %s lasts as long as the first',
  (start, end, ends) => {
    const dates = datesOf(start, { end, repeats });
    expect(dates.map((date) => date.end)).toEqual(ends);
    for (const date of dates) expect((date.end ?? date.start) >= date.start).toBe(true);
  },
);

test('what takes place once ends when it says', () => {
  expect(datesOf('2027-01-08T22:00', { end: '2027-01-09T01:00' })).toEqual([
    { start: '2027-01-08T22:00', end: '2027-01-09T01:00' },
  ]);
});

/** @jest-environment node */
import type { Hours } from '../schema/hours';
import { daysInWords, groupedDays } from './grouped-days';

const week = (...usual: Hours['week']): Hours => ({ week: usual, closed: 'Closed' });

/** The lines of a sign, as they are painted. */
const painted = (hours: Hours, language = 'en-GB') =>
  groupedDays(hours).map(({ days, spans }) =>
    [daysInWords(days, { language, length: 'short' }), ...(spans.length > 0 ? spans : ['–'])].join(
      ' ',
    ),
  );

test('days with the same hours stand on one line, and closed days on the last', () => {
  const hours = week(
    { days: ['tuesday', 'wednesday', 'thursday', 'friday'], open: ['06:30–13:00'] },
    { days: ['saturday'], open: ['06:00–12:00'] },
  );
  expect(painted(hours)).toEqual(['Tue–Fri 06:30–13:00', 'Sat 06:00–12:00', 'Mon, Sun –']);
});

test('days with a break stand apart from those without', () => {
  const hours = week(
    { days: ['monday', 'tuesday', 'thursday'], open: ['09:00–12:00', '14:00–18:00'] },
    { days: ['wednesday', 'friday'], open: ['09:00–12:00'] },
  );
  expect(painted(hours)).toEqual([
    'Mon, Tue, Thu 09:00–12:00 14:00–18:00',
    'Wed, Fri 09:00–12:00',
    'Sat, Sun –',
  ]);
});

test('the hours of a day count, in whatever order and however often config names the day', () => {
  const hours = week(
    { days: ['tuesday'], open: ['14:00–18:00', '09:00–12:00'] },
    { days: ['monday', 'wednesday'], open: ['09:00–12:00'] },
    { days: ['wednesday', 'monday'], open: ['14:00–18:00'] },
  );
  expect(painted(hours)[0]).toBe('Mon–Wed 09:00–12:00 14:00–18:00');
});

test('a week begins on its Monday: Sunday and Monday do not follow each other', () => {
  const hours = week({ days: ['monday', 'friday', 'saturday', 'sunday'], open: ['18:00–02:00'] });
  expect(painted(hours)).toEqual(['Mon, Fri–Sun 18:00–02:00', 'Tue–Thu –']);
});

test('a week without a closed day has no line for such days', () => {
  const days: Hours['week'][number]['days'] = ['monday', 'tuesday', 'wednesday', 'thursday'];
  const hours = week({ days: [...days, 'friday', 'saturday', 'sunday'], open: ['00:00–24:00'] });
  expect(painted(hours)).toEqual(['Mon–Sun 00:00–24:00']);
});

const days = ['monday', 'wednesday', 'thursday', 'friday'] as const;

test.each([
  { language: 'de', short: 'Mo, Mi–Fr', long: 'Montag und Mittwoch – Freitag' },
  { language: 'sv', short: 'mån, ons–fre', long: 'måndag och onsdag–fredag' },
  { language: 'ja', short: '月 水～金', long: '月曜日、水曜日～金曜日' },
])('days are named and joined in $language', ({ language, short, long }) => {
  expect(daysInWords(days, { language, length: 'short' })).toBe(short);
  expect(daysInWords(days, { language, length: 'long' })).toBe(long);
});

test('a browser without lists or ranges of days says them as config does', () => {
  const known = Intl.ListFormat;
  Object.assign(Intl, { ListFormat: undefined });
  const words = daysInWords(days, { language: 'de', length: 'short' });
  Object.assign(Intl, { ListFormat: known });
  expect(words).toBe('monday, wednesday, thursday, friday');
});

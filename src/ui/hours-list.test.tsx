import { render, screen } from '@testing-library/react';
import { examples } from '../sections/opening-hours/example';
import { dayInWords, HoursLists, SpecialList, weekdayNames, WeekList } from './hours-list';
import { InAgency } from './testing/in-agency';

const { hours } = examples.withHolidays;

const show = (language: string) =>
  render(
    <InAgency site={{ language }}>
      <WeekList hours={hours} />
      <SpecialList special={hours.special} closed={hours.closed} />
    </InAgency>,
  );

const lines = () =>
  screen.getAllByRole('term').map((term) => {
    const spans = [...term.nextElementSibling!.children].map(({ textContent }) => textContent);
    return `${term.textContent}: ${spans.join(', ') || term.nextElementSibling!.textContent}`;
  });

test('every day of the week is named, with its breaks; a day that is not in config is closed', () => {
  show('en-GB');
  expect(lines()).toEqual([
    'Monday: 08:00–12:00, 13:00–18:00',
    'Tuesday: 08:00–12:00, 13:00–18:00',
    'Wednesday: 08:00–13:00',
    'Thursday: 08:00–12:00, 13:00–18:00',
    'Friday: 08:00–13:00',
    'Saturday: Closed',
    'Sunday: Closed',
    'Christmas, 24 December 2027 – 26 December 2027: Closed',
    'New Year’s Eve, 31 December 2027: 08:00–11:00',
  ]);
});

test.each([
  ['2027-12-25', ['Christmas', 'New Year’s Eve']],
  ['2027-12-27', ['New Year’s Eve']],
  ['2028-01-01', []],
])('wherever hours stand, on %s so do the days to come that have others', (today, names) => {
  jest.useFakeTimers({ now: new Date(`${today}T12:00Z`) });
  render(
    <InAgency site={{ language: 'en-GB' }}>
      <HoursLists hours={hours} />
    </InAgency>,
  );
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  const [week, special] = [terms.slice(0, 3), terms.slice(3)];
  // Days with the same hours share a line.
  expect(week).toEqual([
    'Monday, Tuesday and Thursday',
    'Wednesday and Friday',
    'Saturday and Sunday',
  ]);
  expect(special.map((name) => name.split(',')[0])).toEqual(names);
  jest.useRealTimers();
});

test('each time is an element of its own, as HTML writes one', () => {
  show('en-GB');
  const times = [...document.querySelectorAll('time')].map(({ textContent }) => textContent);
  expect(times.slice(0, 4)).toEqual(['08:00', '12:00', '13:00', '18:00']);
  times.forEach((time) => expect(time).toMatch(/^\d\d:\d\d$/));
});

test('days are named in the language of the site', () => {
  show('de');
  expect(lines()[0]).toMatch(/^Montag/);
});

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
  // Formats are made once a language, and no test above made one of this.
  expect(weekdayNames('cy')[0]).toEqual(['monday', 'monday']);
  expect(dayInWords('2027-12-24', 'cy')).toBe('2027-12-24');
});

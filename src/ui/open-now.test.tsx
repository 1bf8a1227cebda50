import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import type { Hours } from '../schema/hours';
import { OpenNow, openingInWords } from './open-now';
import { InAgency } from './testing/in-agency';

const words = { open: 'Open now, until {time}', closed: 'Closed, opens {day} at {time}' };

const hours: Hours = {
  week: [{ days: ['monday', 'tuesday', 'thursday'], open: ['08:00–12:00', '13:00–18:00'] }],
  special: [{ from: '2027-03-11', to: '2027-03-14' }],
  closed: 'Closed',
};

const shown = (
  <InAgency>
    <OpenNow hours={hours} timeZone="Europe/Berlin" words={words} />
  </InAgency>
);

/** Half a minute before noon in Berlin, on a Tuesday. */
const beforeNoon = new Date('2027-03-09T10:59:30Z');

afterEach(() => jest.useRealTimers());

test('it says until when it is open, and follows the clock', () => {
  jest.useFakeTimers({ now: beforeNoon });
  render(shown);
  expect(screen.getByText('Open now, until 12:00')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(30_000));
  expect(screen.getByText('Closed, opens today at 13:00')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(60 * 60_000));
  expect(screen.getByText('Open now, until 18:00')).toBeInTheDocument();
});

test('a page that is seen again is right at once', () => {
  jest.useFakeTimers({ now: beforeNoon });
  render(shown);
  jest.setSystemTime(new Date('2027-03-09T20:00:00Z'));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByText('Closed, opens Monday at 08:00')).toBeInTheDocument();
});

test('the page’s own HTML says nothing', () => {
  jest.useFakeTimers({ now: beforeNoon });
  expect(renderToString(shown).replaceAll(/<style.*?<\/style>|<[^>]*>/g, '')).toBe('');
});

const closedFor = (days: number, date: string) =>
  ({ isOpen: false, opens: { date, days, time: '08:00' } }) as const;

test.each([
  ['de', closedFor(0, '2027-03-08'), 'Zu, heute um 08:00'],
  ['de', closedFor(1, '2027-03-09'), 'Zu, morgen um 08:00'],
  ['de', closedFor(2, '2027-03-10'), 'Zu, Mittwoch um 08:00'],
  ['de', closedFor(6, '2027-03-14'), 'Zu, Sonntag um 08:00'],
  ['de', closedFor(7, '2027-03-15'), 'Zu, 15. März 2027 um 08:00'],
  ['de', { isOpen: false, opens: undefined }, ''],
  ['de', { isOpen: true, until: '24:00' }, 'Auf bis 24:00'],
  ['de', { isOpen: true, until: undefined }, 'Immer auf'],
] as const)('in %s %j is in words', (language, opening, text) => {
  const own = { open: 'Auf bis {time}', closed: 'Zu, {day} um {time}', openLong: 'Immer auf' };
  expect(openingInWords(opening, own, language)).toBe(text);
});

test('without words for it, nothing is said of what never closes', () => {
  expect(openingInWords({ isOpen: true, until: undefined }, words, 'en')).toBe('');
});

/** @jest-environment node */
import type { Hours } from '../schema/hours';
import './later-rules';
import { isOpenAt, slotsOn } from './opening-hours';
import { messageOf, passes } from './predicates';
import type { RuleDefinition } from './schemas';

const hours: Hours = {
  week: [
    { days: ['monday', 'tuesday'], open: ['08:00–12:00', '13:00–18:00'] },
    { days: ['friday'], open: ['18:00–02:00'] },
  ],
  special: [
    { label: 'Christmas', from: '2026-12-24', to: '2026-12-28', open: undefined },
    { label: undefined, from: '2027-01-06', to: undefined, open: ['10:00–24:00'] },
  ],
  closed: 'Closed',
};

// 2026-11-21 is a Saturday.
const today = '2026-11-21';

test.each([
  ['2026-11-23', true, 'a Monday'],
  ['2026-11-25', false, 'a Wednesday'],
  ['2026-11-27', true, 'a Friday, open in the evening'],
  ['2026-11-28', false, 'a Saturday, into which Friday lasts'],
  ['2026-11-20', false, 'a Friday that is over'],
  ['2026-12-25', false, 'a Friday in the holidays'],
  ['2026-12-28', false, 'a Monday in the holidays'],
  ['2026-12-29', true, 'the Tuesday after them'],
  ['2027-01-06', true, 'a Wednesday with hours of its own'],
  ['', false, 'no day'],
  ['2026-02-30', false, 'a day that there is not'],
])('opening-day of %s: %s (%s)', (value, passed) => {
  const rule: RuleDefinition = { field: 'Day', check: 'opening-day', hours, message: 'm' };
  expect(passes(rule, value, { values: {}, today })).toBe(passed);
});

test('today itself is not past', () => {
  const rule: RuleDefinition = { field: 'Day', check: 'opening-day', hours, message: 'm' };
  expect(passes(rule, '2026-11-23', { values: {}, today: '2026-11-23' })).toBe(true);
  expect(passes(rule, '2026-11-23', { values: {}, today: '2026-11-24' })).toBe(false);
});

test.each([
  ['2026-11-23', '08:00', true],
  ['2026-11-23', '07:59', false],
  ['2026-11-23', '11:59', true],
  ['2026-11-23', '12:00', false],
  ['2026-11-23', '12:30', false],
  ['2026-11-23', '', false],
  ['2026-11-25', '09:00', false],
  ['2026-11-27', '17:59', false],
  ['2026-11-27', '23:30', true],
  ['2026-11-27', '01:00', false],
  ['2026-11-28', '01:59', true],
  ['2026-11-28', '02:00', false],
  ['2026-12-26', '01:00', false],
  ['2027-01-06', '23:59', true],
  ['2027-01-07', '00:00', false],
  ['', '09:00', true],
  ['', '01:00', true],
  ['', '12:30', true],
  ['', '05:00', false],
])('opening-time on %j at %j: %j', (day, value, passed) => {
  const rule: RuleDefinition = {
    field: 'Time',
    check: 'opening-time',
    day: 'Day',
    hours,
    message: 'm',
  };
  expect(passes(rule, value, { values: { Day: day }, today })).toBe(passed);
});

describe('a time that is over where the business is', () => {
  const rule: RuleDefinition = {
    field: 'Time',
    check: 'opening-time',
    day: 'Day',
    timeZone: 'Europe/Berlin',
    past: 'over',
    hours: { week: [{ days: ['monday'], open: ['08:00–18:00'] }], closed: 'Closed' },
    message: 'closed',
  };

  beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-11-23T09:30:20Z') }));
  afterEach(() => jest.useRealTimers());

  test.each([
    ['2026-11-23', '10:29', 'over'],
    ['2026-11-23', '10:30', undefined],
    ['2026-11-23', '17:59', undefined],
    ['2026-11-23', '18:00', 'closed'],
    ['2026-11-23', '07:00', 'over'],
    ['2026-11-16', '17:00', 'over'],
    ['2026-11-30', '08:00', undefined],
    ['', '08:00', undefined],
  ])('%s at %s: %s', (day, value, said) => {
    const context = { values: { Day: day }, today };
    expect(passes(rule, value, context) ? undefined : messageOf(rule, value, context)).toBe(said);
  });

  test('without words of its own it has those of the rule, and without a time zone none is over', () => {
    const context = { values: { Day: '2026-11-23' }, today };
    expect(messageOf({ ...rule, past: undefined }, '08:00', context)).toBe('closed');
    expect(passes({ ...rule, timeZone: undefined }, '08:00', context)).toBe(true);
  });
});

describe('slots: times at which something begins', () => {
  const evenings: Hours = {
    week: [
      { days: ['friday'], open: ['12:00–14:00', '18:00–22:15'] },
      { days: ['saturday'], open: ['22:00–01:00'] },
    ],
    special: [
      { label: undefined, from: '2027-01-01', to: undefined, open: ['18:00–20:00'] },
      { label: undefined, from: '2027-01-08', to: undefined, open: undefined },
    ],
    closed: 'Closed',
  };
  const slots = { every: 45, last: 60 };

  test.each([
    ['a Friday', '2026-12-04', '12:00 12:45 18:00 18:45 19:30 20:15 21:00'],
    ['a Saturday, to the day after', '2026-12-05', '22:00 22:45 23:30'],
    ['a Sunday, from the day before', '2026-12-06', ''],
    ['a Monday', '2026-12-07', ''],
    ['a Friday with hours of its own', '2027-01-01', '18:00 18:45'],
    ['a Friday that is closed', '2027-01-08', ''],
  ])('of %s', (_what, day, expected) => {
    const found = slotsOn(evenings, { day, slots });
    expect(found.join(' ')).toBe(expected);
    for (const time of ['18:00', '18:30', '19:30', '00:00', '12:00', '21:45', '22:00']) {
      expect(isOpenAt(evenings, time, { day, slots })).toBe(found.includes(time));
    }
  });

  test('after midnight they go on as they began', () => {
    const on = (day: string) => slotsOn(evenings, { day, slots: { every: 50 } });
    expect(on('2026-12-05')).toEqual(['22:00', '22:50', '23:40']);
    expect(on('2026-12-06')).toEqual([]);
    const late = { every: 50, last: 20 };
    expect(slotsOn(evenings, { day: '2026-12-06', slots: late })).toEqual(['00:30']);
  });

  test('the last one ends with the hours, if nothing else is said; of any day there are all', () => {
    expect(slotsOn(evenings, { day: '2027-01-01', slots: { every: 60 } })).toEqual([
      '18:00',
      '19:00',
    ]);
    expect(slotsOn(evenings, { day: undefined, slots: { every: 120, last: 1 } })).toEqual([
      '00:00',
      '12:00',
      '18:00',
      '20:00',
      '22:00',
    ]);
  });
});

/** @jest-environment node */
import type { Hours } from '../../../schema/hours';
import { dayScale } from './day-scale';

const scaleOf = (...week: Hours['week']) => dayScale({ week, closed: 'Closed' });
const hoursNamed = (open: string) =>
  scaleOf({ days: ['monday'], open: [open] }).ticks.map(({ hour }) => hour);

test('the scale goes from the earliest opening to the latest closing of the week', () => {
  const { days } = scaleOf(
    { days: ['monday'], open: ['10:00–18:00'] },
    { days: ['tuesday'], open: ['08:00–16:00'] },
  );
  expect(days[0]).toEqual([{ start: 20, length: 80 }]);
  expect(days[1]).toEqual([{ start: 0, length: 80 }]);
});

test('a day with a break has a bar before and a bar after it', () => {
  const { days } = scaleOf({ days: ['friday'], open: ['14:00–18:00', '08:00–12:00'] });
  expect(days[4]).toEqual([
    { start: 0, length: 40 },
    { start: 60, length: 40 },
  ]);
});

test('a closed day has no bar', () => {
  expect(scaleOf({ days: ['monday'], open: ['08:00–12:00'] }).days[6]).toEqual([]);
});

test('what ends after midnight goes on to the right of its own day', () => {
  const { days } = scaleOf(
    { days: ['saturday'], open: ['18:00–02:00'] },
    { days: ['sunday'], open: ['16:00–24:00'] },
  );
  expect(days[5]).toEqual([{ start: 20, length: 80 }]);
  expect(days[6]).toEqual([{ start: 0, length: 80 }]);
});

test.each([
  { open: '09:00–12:00', named: [9, 10, 11, 12] },
  { open: '06:30–13:00', named: [7, 8, 9, 10, 11, 12, 13] },
  { open: '09:00–23:30', named: [10, 12, 14, 16, 18, 20, 22] },
  { open: '00:00–24:00', named: [0, 4, 8, 12, 16, 20, 24] },
  { open: '18:00–02:00', named: [18, 20, 22, 24, 2] },
  { open: '08:10–08:50', named: [] },
])('of $open the hours $named are named', ({ open, named }) => {
  expect(hoursNamed(open)).toEqual(named);
});

test('each hour is named where it is on the scale', () => {
  const { ticks } = scaleOf({ days: ['monday'], open: ['07:30–10:00'] });
  expect(ticks.map(({ at }) => at)).toEqual([20, 60, 100]);
});

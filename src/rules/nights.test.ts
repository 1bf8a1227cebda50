/** @jest-environment node */
import './later-rules';
import { nightsOf, type Season } from './nights';
import { passes } from './predicates';
import type { RuleDefinition } from './schemas';

const named = { field: 'Departure', message: 'm' } as const;

const judge = (rule: RuleDefinition, value: string, other: string) =>
  passes(rule, value, { values: { Other: other }, today: '2026-11-21' });

type Params<Check extends RuleDefinition['check']> = Partial<RuleDefinition<Check>>;

test.each<[string, string, boolean, boolean]>([
  ['2027-02-28', '2027-03-01', false, false],
  ['2027-03-01', '2027-03-01', false, true],
  ['2027-03-02', '2027-03-01', true, true],
  ['09:29', '09:30', false, false],
  ['09:30', '09:30', false, true],
  ['10:00', '09:30', true, true],
  ['', '2027-03-01', false, false],
  ['', '', true, true],
  ['2027-03-01', '', true, true],
])('%j is after %j: %s, or the same: %s', (value, other, isAfter, isSame) => {
  const rule = { ...named, check: 'after', other: 'Other' } as const;
  expect(judge(rule, value, other)).toBe(isAfter);
  expect(judge({ ...rule, orSame: true }, value, other)).toBe(isSame);
});

test('a hidden field is empty', () => {
  const rule = { ...named, check: 'after', other: 'Other' } as const;
  expect(passes(rule, '2027-03-01', { values: {}, today: '' })).toBe(true);
});

const season = { from: '2027-07-01', to: '2027-08-31' };

test.each<[Params<'days-after'>, string, string, boolean]>([
  [{ least: 2 }, '2028-02-28', '2028-03-01', true],
  [{ least: 3 }, '2028-02-28', '2028-03-01', false],
  [{ least: 2 }, '2027-02-28', '2027-03-01', false],
  [{ most: 7 }, '2027-03-24', '2027-03-31', true],
  [{ most: 7 }, '2027-03-24', '2027-04-01', false],
  [{ most: 7 }, '2027-03-24', '2027-03-24', true],
  [{ most: 7 }, '2027-03-24', '2027-03-23', false],
  [{ least: 1, most: 1 }, '2027-12-31', '2028-01-01', true],
  [{ least: 7, ...season }, '2027-06-30', '2027-07-02', true],
  [{ least: 7, ...season }, '2027-07-01', '2027-07-07', false],
  [{ least: 7, ...season }, '2027-07-01', '2027-07-08', true],
  [{ least: 7, ...season }, '2027-08-31', '2027-09-02', false],
  [{ least: 7, ...season }, '2027-09-01', '2027-09-02', true],
  [{ least: 2 }, '', '2027-03-01', true],
  [{ least: 2 }, '2027-03-01', '', false],
])('%j from %j to %j: %s', (params, other, value, passed) => {
  const rule: RuleDefinition = { ...named, check: 'days-after', other: 'Other', ...params };
  expect(judge(rule, value, other)).toBe(passed);
});

test.each<[Params<'not-on'>, string, boolean]>([
  [{ weekdays: ['sunday'] }, '2027-08-01', false],
  [{ weekdays: ['sunday'] }, '2027-08-02', true],
  [{ weekdays: ['monday', 'tuesday'] }, '2027-08-02', false],
  [{ days: [{ from: '2027-05-01' }] }, '2027-05-01', false],
  [{ days: [{ from: '2027-05-01' }] }, '2027-05-02', true],
  [{ days: [{ from: '2027-12-24', to: '2028-01-02' }] }, '2027-12-23', true],
  [{ days: [{ from: '2027-12-24', to: '2028-01-02' }] }, '2027-12-24', false],
  [{ days: [{ from: '2027-12-24', to: '2028-01-02' }] }, '2028-01-02', false],
  [{ days: [{ from: '2027-12-24', to: '2028-01-02' }] }, '2028-01-03', true],
  [{ weekdays: ['sunday'] }, '', false],
])('not on %j: %j is %s', (params, value, passed) => {
  expect(judge({ ...named, check: 'not-on', ...params }, value, '')).toBe(passed);
});

test.each<[string, string, Season, number]>([
  ['2027-06-28', '2027-07-03', {}, 5],
  ['2027-06-28', '2027-07-03', { from: '2027-07-01' }, 2],
  ['2027-06-28', '2027-07-03', { to: '2027-06-30' }, 3],
  ['2027-06-28', '2027-07-03', season, 2],
  ['2027-08-30', '2027-09-03', season, 2],
  ['2027-06-01', '2027-09-30', season, 62],
  ['2027-09-01', '2027-09-03', season, 0],
  ['2027-06-28', '2027-07-01', season, 0],
  ['2027-07-03', '2027-07-03', {}, 0],
  ['2027-07-03', '2027-07-01', {}, 0],
  ['', '2027-07-03', season, 0],
  ['2027-07-03', '', {}, 0],
  // Clocks are changed in the night.
  ['2027-03-27', '2027-03-29', {}, 2],
])('from %j to %j in %j: %s nights', (arrival, departure, of, nights) => {
  expect(nightsOf(arrival, departure, of)).toBe(nights);
});

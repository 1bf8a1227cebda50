/** @jest-environment node */
import './later-rules';
import { longestStayIn, nightsOf, type Season } from './nights';
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
  [{ days: [{ from: '12-24', to: '01-02' }] }, '2027-12-23', true],
  [{ days: [{ from: '12-24', to: '01-02' }] }, '2031-12-24', false],
  [{ days: [{ from: '12-24', to: '01-02' }] }, '2028-01-02', false],
  [{ days: [{ from: '12-24', to: '01-02' }] }, '2028-01-03', true],
  [{ days: [{ from: '05-01' }] }, '2030-05-01', false],
  [{ days: [{ from: '05-01' }] }, '2030-05-02', true],
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
  ['2027-06-28', '2027-07-03', { from: '07-01', to: '08-31' }, 2],
  ['2031-06-28', '2031-07-03', { from: '07-01', to: '08-31' }, 2],
  ['2027-12-15', '2028-01-10', { from: '12-20', to: '01-06' }, 18],
  ['2028-01-05', '2028-01-10', { from: '12-20', to: '01-06' }, 2],
  ['2027-01-01', '2028-12-31', { from: '07-01', to: '08-31' }, 124],
  ['2027-01-01', '2028-12-31', { from: '12-20', to: '01-06' }, 6 + 18 + 11],
  ['2027-02-27', '2027-03-02', { from: '02-29', to: '03-01' }, 1],
  ['2028-02-27', '2028-03-02', { from: '02-29', to: '03-01' }, 2],
  ['2027-02-27', '2027-03-02', { from: '02-01', to: '02-29' }, 2],
  ['2028-02-27', '2028-03-02', { from: '02-01', to: '02-29' }, 3],
  ['2028-02-27', '2028-03-02', { from: '02-01', to: '02-28' }, 2],
  ['2028-01-05', '', { from: '12-20', to: '01-06' }, 0],
  ['', '2028-01-05', { from: '12-20', to: '01-06' }, 0],
  ['9999-12-30', '9999-12-31', { from: '07-01', to: '08-31' }, 0],
  ['0000-07-01', '0000-07-03', { from: '07-01', to: '08-31' }, 2],
  // Clocks are changed in the night.
  ['2027-03-27', '2027-03-29', {}, 2],
])('from %j to %j in %j: %s nights', (arrival, departure, of, nights) => {
  expect(nightsOf(arrival, departure, of)).toBe(nights);
});

test.each<[Season, number]>([
  [{ from: '07-01', to: '08-31' }, 303],
  [{ from: '12-20', to: '01-06' }, 347],
  [{ from: '01-01', to: '12-31' }, 0],
  [{ from: '2027-07-01', to: '2027-08-31' }, Infinity],
  [{}, Infinity],
])('a stay of %j that reaches no second one has %s nights at most', (of, nights) => {
  expect(longestStayIn(of)).toBe(nights);
});

/** @jest-environment node */
import type { RuleDefinition } from '../../rules/schemas';
import { dayLimits } from './day-limits';

const rule = (check: 'not-before' | 'not-after', date: string, days?: number): RuleDefinition => ({
  field: 'Day',
  check,
  date,
  days,
  message: 'any',
});
const required: RuleDefinition = { field: 'Day', check: 'required', message: 'any' };
const today = '2026-11-21';

test.each<[string, RuleDefinition[], string | undefined, { min: string; max: string }]>([
  ['no rule: a year has four digits', [required], today, { min: '1900-01-01', max: '2999-12-31' }],
  ['from today on', [rule('not-before', 'today')], today, { min: today, max: '2999-12-31' }],
  ['until today', [rule('not-after', 'today')], today, { min: '1900-01-01', max: today }],
  [
    'from a day before 1900 on',
    [rule('not-before', '1850-06-01')],
    today,
    { min: '1850-06-01', max: '2999-12-31' },
  ],
  [
    'both, the nearer of two',
    [
      rule('not-before', '2026-01-01'),
      rule('not-before', 'today'),
      rule('not-after', '2027-06-30'),
      rule('not-after', '2027-01-31'),
    ],
    today,
    { min: today, max: '2027-01-31' },
  ],
  [
    'days from today',
    [rule('not-before', 'today', 2), rule('not-after', 'today', 60)],
    today,
    { min: '2026-11-23', max: '2027-01-20' },
  ],
  [
    'while the day is unknown, rules of today limit nothing',
    [rule('not-before', 'today'), rule('not-after', 'today'), rule('not-before', '2020-01-01')],
    undefined,
    { min: '2020-01-01', max: '2999-12-31' },
  ],
])('%s', (_title, rules, day, limits) => expect(dayLimits(rules, day)).toEqual(limits));

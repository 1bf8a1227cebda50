/** @jest-environment node */
import type { RuleDefinition } from '../../../rules/schemas';
import { nextNumber } from './next-number';

const field = (step?: number) => ({
  ...{ kind: 'number' as const, name: 'N', label: 'N', errorMessage: 'e' },
  ...(step !== undefined && { step }),
});

const between = (least?: number, most?: number): RuleDefinition[] => [
  { field: 'N', check: 'required', message: 'm' },
  ...(least === undefined
    ? []
    : [{ field: 'N', check: 'min', value: least, message: 'm' } as const]),
  ...(most === undefined ? [] : [{ field: 'N', check: 'max', value: most, message: 'm' } as const]),
];

test.each<[unknown, -1 | 1, number | undefined, RuleDefinition[], number?]>([
  [2, 1, 3, []],
  [2, -1, 1, []],
  [null, 1, 1, []],
  [null, 1, 2, between(2)],
  [null, -1, undefined, between(2)],
  ['two', 1, 1, []],
  [0, -1, undefined, []],
  [0, -1, -1, between(-3)],
  [-3, -1, undefined, between(-3)],
  [8, 1, undefined, between(1, 8)],
  [7, 1, 8, between(1, 8)],
  // What was typed beyond a limit comes back to it.
  [12, 1, undefined, between(1, 8)],
  [12, -1, 8, between(1, 8)],
  [-5, 1, 1, between(1, 8)],
  [-5, -1, undefined, between(1, 8)],
  [0.2, 1, 0.3, [], 0.1],
  [0.3, -1, 0.2, [], 0.1],
  [1.3, 1, 1.5, [], 0.5],
  [1.3, -1, 1, [], 0.5],
  [5, 1, 10, [], 5],
  [7, -1, 5, [], 5],
])('from %p by %i it leads to %p', (value, by, expected, rules, ...[step]) => {
  expect(nextNumber(value, { field: field(step), rules, by })).toBe(expected);
});

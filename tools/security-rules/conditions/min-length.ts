import { shape } from '../../../src/rules/min-length/rule';
import { matchesCondition } from '../matches-condition';
import type { Condition } from './condition';

export const minLength: Condition<{ length: number }> = (value, { length }) =>
  matchesCondition(value, shape(length));

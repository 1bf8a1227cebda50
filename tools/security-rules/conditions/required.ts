import { shape } from '../../../src/rules/required/rule';
import { matchesCondition } from '../matches-condition';
import type { Condition } from './condition';

export const required: Condition = (value) => matchesCondition(value, shape);

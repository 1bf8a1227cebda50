import { shape } from '../../../src/rules/digits/rule';
import { matchesCondition } from '../matches-condition';
import type { Condition } from './condition';

export const digits: Condition = (value) => matchesCondition(value, shape);

import { shape } from '../../../src/rules/web-address/rule';
import { matchesCondition } from '../matches-condition';
import type { Condition } from './condition';

export const webAddress: Condition = (value) => matchesCondition(value, shape);

import { longest, shape } from '../../../src/rules/email/rule';
import { matchesCondition } from '../matches-condition';
import type { Condition } from './condition';

export const email: Condition = (value) =>
  `${value}.size() <= ${longest} && ${matchesCondition(value, shape)}`;

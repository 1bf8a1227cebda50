import { amountCondition } from './amount-condition';
import type { Condition } from './condition';

export const min: Condition<{ value: number }> = (value, { value: limit }, { sort }) =>
  amountCondition(value, { sort, operator: '>=', limit });

import type { Sort } from '../../../src/rules/rule';
import { rulesNumber } from '../rules-number';

/** What a rule of amounts compares with `limit`. No amount is in any order with null: it is refused. */
export const amountCondition = (
  value: string,
  { sort, operator, limit }: { sort: Sort; operator: '<=' | '>='; limit: number },
) => `${sort === 'list' ? `${value}.size()` : value} ${operator} ${rulesNumber(limit)}`;

import type { BuildCost } from '../measured-build';
import { stepNames } from '../steps';

export type Measured = { pageCount: number; cost: BuildCost };

export const costNames = ['total', ...stepNames, 'cpu', 'memory'] as const;
export type CostName = (typeof costNames)[number];

/** The cost of one more page, from two sizes: milliseconds, or MiB of memory. */
export const perPage = (smaller: Measured, larger: Measured, name: CostName) =>
  (larger.cost[name] - smaller.cost[name]) / (larger.pageCount - smaller.pageCount);

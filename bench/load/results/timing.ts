import { median } from '../../shared/median';

/** Milliseconds. */
export type Timing = {
  /** Of each record. */
  times: number[];
  /** Of all of them, from the first to the last. */
  total: number;
};

/** The smallest of `values` that is at least as large as `share` of them. Throws when there are none. */
const percentile = (values: number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
  if (value === undefined) throw new Error('An empty list has no percentile.');
  return value;
};

/** Records per second, and milliseconds. */
export type Summary = { perSecond: number; p50: number; p99: number };

/** The row of a table: the median of each figure over the rounds. */
export const summary = (rounds: Timing[]): Summary => ({
  perSecond: median(rounds.map(({ times, total }) => times.length / (total / 1000))),
  p50: median(rounds.map(({ times }) => percentile(times, 0.5))),
  p99: median(rounds.map(({ times }) => percentile(times, 0.99))),
});

import { randomInt } from 'node:crypto';
import { randomOf } from '../tools/local-firebase/testing/agreement/random';

/**
 * Random and exhaustive tests are short by default, and whole where TEST_RUNS=full is set: CI does that for the files
 * that import this one. The seed is a new one each time; what failed says it, and TEST_SEED gives it again.
 */
const isFull = process.env.TEST_RUNS === 'full';

export type Counts = { short: number; full: number };

export const runs = ({ short, full }: Counts): number => (isFull ? full : short);

export const seed = Number(process.env.TEST_SEED ?? randomInt(2 ** 31));

/** The seeds of so many things that are made up. */
export const seeds = (counts: Counts): number[] =>
  Array.from({ length: runs(counts) }, (_, place) => seed + place);

/** A title with the seed, for tests that are random by themselves. */
export const seeded = (title: string): string => `${title} (TEST_SEED=${seed})`;

/** What fast-check is told; of a failure it says the seed itself. */
export const randomRuns = (counts: Counts) => ({ seed, numRuns: runs(counts) });

/** A random part of the cases, in their order: one of so many, of any at least one; in whole runs all of them. */
export const someOf = <Case>(cases: readonly Case[], { oneIn }: { oneIn: number }): Case[] => {
  if (isFull) return [...cases];
  const random = randomOf(seed);
  const drawn = cases.map((_, place) => ({ place, lot: random() }));
  const kept = drawn
    .toSorted((one, other) => one.lot - other.lot)
    .slice(0, Math.ceil(cases.length / oneIn));
  const places = new Set(kept.map(({ place }) => place));
  return cases.filter((_, place) => places.has(place));
};

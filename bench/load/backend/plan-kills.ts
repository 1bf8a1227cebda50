import type { SeededRandom } from '../seeded-random';

/** The backend is killed `delay` ms after `acknowledged` saves, or after the previous kill. */
export type Kill = { acknowledged: number; delay: number };

/** One of this many kills directly follows another one, to hit the backend while it starts. */
const followingEvery = 5;

/** Milliseconds: about as long as a save in flight takes, and as a start takes. */
const longestSave = 50;
const longestStart = 500;

/** Kills at random moments, none after the last of `count` saves. */
export const planKills = (
  kills: number,
  { count, random }: { count: number; random: SeededRandom },
): Kill[] => {
  const last = Math.floor(count * 0.95);
  const moments = Array.from({ length: kills }, () => random.whole(0, last)).sort((a, b) => a - b);
  return moments.map((moment, index) => {
    const before = moments[index - 1];
    return before !== undefined && index % followingEvery === 0
      ? { acknowledged: before, delay: random.number() * longestStart }
      : { acknowledged: moment, delay: random.number() * longestSave };
  });
};

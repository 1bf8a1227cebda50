/** Random values that are the same for the same seed. */
export type SeededRandom = {
  /** From 0 (inclusive) to 1 (exclusive). */
  number: () => number;
  /** A whole number, both ends included. */
  whole: (from: number, to: number) => number;
  pick: <Item>(items: readonly Item[]) => Item;
  bytes: (length: number) => Uint8Array;
};

/** The generator mulberry32: 32 bits of state, good enough for moments and texts. */
export const seededRandom = (seed: number): SeededRandom => {
  let state = seed >>> 0;
  const number = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (from: number, to: number) => from + Math.floor(number() * (to - from + 1));
  return {
    number,
    whole,
    pick: (items) => {
      const item = items[whole(0, items.length - 1)];
      if (item === undefined) throw new Error('The list to pick from is empty.');
      return item;
    },
    bytes: (length) => Uint8Array.from({ length }, () => whole(0, 255)),
  };
};

/** The agency's mark, a ledger's line that climbs and grows a leaf, in a square of 36 × 36. */
export const mark = {
  size: 36,
  /** Radius of the background's corners. */
  radius: 8,
  stair: { path: 'M6 28h8v-6h7v-6', width: 2.5 },
  leaf: { path: 'M21 17C20 10 24 6.5 30.5 6 31 12.5 27.5 17 21 17Z', width: 1.5 },
};

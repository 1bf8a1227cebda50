import type { KeyRow } from './key-rows';

/** One heading of the reference. */
export type ReferencePart = {
  heading: string;
  level: 2 | 3;
  words: string[];
  rows: KeyRow[];
  /** TypeScript, complete. */
  examples: string[];
};

import { numberFormat } from '../../src/schema/formats';

/**
 * More than anybody writes by hand, and little enough that the check answers: anything
 * longer is reported at its place and not checked further. Lengths are in characters.
 */
export const limits = {
  /** A file: as many entries of a collection as a list may have, each of 2 000. The longest of the examples has 10 000. */
  file: 2_000_000,
  /** A text: two printed pages. */
  text: 5_000,
  /** The name of an entry. */
  name: 80,
  /** Entries of one list or group. */
  entries: 1_000,
  /** Nested groups and lists. */
  depth: 100,
  /** Tokens between two commas. */
  words: 1_500,
  /** Problems of one file reported at once. */
  findings: 150,
} as const;

const inWords = (count: number) => numberFormat('en-GB').format(count).replaceAll(',', ' ');

/** The report of what is beyond a limit. */
export const tooMuch = (what: string, count: number, limit: number): Record<string, string> => ({
  what: `${what.replace('#', inWords(count))}; there may be ${inWords(limit)}`,
});

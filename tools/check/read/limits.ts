/**
 * More than anybody writes by hand, and little enough that the check answers at once whatever stands
 * there: what is longer is told at its place and not looked at further. Lengths are in characters.
 */
export const limits = {
  /** A file: the longest of the examples has 10 000. */
  file: 400_000,
  /** A text: two printed pages. */
  text: 5_000,
  /** The name of an entry. */
  name: 80,
  /** Entries of one list or group. */
  entries: 1_000,
  /** Groups and lists in each other. */
  depth: 100,
  /** Words and signs between two commas. */
  words: 1_500,
  /** What is wrong with one file, told at once. */
  findings: 150,
} as const;

const inWords = (count: number) => count.toLocaleString('en-GB').replaceAll(',', ' ');

/** What is said of what is beyond a limit. */
export const tooMuch = (what: string, count: number, limit: number): Record<string, string> => ({
  what: `${what.replace('#', inWords(count))}; there may be ${inWords(limit)}`,
});

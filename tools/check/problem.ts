/** Something in config that cannot be right, or that must not go on the web as it is. */
export type Problem = {
  severity: 'error' | 'warning';
  /** Path of the file from the project's root. */
  file: string;
  /** From 1; where in the file, as far as that is known. */
  line: number;
  column: number;
  /** Which entry, as `sections[2].cards[0].title`; empty for the whole file. */
  path: string;
  /** What is wrong and what is allowed, to be read after the path. */
  message: string;
};

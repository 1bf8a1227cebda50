import { parseSync, type Program } from 'oxc-parser';

export type Parsed = {
  /** The tree of the text; without its statements where the text cannot be understood. */
  program: Program;
  /** Where the first sign stands that cannot be understood, or undefined. */
  error: number | undefined;
};

/** Offsets are those of JavaScript's texts. */
export const parse = (text: string): Parsed => {
  const parsed = parseSync('config.ts', text, { lang: 'ts' });
  const starts = parsed.errors.map(({ labels: [first] }) => first?.start ?? 0);
  return {
    // Made when it is asked for: of most texts it is only asked whether they can be understood.
    get program() {
      return parsed.program;
    },
    error: starts.toSorted((one, other) => one - other)[0],
  };
};

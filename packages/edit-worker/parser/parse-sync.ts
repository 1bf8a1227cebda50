import { tsPlugin } from '@sveltejs/acorn-typescript';
import { Parser } from 'acorn';
import type { Program } from 'oxc-parser';

/** Of what stands twice, such as a second file behind the first one, oxc says nothing: the tree has both. */
const takingTwice = (Base: typeof Parser): typeof Parser =>
  class extends Base {
    raiseRecoverable() {}
  };

const TypeScript = Parser.extend(tsPlugin(), takingTwice);

type Parsed = { program: Program; errors: { labels: { start: number }[] }[] };

const nothing = { type: 'Program', body: [], start: 0, end: 0 } as unknown as Program;

const positionOf = (error: unknown): number => {
  if (!(error instanceof SyntaxError)) throw error;
  return 'pos' in error && typeof error.pos === 'number' ? error.pos : 0;
};

/** What is used of `oxc-parser`, in a browser: the same tree (ESTree), and where the first error is. */
export const parseSync = (_file: string, text: string): Parsed => {
  try {
    const options = { ecmaVersion: 'latest', sourceType: 'module', preserveParens: true } as const;
    // Both speak of one standard, each in types of its own.
    const program = TypeScript.parse(text, options) as unknown as Program;
    return { program, errors: [] };
  } catch (error) {
    return { program: nothing, errors: [{ labels: [{ start: positionOf(error) }] }] };
  }
};

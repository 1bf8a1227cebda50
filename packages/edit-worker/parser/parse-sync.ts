import { tsPlugin } from '@sveltejs/acorn-typescript';
import { Parser } from 'acorn';
import type { Program } from 'oxc-parser';

const TypeScript = Parser.extend(tsPlugin());

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
    const program = TypeScript.parse(text, { ...options, locations: true }) as unknown as Program;
    return { program, errors: [] };
  } catch (error) {
    return { program: nothing, errors: [{ labels: [{ start: positionOf(error) }] }] };
  }
};

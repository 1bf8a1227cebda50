/** A place in a rules file; both count from 1. */
export type Position = { readonly line: number; readonly column: number };

/** A rules file that cannot be enforced as written. The message is `file:line:column: problem`. */
export class RulesError extends Error {
  override readonly name = 'RulesError';

  constructor(file: string, at: Position, problem: string) {
    super(`${file}:${at.line}:${at.column}: ${problem}`);
  }
}

import type { Rule } from '../rule';

/** The box is ticked. */
export const accepted: Rule<object, boolean> = { asks: ['flag'], passes: (value) => value };

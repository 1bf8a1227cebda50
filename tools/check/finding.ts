import type { Problem } from './problem';

/** A problem before it is known where in the file it stands. */
export type Finding = Pick<Problem, 'path' | 'message'>;

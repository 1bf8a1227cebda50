import type { Problem } from './problem';

/** A problem before it is known where in the file it stands. */
export type Finding = Pick<Problem, 'path' | 'message'>;

/** A finding of which more than one file must be read to know it. */
export type FileFinding = Finding & Pick<Problem, 'file'>;

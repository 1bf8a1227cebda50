import type { ErrorName } from '../catalogue/errors';
import type { Edit } from '../problem';

/** A slip of the keyboard, and what would mend it. Offsets in the text that it was found in. */
export type Slip = {
  error: ErrorName;
  start: number;
  end: number;
  parts: Record<string, string>;
  /** Makes the text readable, so that what follows can be checked as well. Adds no line. */
  repair: Edit[];
  /** Nothing else can have been meant. */
  certain?: boolean;
};

import type { Change, Value } from '../../../src/schema/values/change';
import { isSame } from '../../../src/schema/values/same-value';
import type { Place } from '../../../src/schema/values/written-place';

/** The change that makes a value of another; undefined for none. `next` undefined: it is left out. */
export const changeTo = (place: Place, was: unknown, next: unknown): Change | undefined => {
  if (isSame(was, next)) return undefined;
  return next === undefined
    ? { do: 'remove', ...place, was: was as Value }
    : { do: 'set', ...place, value: next as Value, was: was as Value | undefined };
};

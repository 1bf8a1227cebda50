import { valueAt } from '../../../src/schema/values/paths';
import { isHidden } from './entry-name';
import type { ListAt } from './list-at';

/**
 * A page begins with its opening, which has the main heading and is there once: it stays in its place, nothing is put
 * before it, and no other one is added. What is hidden opens nothing.
 */

/** Where the opening stands in the list of sections; -1 where there is none. */
export const openingOf = ({ list, choices }: ListAt): number =>
  list.findIndex((entry) => {
    const kind = valueAt(entry, choices?.by ?? '');
    return !isHidden(entry) && choices?.schemas[String(kind)]?.meta()?.opens !== undefined;
  });

export const isOpening = (place: ListAt, at: number): boolean => at === openingOf(place);

/** Whether an entry may go to another place of its list. */
export const canMove = (place: ListAt, from: number, to: number): boolean => {
  const opening = openingOf(place);
  if (place.list[to] === undefined || from === opening) return false;
  return from < opening || to > opening;
};

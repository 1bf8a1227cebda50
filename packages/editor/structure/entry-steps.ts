import type { Change, Step, Value } from '../../../src/schema/values/change';
import { join } from '../../../src/schema/values/paths';
import { isHidden } from './entry-name';
import { entryPath, type ListAt } from './list-at';

/** The steps of an entry of a list, with words for undoing them. */

const named = ({ list, nameOf }: ListAt, at: number) => `“${nameOf(list[at], at)}”`;

const listOf = ({ file, path, was }: ListAt) => ({ file, path, was: was ?? [] });

const entryOf = (place: ListAt, at: number) => ({
  file: place.file,
  path: entryPath(place, at),
  was: place.list[at] ?? '',
});

export const moveStep = (place: ListAt, from: number, to: number): Step => {
  const way =
    Math.abs(from - to) === 1 ? (to < from ? 'up' : 'down') : `to place ${to + 1} of its list`;
  return {
    words: `Moved ${named(place, from)} ${way}`,
    changes: [{ do: 'move', ...listOf(place), from, to }],
  };
};

/** Whether the list must have all that it has: an optional one may go with its last entry. */
export const isNeeded = ({ list, least, isOptional }: ListAt): boolean =>
  list.length <= least && !(isOptional && list.length === 1);

export const neededWords = ({ least }: ListAt): string =>
  `${least === 1 ? 'One' : least} must stay here. Add another one first, or change this one.`;

/** Where it is the only entry of a list that may be left out, the list goes with it. */
export const removeStep = (place: ListAt, at: number): Step => {
  const isLast = place.list.length === 1 && place.isOptional;
  return {
    words: `Deleted ${named(place, at)}`,
    changes: [{ do: 'remove', ...(isLast ? listOf(place) : entryOf(place, at)) }],
  };
};

export const hideStep = (place: ListAt, at: number): Step => {
  const entry = place.list[at];
  const { file, path } = { file: place.file, path: `${entryPath(place, at)}.hidden` };
  const was = (entry as { [key: string]: Value } | undefined)?.hidden;
  return isHidden(entry)
    ? { words: `Shown ${named(place, at)}`, changes: [{ do: 'remove', file, path, was: true }] }
    : {
        words: `Hidden ${named(place, at)}`,
        changes: [{ do: 'set', file, path, value: true, was }],
      };
};

/** `renamed`: texts of the copy that must differ from the original's, by their paths within it. */
export const duplicateStep = (
  place: ListAt,
  at: number,
  renamed: readonly { path: string; value: string; was: string }[] = [],
): Step => {
  const copy = entryPath(place, at + 1);
  return {
    words: `Duplicated ${named(place, at)}`,
    changes: [
      { do: 'duplicate', ...listOf(place), at },
      ...renamed.map(({ path, value, was }): Change => ({
        do: 'set',
        file: place.file,
        path: join(copy, path),
        value,
        was,
      })),
    ],
  };
};

export const insertStep = (place: ListAt, at: number, value: Value): Step => ({
  words: `Added “${place.nameOf(value, at)}”`,
  changes: [{ do: 'insert', file: place.file, path: place.path, at, value, was: place.was }],
});

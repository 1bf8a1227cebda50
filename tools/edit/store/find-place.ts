import type { Value } from '../../../src/schema/values/change';
import { joinPath, stepsOf, valueAt } from '../../../src/schema/values/paths';

/** A group or list as JSON has it: what is undefined in a group is not there, in a list it is null. */
const isSameGroup = (one: object, other: object): boolean => {
  const keysOf = (group: object) =>
    Object.entries(group).flatMap(([key, value]) => (value === undefined ? [] : [key]));
  const keys = keysOf(one);
  return (
    keys.length === keysOf(other).length &&
    keys.every(
      (key) =>
        Object.hasOwn(other, key) &&
        isSame((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]),
    )
  );
};

/** Whether two values say the same; the order of a group's keys says nothing. */
export const isSame = (one: unknown, other: unknown): boolean => {
  if ((one ?? null) === (other ?? null)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (!Array.isArray(one) || !Array.isArray(other)) {
    return Array.isArray(one) === Array.isArray(other) && isSameGroup(one, other);
  }
  return one.length === other.length && one.every((each, index) => isSame(each, other[index]));
};

/** The paths that have the same keys, whatever their indices. */
const pathsLike = (value: unknown, path: string): string[] =>
  stepsOf(path).reduce<string[]>(
    (paths, step) =>
      paths.flatMap((at) => {
        const around = valueAt(value, at);
        return Array.isArray(around)
          ? around.map((_, index) => joinPath(at, index))
          : [joinPath(at, step)];
      }),
    [''],
  );

/**
 * The path at which a file's value says `was`: the given one, else the only one that differs from it in indices.
 * Undefined where there is none, or more than one. What was not there yet is looked for only at the path.
 */
export const findPlace = (
  file: unknown,
  path: string,
  was: Value | undefined,
): string | undefined => {
  const saysSame = (at: string) => isSame(valueAt(file, at), was);
  if (saysSame(path)) return path;
  if (was === undefined) return undefined;
  const [only, ...others] = pathsLike(file, path).filter(saysSame);
  return others.length === 0 ? only : undefined;
};

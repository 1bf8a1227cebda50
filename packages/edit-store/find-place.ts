import type { Value } from '../../src/schema/values/change';
import { join, joinPath, keyOf, parentOf, stepsOf, valueAt } from '../../src/schema/values/paths';
import { isSame } from '../../src/schema/values/same-value';

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

type Seen = {
  was: Value | undefined;
  /** What stood around it, where nothing stood at the path. */
  around?: Value | undefined;
};

/**
 * The path at which a file's value says what was seen at this one: it, else the only one that differs from it in indices.
 * Undefined where there is none, or more than one. What was not there yet is looked for in what stood around it, and where
 * that is not told only at the path.
 */
export const findPlace = (
  file: unknown,
  path: string,
  { was, around }: Seen,
): string | undefined => {
  if (was === undefined && around !== undefined) {
    const group = findPlace(file, parentOf(path), { was: around });
    return group === undefined ? undefined : join(group, keyOf(path));
  }
  const saysSame = (at: string) => isSame(valueAt(file, at), was);
  if (saysSame(path)) return path;
  if (was === undefined) return undefined;
  const [only, ...others] = pathsLike(file, path).filter(saysSame);
  return others.length === 0 ? only : undefined;
};

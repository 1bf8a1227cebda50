import type { Value } from '../../src/schema/values/change';
import { joinPath, stepsOf, valueAt } from '../../src/schema/values/paths';
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

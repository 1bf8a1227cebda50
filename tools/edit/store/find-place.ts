import type { Value } from '../../../src/editor/protocol';

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

type Step = { key: string; isIndex: boolean };

const stepsOf = (path: string): Step[] =>
  [...path.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, index, key = '']) =>
    index === undefined ? { key, isIndex: false } : { key: index, isIndex: true },
  );

const pathOf = (steps: readonly Step[]) =>
  steps.reduce((path, { key, isIndex }) => {
    if (isIndex) return `${path}[${key}]`;
    return path === '' ? key : `${path}.${key}`;
  }, '');

const inner = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined;

/** The places whose paths have the same keys, whatever their indices, with their values. */
const placesLike = (value: unknown, steps: readonly Step[]): { steps: Step[]; value: unknown }[] =>
  steps.reduce<{ steps: Step[]; value: unknown }[]>(
    (places, step) =>
      places.flatMap((place) => {
        const keys = !step.isIndex
          ? [step.key]
          : Array.isArray(place.value)
            ? Object.keys(place.value)
            : [];
        return keys.map((key) => ({
          steps: [...place.steps, { ...step, key }],
          value: inner(place.value, key),
        }));
      }),
    [{ steps: [], value }],
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
  const steps = stepsOf(path);
  if (
    isSame(
      steps.reduce((value, { key }) => inner(value, key), file),
      was,
    )
  )
    return path;
  if (was === undefined) return undefined;
  const [only, ...others] = placesLike(file, steps).filter(({ value }) => isSame(value, was));
  return only && others.length === 0 ? pathOf(only.steps) : undefined;
};

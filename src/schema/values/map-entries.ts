import { isGroup } from './group';

/** A list with these entries: the same object where it has them already. */
export const listUnlessSame = (
  list: readonly unknown[],
  entries: readonly unknown[],
): readonly unknown[] =>
  entries.length === list.length && entries.every((entry, at) => entry === list[at])
    ? list
    : entries;

/** A group with these entries: the same object where it has them already, in this order. */
export const groupUnlessSame = (
  group: Record<string, unknown>,
  entries: readonly (readonly [string, unknown])[],
): Record<string, unknown> => {
  const known = Object.entries(group);
  const isSame = ([key, entry]: readonly [string, unknown], at: number) =>
    known[at]?.[0] === key && known[at][1] === entry;
  return entries.length === known.length && entries.every(isSame)
    ? group
    : Object.fromEntries(entries);
};

/**
 * A list or group with what `of` makes of each entry, the same object where that is what they are. What is neither stays
 * as it is.
 */
export const mapEntries = (
  value: unknown,
  of: (entry: unknown, step: string | number) => unknown,
): unknown => {
  if (Array.isArray(value)) return listUnlessSame(value, value.map(of));
  if (!isGroup(value)) return value;
  return groupUnlessSame(
    value,
    Object.entries(value).map(([key, entry]) => [key, of(entry, key)]),
  );
};

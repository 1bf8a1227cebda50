/** A list with these entries: the same object where it has them already. */
export const listUnlessSame = (
  list: readonly unknown[],
  entries: readonly unknown[],
): readonly unknown[] =>
  entries.length === list.length && entries.every((entry, at) => entry === list[at])
    ? list
    : entries;

/** A group with these entries, which come in its order: the same object where it has them already. */
export const groupUnlessSame = (
  group: Record<string, unknown>,
  entries: readonly (readonly [string, unknown])[],
): Record<string, unknown> =>
  entries.length === Object.keys(group).length &&
  entries.every(([key, entry]) => entry === group[key])
    ? group
    : Object.fromEntries(entries);

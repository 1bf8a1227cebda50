/** Paths of entries, as `sections[2].cards[0].title`; empty for the whole file. */

export const stepsOf = (path: string) =>
  [...path.matchAll(/([^.[\]]+)/g)].map(([, step]) => step ?? '');

export const valueAt = (value: unknown, path: string): unknown =>
  stepsOf(path).reduce<unknown>(
    (at, step) =>
      typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[step] : undefined,
    value,
  );

/** The entry or list around the one at `path`. */
export const parentOf = (path: string) => path.replace(/(?:\.?[^.[\]]+|\[\d+\])$/, '');

/** The group that holds the entry or the list of entries at `path`. */
export const groupAround = (path: string): string => parentOf(path.replace(/\[\d+\]$/, ''));

/** The path of the entry `inner` in the group at `path`. */
export const join = (path: string, inner: string) =>
  path === '' || inner === '' ? path + inner : `${path}.${inner}`;

export const keyOf = (path: string) => /([^.[\]]+)\]?$/.exec(path)?.[1] ?? '';

export const isWithin = (path: string, outer: string) =>
  outer === '' || path === outer || path.startsWith(`${outer}.`) || path.startsWith(`${outer}[`);

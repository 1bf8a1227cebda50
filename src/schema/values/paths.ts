import { isGroup } from './group';

/** Paths into a config file's value, as `sections[2].cards[0].title`; empty for the whole file. No key has a point. */

/** The steps of a path, those of a list as `2`. */
export const stepsOf = (path: string) =>
  [...path.matchAll(/([^.[\]]+)/g)].map(([, step]) => step ?? '');

const inner = (value: unknown, step: string): unknown => {
  if (Array.isArray(value)) return (value as unknown[])[Number(step)];
  return isGroup(value) && Object.hasOwn(value, step) ? value[step] : undefined;
};

export const valueAt = (value: unknown, path: string): unknown =>
  stepsOf(path).reduce(inner, value);

/** The entry or list around the one at `path`. */
export const parentOf = (path: string) =>
  path.slice(0, Math.max(path.lastIndexOf('.'), path.lastIndexOf('['), 0));

/** The path of what is at `inner` of the list or group at `path`. */
export const join = (path: string, inner: string) =>
  path === '' || inner === '' || inner.startsWith('[') ? path + inner : `${path}.${inner}`;

/** The path of an entry of the list, or of a key of the group, at `path`. */
export const joinPath = (path: string, step: string | number): string =>
  typeof step === 'number' ? `${path}[${step}]` : join(path, step);

export const keyOf = (path: string) => /([^.[\]]+)\]?$/.exec(path)?.[1] ?? '';

/** The path from `outer` on, which `join` puts behind it again; undefined for one elsewhere. */
export const pathFrom = (outer: string, path: string): string | undefined =>
  isWithin(path, outer) ? path.slice(outer.length).replace(/^\./, '') : undefined;

export const isWithin = (path: string, outer: string) =>
  outer === '' || path === outer || path.startsWith(`${outer}.`) || path.startsWith(`${outer}[`);

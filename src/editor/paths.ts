/** Paths in config as the config reader writes them: sections[2].cards[0].title; empty for the whole file. */

/** A key, or the index of an entry. */
export type Step = string | number;

export const joinPath = (path: string, step: Step): string => {
  if (typeof step === 'number') return `${path}[${step}]`;
  return path === '' ? step : `${path}.${step}`;
};

export const stepsOf = (path: string): Step[] =>
  [...path.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, index, key = '']) =>
    index === undefined ? key : Number(index),
  );

export const parentOf = (path: string): string => path.replace(/(?:\.?[^.[\]]+|\[\d+\])$/, '');

export const valueAt = (value: unknown, path: string): unknown =>
  stepsOf(path).reduce<unknown>(
    (at, step) =>
      typeof at === 'object' && at !== null && Object.hasOwn(at, step)
        ? (at as Record<Step, unknown>)[step]
        : undefined,
    value,
  );

/** A copy in which the value at the path is another one. Groups and lists on the way are there. */
export const withValueAt = (value: unknown, path: string, by: unknown): unknown => {
  const [first, ...rest] = stepsOf(path);
  if (first === undefined) return by;
  const inner = withValueAt(valueAt(value, joinPath('', first)), rest.reduce(joinPath, ''), by);
  if (Array.isArray(value)) return value.with(Number(first), inner);
  return { ...(value as object), [first]: inner };
};

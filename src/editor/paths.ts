/** Paths into a config file's value, as `sections[2].cards[0].title`; empty for the whole file. */

/** The steps of a path. */
export const stepsOf = (path: string) =>
  [...path.matchAll(/([^.[\]]+)/g)].map(([, step]) => step ?? '');

export const valueAt = (value: unknown, path: string): unknown =>
  stepsOf(path).reduce<unknown>(
    (at, step) =>
      typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[step] : undefined,
    value,
  );

/** The entry or list around the one at `path`; of any path a shorter one, since names may have any sign. */
export const parentOf = (path: string) => path.replace(/(?:\.?[^.[\]]+|\[\d+\]|[.[\]])$/, '');

/** The path of the entry `inner` in the group at `path`. */
export const join = (path: string, inner: string) =>
  path === '' || inner === '' ? path + inner : `${path}.${inner}`;

export const keyOf = (path: string) => /([^.[\]]+)\]?$/.exec(path)?.[1] ?? '';

export const isWithin = (path: string, outer: string) =>
  outer === '' || path === outer || path.startsWith(`${outer}.`) || path.startsWith(`${outer}[`);

export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What follows `step` in a path, without the point between; undefined where the path does not begin with it. */
const behind = (path: string, step: string): string | undefined => {
  if (!path.startsWith(step)) return undefined;
  const rest = path.slice(step.length);
  return rest === '' || rest.startsWith('[')
    ? rest
    : rest.startsWith('.')
      ? rest.slice(1)
      : undefined;
};

/** The next step of a path into `value`: a name of its own first, which may hold points, as `Node.js`. */
const nextStep = (value: unknown, path: string): string => {
  const names = isGroup(value) ? Object.keys(value) : [];
  const [name] = names
    .filter((each) => each !== '' && behind(path, each) !== undefined)
    .toSorted((one, other) => other.length - one.length);
  return name ?? /^\[\d+\]|^[^.[\]]+/.exec(path)?.[0] ?? path;
};

/** The steps of a path into this value, a list's as `2`; the last ones may be missing from it. */
export const stepsInto = (value: unknown, path: string): string[] => {
  const steps: string[] = [];
  let [at, rest] = [value, path];
  while (rest !== '') {
    const step = nextStep(at, rest);
    const name = step.replaceAll(/^\[|\]$/g, '');
    steps.push(name);
    rest = behind(rest, step) ?? '';
    at = typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[name] : undefined;
  }
  return steps;
};

/** The path of an entry of the list, or of a key of the group, at `path`. */
export const joinPath = (path: string, step: string | number): string =>
  typeof step === 'number' ? `${path}[${step}]` : join(path, step);

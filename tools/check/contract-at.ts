import { reach, type Schema, type SchemaDescription } from 'yup';

/** A file's value, and the contract that it must keep. */
export type Kept = { contract: Schema; value: unknown };

export const stepsOf = (path: string) =>
  [...path.matchAll(/([^.[\]]+)/g)].map(([, step]) => step ?? '');

export const valueAt = (value: unknown, path: string): unknown =>
  stepsOf(path).reduce<unknown>(
    (at, step) =>
      typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[step] : undefined,
    value,
  );

/** The contract of the entry at `path`, as far as there is one for this value. */
const contractAt = ({ contract, value }: Kept, path: string): Schema | undefined => {
  try {
    const found = path === '' ? contract : (reach(contract, path, value) as Schema);
    return found.resolve({ value: valueAt(value, path) });
  } catch {
    // Nothing is said of an entry that no contract knows.
    return undefined;
  }
};

export const describeAt = (kept: Kept, path: string): SchemaDescription | undefined =>
  contractAt(kept, path)?.describe();

/** The entry or list around the one at `path`. */
export const parentOf = (path: string) => path.replace(/(?:\.?[^.[\]]+|\[\d+\])$/, '');

/** The group that holds the entry or the list of entries at `path`. */
export const groupAround = (path: string): string => parentOf(path.replace(/\[\d+\]$/, ''));

/** The path of the entry `inner` in the group at `path`. */
export const join = (path: string, inner: string) =>
  path === '' || inner === '' ? path + inner : `${path}.${inner}`;

export const keyOf = (path: string) => /([^.[\]]+)\]?$/.exec(path)?.[1] ?? '';

export const keysOf = (description: SchemaDescription | undefined): string[] =>
  description && 'fields' in description ? Object.keys(description.fields as object) : [];

export const wordsOf = (description: SchemaDescription | undefined): string[] =>
  description && 'oneOf' in description ? description.oneOf.map(String) : [];

/** Whether the contract of the entry at `path` would take `candidate` there. */
export const takes = (kept: Kept, path: string, candidate: unknown): boolean =>
  contractAt(kept, path)?.isValidSync(candidate, { strict: true }) ?? false;

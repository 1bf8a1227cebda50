import { doubled } from '../../config-values/values';
import type { ErrorName } from '../../problems/catalogue/errors';
import { meantBy } from '../../problems/nearest/meant-by';
import type { Finding } from '../../problems/problem';

/** What is found where it is so. */
export const foundIf = (isSo: unknown, ...found: Finding[]): Finding[] => (isSo ? found : []);

/** An entry that does nothing where it stands, or must not stand there: to mend it, it is deleted. */
export const needless = (error: ErrorName, path: string, more?: Partial<Finding>): Finding => ({
  error,
  path,
  ...more,
  fix: { remove: path },
});

/** `none`: what is said to be allowed where nothing is known. */
type More = Partial<Finding> & { none?: string };

/** A name at `path` that is none of the `known` ones, with the nearest of these. What is no text is told by its schema. */
export const unknownName = (
  { error, path, name }: { error: ErrorName; path: string; name: unknown },
  known: readonly string[],
  { none, ...more }: More = {},
): Finding[] => {
  if (typeof name !== 'string' || known.includes(name)) return [];
  const { allowed = none, ...meant } = meantBy(name, known);
  return [{ error, path, ...meant, allowed, ...more }];
};

type Place = Omit<Finding, 'error' | 'see'> & { name: string | undefined; file?: string };

/** Places with a name that one before them has: each is reported, and shows the first. */
export const twice = <Each extends Place>(error: ErrorName, places: readonly Each[]) =>
  doubled(places).map(({ name: _, first, ...place }) => ({
    ...place,
    error,
    see: { ...(first.file !== undefined && { file: first.file }), path: first.path },
  }));

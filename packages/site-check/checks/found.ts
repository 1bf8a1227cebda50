import { join, keyOf, valueAt } from '../../../src/schema/values/paths';
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

/** Of two keys of the group at `path`, of which one can be said, the `second`. */
export const eitherOne = (
  group: unknown,
  path: string,
  { first, second }: { first: string; second: string },
): Finding[] =>
  foundIf(
    has(group, first) && has(group, second),
    needless('eitherOne', join(path, second), {
      at: 'key',
      parts: { found: second, other: first },
      see: { path: join(path, first) },
    }),
  );

const has = (group: unknown, key: string) => valueAt(group, key) !== undefined;

/** A key that nobody sees anything of: `where` is read behind “has no effect”, `instead` behind “Delete it, or”. */
export const noEffect = (path: string, where: string, instead: string): Finding =>
  needless('noEffect', path, { at: 'key', parts: { key: keyOf(path), where, instead } });

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

/** Entries of a list of which one says what another one before it says. */
export const listedTwice = (
  places: readonly { name: string | undefined; path: string; entry?: string }[],
): Finding[] =>
  doubled(places).map(({ path, entry = path, first }) => ({
    ...needless('repeated', entry, { see: { path: first.path } }),
    path,
  }));

/** Places with a name that one before them has: each is reported, and shows the first. */
export const twice = <Each extends Place>(error: ErrorName, places: readonly Each[]) =>
  doubled(places).map(({ name: _, first, ...place }) => ({
    ...place,
    error,
    see: { ...(first.file !== undefined && { file: first.file }), path: first.path },
  }));

/** The same of names that must differ: `what` has them as its `key`. */
export const nameTwice = <Each extends Place>(what: string, key: string, places: readonly Each[]) =>
  twice('nameTwice', places).map((finding) => ({ ...finding, parts: { what, key } }));

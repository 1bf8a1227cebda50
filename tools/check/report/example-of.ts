import { type ErrorName, errors } from '../catalogue/errors';
import { shape } from '../catalogue/shape';
import { join, keyOf, parentOf } from '../read/paths';
import type { ExampleAt } from './example-at';

type Asked = {
  error: ErrorName;
  /** Where what is right would stand. */
  path: string;
  /** What may stand there. */
  allowed?: string | undefined;
  suggestion?: string | undefined;
  /** A kind or a name that comes nearest to one that there is not. */
  instead?: string | undefined;
};

type File = { file: string; value: unknown; exampleAt?: ExampleAt | undefined };

/** Whether the catalogue's own example shows the entry at `path`, or something of the whole file. */
const isShown = (path: string, example: string) =>
  path === '' || path.endsWith(']') || example.includes(`${keyOf(path)}:`);

/** The first of the names that there are beside one that there is not, but for those that all have. */
const ofNeighbour = ({ path, allowed = '' }: Asked, at: (path: string) => string | undefined) => {
  const common = ['kind', 'hidden', 'anchor', 'numbered'];
  const names = allowed.split(', ').filter((name) => !common.includes(name));
  return names.map((name) => at(join(parentOf(path), name))).find((found) => found);
};

const renamed = (example: string, path: string) =>
  path === '' ? example : example.replace(/^\w+(?=:)/, keyOf(path));

/** Lines that are right at the very place of which is spoken; else those of the catalogue. */
export const exampleOf = (asked: Asked, { file, value, exampleAt }: File): string => {
  const { error, path, suggestion, instead } = asked;
  const { example } = errors[error];
  const at = (place: string) => exampleAt?.(file, place, value);
  if (instead !== undefined) {
    const [, list, by = ''] = /(\w+)\[\d+\]\.(kind|check)$/.exec(path) ?? [];
    const shown = list
      ? exampleAt?.(file, `${list}[0]`, { [list]: [{ [by]: instead }] })
      : at(join(parentOf(path), instead));
    return shown ?? example;
  }
  // No other example has an apostrophe.
  if (error === 'apostrophe') return path.endsWith(']') ? example : renamed(example, path);
  const isShape = Object.hasOwn(shape, error);
  if (!isShape && isShown(path, example)) return example;
  if (error === 'unknownKey' && suggestion === undefined) return ofNeighbour(asked, at) ?? example;
  const own = at(path);
  if (own !== undefined || isShown(path, example)) return own ?? example;
  // The names in a group may be the editor's own.
  return (parentOf(path).endsWith(']') ? undefined : at(parentOf(path))) ?? example;
};

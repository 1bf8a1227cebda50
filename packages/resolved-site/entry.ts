import { joinPath } from '../../src/schema/values/paths';

export type Entry = {
  /** The name of its collection. */
  of: string;
  id: string;
  value: Readonly<Record<string, unknown>>;
  file: string;
  path: string;
  /** Where a key is written that has another name there. */
  keys?: Readonly<Record<string, string>>;
  /** The path of the page that it is itself: of a post. */
  page?: string;
};

/** Where a key of an entry is written, in its file. */
export const pathOfKey = ({ path, keys }: Pick<Entry, 'path' | 'keys'>, key: string): string =>
  joinPath(path, keys?.[key] ?? key);

export type Collection = {
  name: string;
  file: string;
  kind: string;
  /** Its file, without the entries. */
  value: Readonly<Record<string, unknown>>;
  /** Those that are not hidden and have an id, in order; of several with one id the first. */
  entries: readonly Entry[];
  /** Ids of its tags by their names, where those of another language are theirs. */
  tagIds?: ReadonlyMap<string, string>;
};

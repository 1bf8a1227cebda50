import { isGroup } from '../../src/editor/paths';
import { groupOf, listOf, textOf, type Values } from '../config-reader/values';

/** An entry of a collection, and where it is written. */
export type Entry = {
  /** The name of its collection. */
  of: string;
  id: string;
  value: Readonly<Record<string, unknown>>;
  file: string;
  path: string;
};

export type Collection = {
  name: string;
  file: string;
  kind: string;
  /** Its file, without the entries. */
  value: Readonly<Record<string, unknown>>;
  /** Those that are not hidden and have an id, in order. */
  entries: readonly Entry[];
};

const folder = 'config/collections/';

const entriesOf = (of: string, file: string, value: unknown): Entry[] =>
  listOf(groupOf(value).entries).flatMap((entry, index) => {
    const id = textOf(groupOf(entry).id);
    if (!isGroup(entry) || id === undefined || entry.hidden === true) return [];
    return [{ of, id, value: entry, file, path: `entries[${index}]` }];
  });

/** The collections of config by name, as far as they can be read. */
export const collectionsIn = (values: Values): ReadonlyMap<string, Collection> =>
  new Map(
    [...values].flatMap(([file, value]) => {
      if (!file.startsWith(folder)) return [];
      const name = file.slice(folder.length, -'.ts'.length);
      const kind = textOf(groupOf(value).kind) ?? '';
      const entries = entriesOf(name, file, value);
      return [[name, { name, file, kind, value: groupOf(value), entries }] as const];
    }),
  );

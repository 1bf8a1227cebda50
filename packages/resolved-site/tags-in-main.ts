import { valueAt } from '../../src/schema/values/paths';
import { listOf, type Values } from '../config-values/values';
import { entryWithId, tagsOf } from './collections';
import { type Collection, pathOfKey } from './entry';

export type MainLanguage = {
  collections: ReadonlyMap<string, Collection>;
  /** Config as it is written: in all languages. */
  written: Values;
  /** Its addresses, by which links are written in all languages. */
  routes: unknown;
};

/**
 * The ids that tags have in the main language, by their names in this one. A list of tags that is by language as a
 * whole says nothing of which of them belong together.
 */
const tagIdsOf = (
  { entries }: Collection,
  { main, written }: { main: Collection; written: Values },
): ReadonlyMap<string, string> => {
  const idsInMain = new Map(tagsOf(main).entries.map(({ id, value }) => [value.name, id]));
  const ids = new Map<string, string>();
  for (const entry of entries) {
    const isOneByOne = Array.isArray(valueAt(written.get(entry.file), pathOfKey(entry, 'tags')));
    const inMain = isOneByOne ? listOf(entryWithId(main, entry.id)?.value.tags) : [];
    for (const [at, tag] of listOf(entry.value.tags).entries()) {
      const id = idsInMain.get(inMain[at]);
      if (typeof tag === 'string' && id !== undefined && !ids.has(tag)) ids.set(tag, id);
    }
  }
  return ids;
};

/** Collections whose tags have the ids of the main language, as their entries have: so that a page has one in all. */
export const withTagIds = (
  collections: ReadonlyMap<string, Collection>,
  { collections: inMain, written }: Pick<MainLanguage, 'collections' | 'written'>,
): ReadonlyMap<string, Collection> =>
  new Map(
    [...collections].map(([name, collection]) => {
      const main = inMain.get(name);
      const tagIds = main && tagIdsOf(collection, { main, written });
      return [name, tagIds ? { ...collection, tagIds } : collection];
    }),
  );

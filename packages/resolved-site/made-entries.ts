import { collectionMetadata } from '../../src/collections/kind-metadata';
import { pageNameOf } from '../../src/schema/config-files';
import { textOf } from '../config-values/values';
import type { Entry } from './entry';
import { datesOf } from './occurrences';
import type { ResolvedConfig } from './resolve-config';

/** What virtual:made-entries has (src/virtual-modules.d.ts): for search engines, calendars and feeds. */
export const madeEntries = ({ collections, made, pathOf }: ResolvedConfig) => ({
  collections: Object.fromEntries(
    [...collections.values()].map(({ name, kind, value, entries }) => {
      const { takesPlace } = collectionMetadata({ kind });
      const { entries: _, ...collection } = value;
      const known = (entry: Entry) => ({
        kind,
        name: `${entry.of}/${entry.id}`,
        value: entry.value,
        collection,
        path: pathOf(entry),
        dates: takesPlace ? datesOf(textOf(entry.value.start) ?? '', entry.value) : [],
      });
      return [name, Object.fromEntries(entries.map((entry) => [entry.id, known(entry)]))];
    }),
  ),
  pages: Object.fromEntries(
    made.map(({ file, entry }) => [pageNameOf(file) ?? file, [entry.of, entry.id] as const]),
  ),
});

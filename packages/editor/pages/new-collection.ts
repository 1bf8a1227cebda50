import { collectionSchema } from '../../../src/collections/collection-schema';
import { collectionMetadata } from '../../../src/collections/kind-metadata';
import type { CollectionKind } from '../../../src/collections/registry';
import { collectionSchemas } from '../../../src/collections/registry';
import { collectionFile, namesIn, pageFile } from '../../../src/schema/config-files';
import type { Change, Step, Value } from '../../../src/schema/values/change';
import { isGroup } from '../../../src/schema/values/group';
import { mapShownTexts } from '../../../src/schema/values/shown-texts';
import { sectionSchemas } from '../../../src/sections/registry';
import { nameFrom } from '../../config-values/names';
import type { ShownState } from '../../edit-protocol/languages';
import { blankOf } from '../blank/blank-of';
import { blankSite } from '../blank/blank-site';
import { type Files, listAt } from '../structure/list-at';
import { newEntry } from '../structure/valid-step';

type Wanted = {
  title: string;
  kind: CollectionKind;
  /** The page that lists the entries. */
  page: string | undefined;
};

const withFirst = (files: Files, file: string, kind: CollectionKind): Value => {
  const { value } = blankOf(collectionSchemas[kind], blankSite(files, file));
  const list = listAt({ ...files, [file]: value }, { file, path: 'entries' });
  if (!list || !isGroup(value)) return value;
  const { value: entry } = newEntry({ files, place: list });
  return { ...value, entries: [isGroup(entry) ? { ...entry, sample: true } : entry] };
};

/** What a new collection needs before it can have an entry, such as a photograph; empty where it can be begun. */
export const neededFor = (files: Files, kind: CollectionKind): readonly string[] => {
  const file = collectionFile('new');
  const { value } = blankOf(collectionSchemas[kind], blankSite(files, file));
  const list = listAt({ ...files, [file]: value }, { file, path: 'entries' });
  return list ? newEntry({ files, place: list }).needs : [];
};

/** The step that makes a collection with a first entry, which is marked as a sample, and lists it on a page. */
export const newCollection = (
  { files, language }: ShownState,
  { title, kind, page }: Wanted,
): { step: Step; file: string } => {
  const taken = namesIn('collections', Object.keys(files));
  const name = nameFrom(title, { taken, instead: kind });
  const file = collectionFile(name);
  const main = language?.all[0]?.key;
  /** Of a site in several languages: what the others lack is told until it is written. */
  const inMain = (text: string) => (main === undefined ? text : { [main]: text });
  const value = mapShownTexts(collectionSchema, withFirst(files, file, kind), inMain) as Value;
  const changes: Change[] = [{ do: 'create', file, value }];
  const place = page === undefined ? undefined : { file: pageFile(page), path: 'sections' };
  const list = place && listAt(files, place);
  if (list) {
    const look = collectionMetadata({ kind }).listed?.look ?? 'cards';
    const section = { kind: 'list', title, of: name, look };
    changes.push({
      do: 'insert',
      file: list.file,
      path: list.path,
      at: list.list.length,
      value: mapShownTexts(sectionSchemas.list, section, inMain) as Value,
      was: list.was,
    });
  }
  return { step: { words: `New collection “${title}”`, changes }, file };
};

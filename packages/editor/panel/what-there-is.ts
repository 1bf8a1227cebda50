import type { Schema } from 'yup';
import { collectionFile } from '../../../src/schema/config-files';
import { isGroup } from '../../../src/schema/values/group';
import type { AnySchema } from '../../../src/schema/values/inner-schema';
import { joinPath, keyOf, parentOf, valueAt } from '../../../src/schema/values/paths';
import type { Place } from '../../../src/schema/values/written-place';
import { collectionsOf, formsOf, pagesOf } from '../pages/site-pages';
import { fieldsAt, type Group, groupsAround } from '../structure/fields-around';
import type { Files } from '../structure/list-at';
import { seasonsNamed } from '../structure/seasons-named';
import { isOfList, metaOf } from './panel-keys';

/** What a text can name, of what the site has: its pages, forms and collections, and the fields of a form. */

export type Offered = { value: string; label: string };

/** Those that would read alike are told apart by their names. */
const toldApart = (all: readonly Offered[]): Offered[] =>
  all.map((each) => {
    const isAlone = all.filter(({ label }) => label === each.label).length === 1;
    return isAlone ? each : { ...each, label: `${each.label} (${each.value})` };
  });

const named = (group: Group, key: string): Offered[] => {
  const value = group[key];
  if (typeof value !== 'string' || value === '') return [];
  const words = [group.label, group.name, group.title].find((each) => typeof each === 'string');
  return [{ value, label: String(words ?? value) }];
};

/** The options of the field beside a place; undefined where any value may be meant. */
const optionsAt = (files: Files, place: Place): Offered[] | undefined => {
  const name: unknown = valueAt(files[place.file], joinPath(parentOf(place.path), 'field'));
  const field = fieldsAt(files, place)?.find(({ value }) => value.name === name);
  const options: unknown = field?.value.options;
  return Array.isArray(options)
    ? options.flatMap((each: unknown) => (isGroup(each) ? named(each, 'value') : []))
    : undefined;
};

/** The texts of a list beside a place, such as the values of options. */
const besideAt = (files: Files, place: Place, { beside }: { beside: string }) => {
  const [list = '', key = ''] = beside.split(/\[\]\.?/);
  const entries: unknown = valueAt(files[place.file], joinPath(parentOf(place.path), list));
  if (!Array.isArray(entries)) return undefined;
  return entries.flatMap((each: unknown) => {
    if (isGroup(each)) return named(each, key);
    return typeof each === 'string' && each !== '' ? [{ value: each, label: each }] : [];
  });
};

const entriesOf = (files: Files, collection: string): Group[] => {
  const entries: unknown = valueAt(files[collectionFile(collection)], 'entries');
  return Array.isArray(entries) ? entries.filter(isGroup) : [];
};

/** The entries that a text can name in place of words of its own, as people/anna. */
export const entriesToName = (files: Files, schema: AnySchema): readonly Offered[] => {
  const { follows, relation } = metaOf(schema);
  if (!follows || !('name' in follows) || follows.name !== 'entry' || follows.ofKind) return [];
  const found = collectionsOf(files)
    .map(({ collection }) => collection)
    .filter((each) => {
      const kind: unknown = valueAt(files[collectionFile(each)], 'kind');
      return !relation || relation.includes(String(kind));
    })
    .flatMap((each) =>
      entriesOf(files, each)
        .flatMap((entry) => named(entry, 'id'))
        .map(({ value, label }) => ({ value: `${each}/${value}`, label })),
    );
  return toldApart(found);
};

/** The entries of the collection from which a place chooses; undefined where that is none of the site's. */
const entriesAt = (files: Files, { file, path }: Place): Offered[] | undefined => {
  const list = groupsAround(files[file], path)[1]?.value;
  const collection = list?.of ?? list?.from;
  if (typeof collection !== 'string' || !files[collectionFile(collection)]) return undefined;
  const ofPage = valueAt(files[file], 'each') !== undefined;
  return [
    ...(ofPage ? [{ value: '{id}', label: 'The entry of each page' }] : []),
    ...entriesOf(files, collection).flatMap((each) => named(each, 'id')),
  ];
};

const chosenOf = {
  form: (files: Files) => formsOf(files).map(({ form, title }) => ({ value: form, label: title })),
  page: (files: Files) => pagesOf(files).map(({ page, title }) => ({ value: page, label: title })),
  collection: (files: Files, tags = false) =>
    collectionsOf(files).flatMap(({ collection, title }) => [
      { value: collection, label: title },
      ...(tags && entriesOf(files, collection).some((each) => each.tags !== undefined)
        ? [{ value: `${collection}/tags`, label: `Tags of ${title}` }]
        : []),
    ]),
};

const allAt = (files: Files, place: Place, schema: AnySchema): Offered[] | undefined => {
  const { chooses, follows } = metaOf(schema);
  if (chooses) return [...chosenOf[chooses.name](files, chooses.tags), ...(chooses.also ?? [])];
  if (!follows) return undefined;
  if (!('name' in follows)) {
    const texts = isOfList(follows) ? besideAt(files, place, follows) : undefined;
    const isNothing = (schema as Schema).isValidSync('');
    return texts && isNothing ? [{ value: '', label: 'Nothing' }, ...texts] : texts;
  }
  if (follows.ofKind !== undefined) {
    return seasonsNamed(files, place.file).flatMap((collection) =>
      entriesOf(files, collection).flatMap((each) => named(each, 'id')),
    );
  }
  if (follows.name === 'option') return optionsAt(files, place);
  if (follows.name === 'entry' && keyOf(place.path) === 'id') return entriesAt(files, place);
  if (follows.name !== 'field') return undefined;
  return fieldsAt(files, place)?.flatMap(({ value }) => named(value, 'name'));
};

/**
 * What can be chosen at a place, with what is written there, and was at `first`, even if that is nowhere; undefined where
 * anything may be typed.
 */
export const whatThereIs = (
  files: Files,
  place: Place,
  { schema, first }: { schema: AnySchema; first?: unknown },
): readonly Offered[] | undefined => {
  const all = allAt(files, place, schema);
  if (!all) return undefined;
  const written: unknown[] = [first, valueAt(files[place.file], place.path)].flat();
  const others = [...new Set(written)].flatMap((each) =>
    typeof each === 'string' && all.every(({ value }) => value !== each)
      ? [{ value: each, label: each }]
      : [],
  );
  return toldApart([...all, ...others]);
};

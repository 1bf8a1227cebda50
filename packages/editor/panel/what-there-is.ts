import {
  collectionFile,
  formFile,
  isFormFile,
  notificationsFile,
} from '../../../src/schema/config-files';
import { isGroup } from '../../../src/schema/values/group';
import type { AnySchema } from '../../../src/schema/values/inner-schema';
import { joinPath, keyOf, parentOf, valueAt } from '../../../src/schema/values/paths';
import { placesIn } from '../../../src/schema/values/places-in';
import type { Place } from '../../../src/schema/values/written-place';
import { collectionsOf, formsOf, pagesOf } from '../pages/site-pages';
import type { Files } from '../structure/list-at';
import { metaOf } from './panel-keys';

/** What a text can name, of what the site has: its pages, forms and collections, and the fields of a form. */

type Group = Record<string, unknown>;

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

/** A field that holds fields of its own. */
const isListField = (value: unknown) =>
  isGroup(value) && ['list', 'stored-group'].includes(String(value.kind));

/** The fields of a form, or of a field that holds some, also those in its steps and groups. */
const fieldsOf = (around: unknown): Group[] => {
  if (!isGroup(around)) return [];
  const start = { value: [around.fields, around.steps] };
  return [...placesIn(start, ({ value }) => !isListField(value))].flatMap(({ value }) =>
    isGroup(value) && typeof value.kind === 'string' && typeof value.name === 'string'
      ? [value]
      : [],
  );
};

/** The groups around a place, from the inside out. */
const groupsAround = (whole: unknown, path: string): Group[] => {
  const groups: Group[] = [];
  for (let at = path; at !== '';) {
    at = parentOf(at);
    const group = at === '' ? whole : valueAt(whole, at);
    if (isGroup(group)) groups.push(group);
  }
  return groups;
};

/** The fields that a place can name; undefined where no form is meant. */
const fieldsAt = (files: Files, { file, path }: Place): Group[] | undefined => {
  const groups = groupsAround(files[file], path);
  if (file === notificationsFile) {
    const mail = groups.find(({ form }) => typeof form === 'string');
    return mail && fieldsOf(files[formFile(String(mail.form))]);
  }
  if (!isFormFile(file)) return undefined;
  const fields = groups
    .filter((group, at) => at === groups.length - 1 || isListField(group))
    .flatMap(fieldsOf);
  return fields.filter(({ name }, at) => fields.findIndex((each) => each.name === name) === at);
};

/** The options of the field beside a place; undefined where any value may be meant. */
const optionsAt = (files: Files, place: Place): Offered[] | undefined => {
  const name: unknown = valueAt(files[place.file], joinPath(parentOf(place.path), 'field'));
  const field = fieldsAt(files, place)?.find((each) => each.name === name);
  const options: unknown = field?.options;
  return Array.isArray(options)
    ? options.flatMap((each: unknown) => (isGroup(each) ? named(each, 'value') : []))
    : undefined;
};

/** The entries of the collection from which a place chooses; undefined where that is none of the site's. */
const entriesAt = (files: Files, { file, path }: Place): Offered[] | undefined => {
  const list = groupsAround(files[file], path)[1];
  const collection = list?.of ?? list?.from;
  const entries =
    typeof collection === 'string'
      ? valueAt(files[collectionFile(collection)], 'entries')
      : undefined;
  if (!Array.isArray(entries)) return undefined;
  const ofPage = valueAt(files[file], 'each') !== undefined;
  return [
    ...(ofPage ? [{ value: '{id}', label: 'The entry of each page' }] : []),
    ...entries.flatMap((each: unknown) => (isGroup(each) ? named(each, 'id') : [])),
  ];
};

const chosenOf = {
  form: (files: Files) => formsOf(files).map(({ form, title }) => ({ value: form, label: title })),
  page: (files: Files) => pagesOf(files).map(({ page, title }) => ({ value: page, label: title })),
  collection: (files: Files) =>
    collectionsOf(files).map(({ collection, title }) => ({ value: collection, label: title })),
};

const allAt = (files: Files, place: Place, schema: AnySchema): Offered[] | undefined => {
  const { chooses, follows } = metaOf(schema);
  if (chooses) return [...chosenOf[chooses.name](files), ...(chooses.also ?? [])];
  if (!follows || !('name' in follows)) return undefined;
  if (follows.name === 'option') return optionsAt(files, place);
  if (follows.name === 'entry' && keyOf(place.path) === 'id') return entriesAt(files, place);
  if (follows.name !== 'field') return undefined;
  return fieldsAt(files, place)?.flatMap((each) => named(each, 'name'));
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
  const others = [...new Set([first, valueAt(files[place.file], place.path)])].flatMap((each) =>
    typeof each === 'string' && all.every(({ value }) => value !== each)
      ? [{ value: each, label: each }]
      : [],
  );
  return toldApart([...all, ...others]);
};

import {
  collectionNameOf,
  formNameOf,
  notificationsFile,
  pageFile,
  pageNameOf,
} from '../../../src/schema/config-files';
import type { Named } from '../../../src/schema/metadata';
import { slug } from '../../../src/schema/slug';
import type { Change } from '../../../src/schema/values/change';
import { isGroup } from '../../../src/schema/values/group';
import { joinPath, keyOf, parentOf, valueAt } from '../../../src/schema/values/paths';
import { type PlacedValue, placesIn } from '../../../src/schema/values/places-in';
import { schemaInFile, sortOfFile } from '../../../src/site/file-sorts';
import { groupAround } from '../../config-values/values';
import { pageAt, routesOf } from '../pages/site-pages';
import { metaOf } from '../panel/panel-keys';
import type { Files } from './list-at';
import { collectionMeant } from './seasons-named';

/** What calls something by its name has to change with that name, in the same step. */

/** A name, where it stands, and what it is called from now on. */
export type Renamed = { file: string; path: string; was: string; value: string };

type Scope = { file: string; path: string };

/** What stands at a place once something has its new name: the same where it does not say it. */
type Follow = (text: string, at: PlacedValue & { file: string }) => string;

/** The changes of the texts at a place and below it. */
const changesIn = (
  files: Files,
  { file, path }: Scope,
  { follow, isEntered = () => true }: { follow: Follow; isEntered?: (at: PlacedValue) => boolean },
): Change[] => {
  const whole: unknown = files[file];
  const field = path === '' ? sortOfFile(file)?.schema : schemaInFile(file, whole, path);
  const places = placesIn({ value: valueAt(whole, path), field, path }, isEntered);
  return [...places].flatMap((at): Change[] => {
    if (typeof at.value !== 'string') return [];
    const next = follow(at.value, { ...at, file });
    return next === at.value
      ? []
      : [{ do: 'set', file, path: at.path, value: next, was: at.value }];
  });
};

const everywhere = (files: Files, follow: Follow): Change[] =>
  Object.keys(files).flatMap((file) => changesIn(files, { file, path: '' }, { follow }));

const followed = ({ schema }: PlacedValue) => {
  const { follows } = schema ? metaOf(schema) : {};
  return follows && 'name' in follows ? follows : undefined;
};

const inBraces = (name: string) => `{${name}}`;

const replaced = (text: string, was: string, value: string) => text.replaceAll(was, () => value);

const isOfOwnNames = ({ field }: PlacedValue) =>
  field !== undefined && metaOf(field).ownNames === true;

/** The list of fields around a place, outside of which its rules and fields are not known; undefined: the form itself. */
const listAround = ({ file, path }: Scope, files: Files): string | undefined => {
  const lists = [...placesIn({ value: files[file], field: sortOfFile(file)?.schema })].filter(
    (at) => isOfOwnNames(at) && path.startsWith(`${at.path}[`),
  );
  const own = lists.at(-1)?.path;
  return own === undefined ? undefined : parentOf(own);
};

/** The fields and the rules of a list, whose conditions mean one of the form by a name that none of the fields has. */
const knowsOuter = (form: unknown, { path }: PlacedValue, name: unknown): boolean => {
  const fields = valueAt(form, joinPath(parentOf(path), 'fields'));
  return (
    Array.isArray(fields) && !fields.some((field: unknown) => isGroup(field) && field.name === name)
  );
};

const listKey = ({ field }: PlacedValue) => field && metaOf(field).ofEntriesOf;

/** The list to whose entries the names of fields in a group belong; undefined for a group of no list. */
const listOf = (at: PlacedValue): unknown => {
  const key = listKey(at);
  return key !== undefined && isGroup(at.value) ? at.value[key] : undefined;
};

/** The names of the fields in the entries of a list. */
const namesInList = (places: readonly PlacedValue[], list: unknown): unknown[] => {
  const found = places.find(
    ({ value }) => isGroup(value) && value.kind === 'list' && value.name === list,
  );
  const fields = isGroup(found?.value) ? found.value.fields : undefined;
  return (Array.isArray(fields) ? fields : []).map((field: unknown) =>
    isGroup(field) ? field.name : undefined,
  );
};

const besideField = (place: Scope, files: Files, follow: Follow): Change[] => {
  const { file } = place;
  const whole: unknown = files[file];
  const list = listAround(place, files);
  const name = valueAt(whole, place.path);
  const places = [...placesIn({ value: whole, field: sortOfFile(file)?.schema })];
  if (list === undefined) {
    const isEntered = (at: PlacedValue) =>
      (!isOfOwnNames(at) || knowsOuter(whole, at, name)) &&
      (listOf(at) === undefined || !namesInList(places, listOf(at)).includes(name));
    return changesIn(files, { file, path: '' }, { follow, isEntered });
  }
  const listName = valueAt(whole, joinPath(list, 'name'));
  const elsewhere = places
    .filter((at) => listOf(at) !== undefined && listOf(at) === listName)
    .flatMap((group) => {
      const ofList = joinPath(group.path, listKey(group) ?? '');
      const within: Follow = (text, at) => (at.path === ofList ? text : follow(text, at));
      return changesIn(files, { file, path: group.path }, { follow: within });
    });
  return [
    ...['fields', 'rules'].flatMap((key) =>
      changesIn(files, { file, path: joinPath(list, key) }, { follow }),
    ),
    ...elsewhere,
  ];
};

/** Mails about the form: their fields, whom they answer to, and {Name} in their words. */
const inMails = (form: string, files: Files, follow: Follow): Change[] => {
  const mails = valueAt(files[notificationsFile], 'forms');
  return (Array.isArray(mails) ? mails : []).flatMap((mail: unknown, at) =>
    isGroup(mail) && mail.form === form
      ? changesIn(files, { file: notificationsFile, path: joinPath('forms', at) }, { follow })
      : [],
  );
};

const ofField = (renamed: Renamed, files: Files): Change[] => {
  const { file, was, value } = renamed;
  const follow: Follow = (text, at) => {
    const follows = followed(at);
    if (follows?.name !== 'field') return text;
    if (follows.inBraces) return replaced(text, inBraces(was), inBraces(value));
    return text === was ? value : text;
  };
  const form = formNameOf(file);
  const isOfForm = form !== undefined && listAround(renamed, files) === undefined;
  return [
    ...besideField(renamed, files, follow),
    ...(isOfForm ? inMails(form, files, follow) : []),
  ];
};

/** Conditions and rules that name the field of an option, and the option. */
const ofOption = (renamed: Renamed, files: Files): Change[] => {
  const { file, path, was, value } = renamed;
  const whole: unknown = files[file];
  const options = Math.max(path.lastIndexOf('.options'), path.lastIndexOf('.columns'));
  const field = path.slice(0, options);
  const name = valueAt(whole, joinPath(field, 'name'));
  return besideField({ file, path: joinPath(field, 'name') }, files, (text, at) => {
    const isNamed = followed(at)?.name === 'option' && text === was;
    const isOfField = valueAt(whole, joinPath(groupAround(at.path), 'field')) === name;
    return isNamed && isOfField ? value : text;
  });
};

/** Texts that lead somewhere: what is left of each address is told by `next`. */
const ofLinks = (files: Files, next: (address: string, file: string) => string): Change[] =>
  everywhere(files, (text, { schema, file }) => {
    const { input, marks } = schema ? metaOf(schema) : {};
    if (input === 'link') return next(text, file);
    if (!marks) return text;
    return text.replaceAll(
      /\]\(([^()\s]+)\)/g,
      (_, address: string) => `](${next(address, file)})`,
    );
  });

const ofPlace = ({ file, was, value }: Renamed, files: Files): Change[] => {
  const page = pageNameOf(file);
  return ofLinks(files, (address, from) => {
    if (!address.endsWith(`#${was}`)) return address;
    const leadsTo = address.startsWith('#')
      ? pageNameOf(from)
      : pageAt(files, address)?.split('/')[0];
    return leadsTo === page ? `${address.slice(0, -was.length)}${value}` : address;
  });
};

/** How many headings of a file lead to the same place by their words. */
const alike = (file: string, anchor: string, files: Files): number =>
  [...placesIn({ value: files[file], field: sortOfFile(file)?.schema })].filter(
    ({ schema, value }) =>
      typeof value === 'string' &&
      schema !== undefined &&
      metaOf(schema).names === 'heading' &&
      slug(value) === anchor,
  ).length;

/** A heading, by its words. Of two alike it is not certain to which of them a link leads. */
const ofHeading = ({ file, path, was, value }: Renamed, files: Files): Change[] =>
  alike(file, slug(was), files) > 1
    ? []
    : ofPlace({ file, path, was: slug(was), value: slug(value) }, files);

/** An entry of a collection, by its id: in what names it, and in the addresses of its page. */
const ofEntry = ({ file, was, value }: Renamed, files: Files): Change[] => {
  const collection = collectionNameOf(file) ?? '';
  const named = everywhere(files, (text, at) => {
    const follows = followed(at);
    if (follows?.name !== 'entry') return text;
    if (follows.ofKind !== undefined) {
      const isMeant = text === was && collectionMeant(files, at.file, { id: was }) === collection;
      return isMeant ? value : text;
    }
    if (text === `${collection}/${was}`) return `${collection}/${value}`;
    const list = valueAt(files[at.file], groupAround(groupAround(at.path)));
    const isOfList = isGroup(list) && [list.of, list.from].includes(collection);
    return keyOf(at.path) === 'id' && text === was && isOfList ? value : text;
  });
  const { pages } = routesOf(files);
  const linked = ofLinks(files, (address) => {
    const [path = ''] = address.split(/[?#]/, 1);
    const [template = '', id] = pageAt(files, address)?.split('/') ?? [];
    const isIts = id === was && valueAt(files[pageFile(template)], 'each') === collection;
    const pattern = isIts ? pages.find(({ page }) => page === template)?.path : undefined;
    return pattern === undefined
      ? address
      : pattern.replace('{id}', value) + address.slice(path.length);
  });
  return [...named, ...linked];
};

const byName: Record<Named, (renamed: Renamed, files: Files) => Change[]> = {
  field: ofField,
  option: ofOption,
  anchor: ofPlace,
  heading: ofHeading,
  link: ({ was, value }, files) =>
    ofLinks(files, (address) => (address === `link:${was}` ? `link:${value}` : address)),
  ground: ({ was, value }, files) =>
    everywhere(files, (text, { schema }) =>
      schema && metaOf(schema).withGrounds && text === was ? value : text,
    ),
  value: ({ was, value }, files) =>
    everywhere(files, (text, { schema }) => {
      const { placeholders, ofEntry: isOfEntry } = schema ? metaOf(schema) : {};
      const isOther = isOfEntry || placeholders?.includes(was);
      return isOther ? text : replaced(text, inBraces(was), inBraces(value));
    }),
  entry: ofEntry,
};

export const ofRenamed = (name: Named, renamed: Renamed, files: Files): Change[] =>
  renamed.was === '' || renamed.value === '' ? [] : byName[name](renamed, files);

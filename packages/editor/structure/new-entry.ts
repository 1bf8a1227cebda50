import { ArraySchema, ObjectSchema, type Schema } from 'yup';
import { formExample, steppedFormExample } from '../../../src/form/form-example';
import { wordsOf } from '../../../src/schema/closed-set';
import {
  collectionFile,
  formFile,
  notificationsFile,
  pageFile,
  routesFile,
  siteFile,
  themeFile,
} from '../../../src/schema/config-files';
import { notificationsExample } from '../../../src/schema/notifications-example';
import { routesExample } from '../../../src/schema/routes-example';
import { siteExample } from '../../../src/schema/site-example';
import { themeExample } from '../../../src/schema/theme-example';
import type { Value } from '../../../src/schema/values/change';
import { isGroup } from '../../../src/schema/values/group';
import { innerSchema, schemaOf } from '../../../src/schema/values/inner-schema';
import { pageExample } from '../../../src/sections/page-example';
import { sortOfFile } from '../../../src/site/file-sorts';
import type { Files, ListAt } from './list-at';

type AnySchema = Parameters<typeof schemaOf>[0];

/** Examples of sections, fields, rules and collections, each in a list. */
export type Examples = Record<'sections' | 'fields' | 'rules' | 'collections', Value[]>;

const asFile = (value: object) => value as Value;

/** Files in which every group of config stands somewhere. */
const exampleFiles = ({ sections, fields, rules, collections }: Examples): Files => ({
  ...Object.fromEntries(collections.map((each, at) => [collectionFile(`c${at}`), each])),
  [siteFile]: asFile(siteExample),
  [themeFile]: asFile(themeExample),
  [routesFile]: asFile(routesExample),
  [notificationsFile]: asFile(notificationsExample),
  [pageFile('example')]: asFile(pageExample),
  [pageFile('sections')]: { ...pageExample, sections },
  [formFile('example')]: asFile(formExample),
  [formFile('steps')]: asFile(steppedFormExample),
  [formFile('fields')]: { ...formExample, fields, rules },
});

/** The values of this very schema, wherever they stand below `value`. */
const ofSchema = (wanted: Schema, asked: AnySchema | undefined, value: unknown): Value[] => {
  if (asked === undefined || value === undefined) return [];
  const schema = schemaOf(asked, value);
  if (schema === wanted) return [value as Value];
  if (Array.isArray(value)) {
    return value.flatMap((entry: unknown, at) => ofSchema(wanted, innerSchema(schema, at), entry));
  }
  if (!isGroup(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    ofSchema(wanted, innerSchema(schema, key), inner),
  );
};

const sizeOf = (value: Value) => JSON.stringify(value).length;

const inFiles = (wanted: Schema, files: Files): Value[] =>
  Object.entries(files)
    .flatMap(([file, value]) => ofSchema(wanted, sortOfFile(file)?.schema, value))
    .toSorted((one, other) => sizeOf(one) - sizeOf(other));

const isOptional = (schema: AnySchema | undefined) =>
  (schema as { spec?: { optional?: boolean } } | undefined)?.spec?.optional === true;

const isFlag = (value: unknown) => typeof value === 'boolean';

type Smaller = { words: boolean; lists: boolean; key?: string };

/** A name of config in plain words. */
const plain = (key: string) => key.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ').toLowerCase();

/**
 * The value without what may be left out; with `words` texts that visitors read say that they are new, with
 * `lists` lists have one entry.
 */
const smaller = (asked: AnySchema | undefined, value: Value, how: Smaller): Value => {
  if (asked === undefined) return value;
  const schema = schemaOf(asked, value);
  if (typeof value === 'string') {
    return how.words && schema.meta()?.shown === true ? `New ${plain(how.key ?? 'text')}` : value;
  }
  if (Array.isArray(value)) {
    const kept = how.lists ? value.slice(0, 1) : value;
    return kept.map((entry, at) =>
      smaller(innerSchema(schema, at), entry, { ...how, key: 'text' }),
    );
  }
  if (!isGroup(value)) return value;
  return Object.fromEntries(
    Object.entries(value as Record<string, Value>).flatMap(([name, inner]) => {
      const own = innerSchema(schema, name);
      const isLeftOut = schema instanceof ObjectSchema && (isOptional(own) || isFlag(inner));
      return isLeftOut ? [] : [[name, smaller(own, inner, { ...how, key: name })]];
    }),
  );
};

const distinct = (values: readonly Value[]): Value[] => [
  ...new Map(values.map((value) => [JSON.stringify(value), value])).values(),
];

/** The value that any schema of a text, a number or a word would take first. */
const first = (asked: AnySchema, key: string): Value | undefined => {
  const schema = schemaOf(asked, undefined);
  const [word] = wordsOf(schema);
  if (typeof word === 'string') return word;
  if (schema instanceof ArraySchema) return [];
  return { string: `New ${plain(key)}`, number: 1, boolean: true }[schema.type];
};

type Asked = {
  files: Files;
  examples: Examples;
  place: ListAt;
  /** Before which entry it will stand. */
  at: number;
  /** Which of the choices; needed where the list has some. */
  choice?: string | undefined;
};

/** The schema of what is added. */
const schemaOfNew = ({ place: { inner, choices, list }, choice }: Asked): Schema => {
  if (!choices) return schemaOf(inner, list[0]);
  return (
    (choice === undefined ? choices.text : choices.schemas[choice]) ?? schemaOf(inner, undefined)
  );
};

/**
 * What could be added to a list, the best first: of entries with kinds the kind's smallest example, otherwise
 * what the entry beside it is, with new words. Each is to be fitted to the site.
 */
export const newEntries = (asked: Asked): Value[] => {
  const { files, examples, place, at } = asked;
  const schema = schemaOfNew(asked);
  const fromExamples = inFiles(schema, exampleFiles(examples));
  const isKind = place.choices !== undefined && asked.choice !== undefined;
  if (isKind) return distinct([...fromExamples, ...inFiles(schema, files)]);
  const beside = [place.list[at - 1], place.list[at]].filter(
    (entry) => entry !== undefined && schemaOf(place.inner, entry) === schema,
  ) as Value[];
  const known = [...beside, ...inFiles(schema, files).slice(0, 3), ...fromExamples.slice(0, 3)];
  const simple = first(schema, 'text');
  return distinct([
    ...known.map((value) => smaller(schema, value, { words: true, lists: true })),
    ...known.map((value) => smaller(schema, value, { words: true, lists: false })),
    ...known.map((value) => smaller(schema, value, { words: false, lists: false })),
    ...known,
    ...(simple === undefined ? [] : [simple]),
  ]);
};

/** The example by which a choice is shown: the kind's smallest. */
export const exampleOf = (schema: Schema, examples: Examples): Value | undefined =>
  inFiles(schema, exampleFiles(examples))[0];

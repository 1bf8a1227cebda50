import { ArraySchema, LazySchema, ObjectSchema, type Schema } from 'yup';
import { wordsOfSet } from '../../../src/schema/closed-set';
import { mayBeLeftOut } from '../../../src/schema/left-out';
import type { Metadata } from '../../../src/schema/metadata';
import { isGroup } from '../../../src/schema/values/group';
import { type AnySchema, innerSchema, schemaOf } from '../../../src/schema/values/inner-schema';
import { keyOf, parentOf } from '../../../src/schema/values/paths';
import { boundsOf, unitOf } from '../../config-values/bounds';
import { capital } from '../../config-values/names';
import { helpWords } from '../help-words';

/** What a key holds, as far as its control depends on it. */
type KeySort =
  | 'text'
  | 'link'
  | 'color'
  | 'day'
  /** A day of every year, by its month and its day; and one that may have a year. */
  | 'day-of-year'
  | 'day-or-yearly'
  | 'file'
  /** A word by the picture that it names, or by how it changes the look of what is around it. */
  | 'icon'
  | 'look'
  /** A theme to start from, by its thumbnail. */
  | 'theme'
  /** A word that arranges the section around it: it is chosen by small pictures of that. */
  | 'layout'
  /** A list of words, each of which names a part of a drawing. */
  | 'drawing'
  /** A point of the picture whose file stands beside it. */
  | 'focus'
  | 'number'
  | 'flag'
  /** The name of something that the site has. */
  | 'name'
  /** One of a closed set of words, and several of them. */
  | 'word'
  | 'words'
  /** A list of plain texts or numbers. */
  | 'lines'
  | 'list'
  | 'group'
  /** One of several groups, by the keys that it has. */
  | 'choice'
  /** The key that says which group it is. */
  | 'kind'
  /** A group with names of the editor's own. */
  | 'names';

/** A key of a group as the panel asks for it. */
export type PanelKey = {
  key: string;
  label: string;
  /** What it means, and what it must keep to. */
  hint: string;
  required: boolean;
  whenOmitted: string | undefined;
  sort: KeySort;
  /** A choice's is not resolved. */
  schema: AnySchema;
  /** What else the site gives to choose from, beside the words of a closed set. */
  offered?: readonly { value: string; label: string }[];
};

export const metaOf = (schema: AnySchema): Metadata =>
  (schema as Schema | LazySchema<unknown>).meta() ?? {};

/** A key in words: `whenFilled` is When filled. */
export const inWords = (key: string): string => {
  const words = key.replaceAll(/([a-z\d])([A-Z])/g, (_both, end: string, start: string) =>
    `${end} ${start}`.toLowerCase(),
  );
  return capital(words);
};

/** What stands at a path, in words: Title, or Paragraphs 2 of the second of them. */
export const nameOfPath = (path: string): string => {
  const key = String(keyOf(path));
  return /^\d+$/.test(key) ? inWords(`${keyOf(parentOf(path))} ${Number(key) + 1}`) : inWords(key);
};

/** The least and the most, in words; what else is wrong the check says. */
const limitsOf = (schema: Schema): string[] => {
  const { min, max, more } = boundsOf(schema);
  const unit = unitOf(schema);
  // That a list has an entry, or a text a character, its being required says.
  const least = unit !== '' && min === 1 ? undefined : min;
  return [
    ...(more === undefined ? [] : [`More than ${more}.`]),
    ...(least === undefined ? [] : [`At least ${least}${unit}.`]),
    ...(max === undefined ? [] : [`At most ${max}${unit}.`]),
    ...(schema.meta()?.marks
      ? ['**bold**, *italic* and [words](/Contact) are shown as such.']
      : []),
  ];
};

const sortOfList = (schema: Schema, value: unknown): KeySort => {
  const inner = innerSchema(schema, 0);
  if (!inner || inner instanceof LazySchema) return 'list';
  const entry = inner as Schema;
  if (wordsOfSet(entry).length > 0) return 'words';
  if (metaOf(schema).shownIn) return 'words';
  const isLines = Array.isArray(value) && value.some((each) => /[\r\n]/.test(String(each)));
  return ['string', 'number'].includes(entry.type) && !isLines ? 'lines' : 'list';
};

const ofType: Record<string, KeySort> = { boolean: 'flag', number: 'number', object: 'group' };

/** One of the texts of a list beside it, such as the value of an option. */
export const isOfList = ({ beside }: { beside: string }) => beside.includes('[]');

/** What stands at a schema; `by` is the key that says of which kind the group around it is. */
export const sortOf = (anySchema: AnySchema, value?: unknown, isKind = false): KeySort => {
  const { entries, formats, input, chooses, follows } = metaOf(anySchema);
  if (entries) return 'names';
  if (anySchema instanceof LazySchema) return 'choice';
  const schema = anySchema as Schema;
  if (input) return input;
  if (schema instanceof ArraySchema) return sortOfList(schema, value);
  if (wordsOfSet(schema).length > 0) return isKind ? 'kind' : 'word';
  const isCalled =
    follows && ('name' in follows ? !follows.inBraces : isOfList(follows) && !follows.isPart);
  if (schema.type === 'string' && (chooses ?? isCalled)) return 'name';
  return formats ? 'file' : (ofType[schema.type] ?? 'text');
};

/** A key or an entry as the panel asks for it. */
export const panelKey = (
  key: string,
  { schema, value, isKind = false }: { schema: AnySchema; value: unknown; isKind?: boolean },
): PanelKey => {
  const { called = inWords(key), description, whenOmitted } = metaOf(schema);
  const limits = schema instanceof LazySchema ? [] : limitsOf(schema as Schema);
  return {
    key,
    label: called,
    hint: [helpWords(description), ...limits].filter(Boolean).join(' '),
    required: !mayBeLeftOut(schema as Schema),
    // An entry of a list is never left out.
    whenOmitted: helpWords(whenOmitted) || undefined,
    sort: sortOf(schema, value, isKind),
    schema,
  };
};

export const keysOf = (anySchema: AnySchema, value: unknown): PanelKey[] => {
  const schema = schemaOf(anySchema, value);
  if (!(schema instanceof ObjectSchema)) return [];
  const by = metaOf(anySchema).choices?.by;
  const group = isGroup(value) ? value : {};
  return Object.entries(schema.fields as Record<string, AnySchema>).map(([key, inner]) =>
    panelKey(key, { schema: inner, value: group[key], isKind: key === by }),
  );
};

/** How keys stand together: what visitors read and see, then how it looks, then what is seldom changed. */
type KeyPart = 'content' | 'look' | 'more';

const lookSorts: readonly KeySort[] = ['layout', 'look', 'theme', 'word', 'flag'];

export const partOfKey = ({ sort, schema }: PanelKey): KeyPart =>
  metaOf(schema).part ?? (lookSorts.includes(sort) ? 'look' : 'content');

/** Whether two schemas are one: yup makes a copy of it where the choice may be left out. */
const isSameSchema = (one: Schema, other: Schema): boolean => {
  if (one === other) return true;
  if (!(one instanceof ObjectSchema && other instanceof ObjectSchema)) return false;
  const [fields, others] = [one, other].map((each) => each.fields as Record<string, unknown>);
  const keys = Object.keys(fields ?? {});
  return (
    keys.length === Object.keys(others ?? {}).length &&
    keys.every((key) => fields?.[key] === others?.[key])
  );
};

/** Which of the schemas of a choice a value has; undefined for a text, or none. */
export const chosenOf = (anySchema: AnySchema, value: unknown): string | undefined => {
  const schemas = metaOf(anySchema).choices?.schemas ?? {};
  const chosen = schemaOf(anySchema, value);
  return Object.keys(schemas).find((name) => {
    const schema = schemas[name];
    return schema !== undefined && isSameSchema(schema, chosen);
  });
};

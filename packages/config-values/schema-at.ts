import { LazySchema, reach, type Schema } from 'yup';
import { wordsOf as wordsOfSet } from '../../src/schema/closed-set';
import type { Metadata } from '../../src/schema/metadata';
import { join, parentOf, valueAt } from '../../src/schema/values/paths';
import { sortOfFile } from '../../src/site/file-sorts';
import { written } from '../problems/nearest/meant-by';

/** A file's value and its schema. */
export type Checked = { schema: Schema; value: unknown };

const unresolvedAt = ({ schema, value }: Checked, path: string): Schema | undefined => {
  try {
    return path === '' ? schema : (reach(schema, path, value) as Schema);
  } catch {
    // An entry unknown to every schema is not checked.
    return undefined;
  }
};

/** The schema of the entry at `path`, for this value. */
export const schemaAt = (checked: Checked, path: string): Schema | undefined =>
  unresolvedAt(checked, path)?.resolve({ value: valueAt(checked.value, path) });

/** The schemas to choose from for the entry at `path`. */
export const choicesAt = (checked: Checked, path: string): Metadata['choices'] =>
  unresolvedAt(checked, path)?.meta()?.choices;

/** All possible schemas of the entry at `path`: a picture is a drawing or a photo. */
export const schemasAt = (checked: Checked, path: string): Schema[] => {
  const own = schemaAt(checked, path);
  const choices = choicesAt(checked, path);
  if (choices && choices.by === undefined) {
    return [...(choices.text ? [choices.text] : []), ...Object.values(choices.schemas)];
  }
  return own ? [own] : [];
};

/** What the check asks of a schema itself. yup's `describe()` describes all that a group holds as well. */
export type Described = { type: string; meta: Metadata; words: string[] };

export const describeAt = (checked: Checked, path: string): Described | undefined => {
  const schema = schemaAt(checked, path);
  return schema && { type: schema.type, meta: schema.meta() ?? {}, words: wordsOfSet(schema) };
};

/** The metadata of a schema. */
export const metaOf = (description: Described | undefined): Metadata => description?.meta ?? {};

export const metaAt = (checked: Checked, path: string): Metadata =>
  metaOf(describeAt(checked, path));

/** The schemas of the entries of a group, by key. */
export const fieldsOf = (schema: Schema | undefined): Record<string, Schema> =>
  schema && 'fields' in schema ? (schema.fields as Record<string, Schema>) : {};

export const keysOf = (schema: Schema | undefined): string[] => Object.keys(fieldsOf(schema));

/** The allowed keys of the entry at `path`. */
export const keysAt = (checked: Checked, path: string): string[] => keysOf(schemaAt(checked, path));

export const wordsOf = (description: Described | undefined): string[] =>
  description?.words.map(String) ?? [];

/** Whether an entry is required, as far as its schema says so whatever its value is. */
const isNeeded = (schema: Schema | LazySchema<unknown>): boolean =>
  !(schema instanceof LazySchema) && !schema.spec.optional;

const isTaken = (schema: Schema | undefined, candidate: unknown): boolean =>
  schema?.isValidSync(candidate, { strict: true }) ?? false;

/** No name and no address: what takes this takes any text. */
const anyWord = 'x';

/** Whether the schema of the entry at `path` accepts `candidate`. */
export const takes = (checked: Checked, path: string, candidate: unknown): boolean =>
  isTaken(schemaAt(checked, path), candidate);

/** Whether `candidate` is of the type that the entry at `path` has, whatever its limits are. */
export const mayBe = (checked: Checked, path: string, candidate: unknown): boolean => {
  const type = describeAt(checked, path)?.type;
  if (type === 'array') return Array.isArray(candidate);
  return type === 'mixed' || type === 'lazy' || type === typeof candidate;
};

const forms: Record<string, string> = {
  string: "'…'",
  number: 'a number',
  boolean: 'true or false',
  array: '[ … ]',
  object: '{ … }',
};

/** The notation of an entry of this type. */
export const formOf = (description: Pick<Described, 'type'> | undefined): string =>
  forms[description?.type ?? ''] ?? '…';

/**
 * The smallest valid group of one of `schemas`, with the `found` text under the first name that takes it, a closed
 * set or an address before any text.
 */
export const likelyGroup = (schemas: Schema[], found: unknown): string | undefined => {
  const groups = schemas
    .map((schema) => Object.entries(fieldsOf(schema)))
    .map((fields) => fields.filter(([, field]) => isNeeded(field)))
    .filter((fields) => fields.length > 0);
  const takesIt = ([, field]: [string, Schema]) => isTaken(field, found);
  const takesOnly = (entry: [string, Schema]) => takesIt(entry) && !isTaken(entry[1], anyWord);
  const best = groups.find((fields) => fields.some(takesOnly)) ?? groups[0];
  const [home] = best?.find(takesOnly) ?? best?.find(takesIt) ?? [];
  const entries = best?.map(([key, field]) => {
    const form = field.type === 'number' ? '…' : formOf(field);
    return `${key}: ${key === home ? written(found) : form}`;
  });
  return entries && `{ ${entries.join(', ')} }`;
};

/** Whether the text at `path` of a file may have marks; undefined where nothing is known of it. */
export type MayHaveMarks = (config: unknown, path: string) => boolean | undefined;

/** Which texts of a file may have marks. */
export const marksIn =
  (file: string): MayHaveMarks =>
  (value, path) => {
    const schema = sortOfFile(file)?.schema;
    const description = schema && describeAt({ schema, value }, path);
    // What a group of an unknown kind holds.
    if (schema && !description) return undefined;
    const { marks, shownAs = '' } = metaOf(description);
    // An option without its own words shows its value.
    const isShown = !shownAs || valueAt(value, join(parentOf(path), shownAs)) === undefined;
    return marks === true && isShown;
  };

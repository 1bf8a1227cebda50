import { reach, type Schema, type SchemaDescription } from 'yup';
import type { Metadata } from '../../../src/schema/metadata';
import { join, parentOf, valueAt } from '../../config-reader/values';
import { inQuotes, written } from '../../nearest/meant-by';

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
  metaOf(path === '' ? undefined : unresolvedAt(checked, path)?.describe()).choices;

/** All possible schemas of the entry at `path`: a picture is a drawing or a photo. */
export const schemasAt = (checked: Checked, path: string): Schema[] => {
  const own = schemaAt(checked, path);
  const choices = choicesAt(checked, path);
  if (choices && choices.by === undefined) {
    return [...(choices.text ? [choices.text] : []), ...Object.values(choices.schemas)];
  }
  return own ? [own] : [];
};

export const describeAt = (checked: Checked, path: string): SchemaDescription | undefined =>
  schemaAt(checked, path)?.describe();

/** The metadata of a schema. */
export const metaOf = (description: SchemaDescription | undefined): Metadata =>
  (description && 'meta' in description ? description.meta : undefined) ?? {};

export const metaAt = (checked: Checked, path: string): Metadata =>
  metaOf(describeAt(checked, path));

/** The tests of a schema, with their parameters. */
export const testsOf = (description: SchemaDescription | undefined) =>
  description && 'tests' in description ? description.tests : [];

/** The allowed keys of the entry at `path`: without `describe`, which describes everything below too. */
export const keysAt = (checked: Checked, path: string): string[] => {
  const schema = schemaAt(checked, path);
  return schema && 'fields' in schema ? Object.keys(Object(schema.fields) as object) : [];
};

export const keysOf = (description: SchemaDescription | undefined): string[] =>
  description && 'fields' in description ? Object.keys(description.fields as object) : [];

export const wordsOf = (description: SchemaDescription | undefined): string[] =>
  description && 'oneOf' in description ? description.oneOf.map(String) : [];

/** Whether an entry with this description is required. */
export const isNeeded = (description: unknown): boolean =>
  typeof description === 'object' &&
  description !== null &&
  'optional' in description &&
  description.optional === false;

/** Whether the schema of the entry at `path` accepts `candidate`. */
export const takes = (checked: Checked, path: string, candidate: unknown): boolean =>
  schemaAt(checked, path)?.isValidSync(candidate, { strict: true }) ?? false;

/** No name and no address: what takes this takes any text. */
const anyWord = 'x';

/** The only one of the `free` keys beside the text at `path` that takes it, and would not take any other. */
export const onlyTaker = (
  path: string,
  free: readonly string[],
  checked: Checked,
): string | undefined => {
  const value = valueAt(checked.value, path);
  if (typeof value !== 'string') return undefined;
  const [only, ...others] = free.filter((key) => {
    const at = join(parentOf(path), key);
    return takes(checked, at, value) && !takes(checked, at, anyWord);
  });
  return others.length === 0 ? only : undefined;
};

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
export const formOf = (description: SchemaDescription | undefined): string =>
  forms[description?.type ?? ''] ?? '…';

/** Tests of every text, which say nothing about its purpose. */
const ofAnyText = ['required', 'not-blank'];

type Needed = { key: string; description: SchemaDescription; takes: boolean; limits: number };

const neededIn = (schema: Schema, found: unknown): Needed[] => {
  const fields = 'fields' in schema ? (schema.fields as Record<string, Schema>) : {};
  return Object.entries(fields).flatMap(([key, field]) => {
    const description = field.describe();
    if (!isNeeded(description)) return [];
    const tests = testsOf(description);
    const words = 'oneOf' in description ? description.oneOf : [];
    const limits = tests.filter(({ name = '' }) => !ofAnyText.includes(name)).length + words.length;
    return { key, description, limits, takes: field.isValidSync(found, { strict: true }) };
  });
};

/** A value as the only entry of a group with only optional ones: the first that accepts it. */
const onlyEntry = (schemas: Schema[], found: unknown): string | undefined => {
  const fields = schemas.flatMap((schema) =>
    'fields' in schema ? Object.entries(schema.fields as Record<string, Schema>) : [],
  );
  const takes = (field: Schema, value: unknown) => field.isValidSync(value, { strict: true });
  // 'log' for { log: true }.
  const [name] = fields.find(([key, field]) => key === found && takes(field, true)) ?? [];
  if (name !== undefined) return `{ ${name}: true }`;
  const [key] = fields.find(([, field]) => takes(field, found)) ?? [];
  const isPlain = typeof found === 'string' || typeof found === 'boolean';
  if (key === undefined || !isPlain) return undefined;
  return `{ ${key}: ${written(found)} }`;
};

/**
 * The smallest valid group of one of `schemas`, with the `found` value under the name that describes it
 * best.
 */
export const likelyGroup = (schemas: Schema[], found: unknown): string | undefined => {
  const groups = schemas
    .map((schema) => {
      const needed = neededIn(schema, found);
      const [home] = needed
        .filter(({ takes }) => takes && typeof found === 'string')
        .toSorted((one, other) => other.limits - one.limits);
      return { needed, home };
    })
    .filter(({ needed }) => needed.length > 0);
  const best = groups.find(({ home }) => home && home.limits > 0) ?? groups[0];
  if (!best) return onlyEntry(schemas, found);
  const entries = best.needed.map(({ key, description }) => {
    const form = description.type === 'number' ? '…' : formOf(description);
    return `${key}: ${key === best.home?.key ? inQuotes(String(found)) : form}`;
  });
  return `{ ${entries.join(', ')} }`;
};

import { reach, type Schema } from 'yup';
import { wordsOfSet } from '../../src/schema/closed-set';
import type { Metadata } from '../../src/schema/metadata';
import { join, parentOf, valueAt } from '../../src/schema/values/paths';
import { sortOfFile } from '../../src/site/file-sorts';

export type Checked = { schema: Schema; value: unknown };

const unresolvedAt = ({ schema, value }: Checked, path: string): Schema | undefined => {
  try {
    return path === '' ? schema : (reach(schema, path, value) as Schema);
  } catch {
    // An entry unknown to every schema is not checked.
    return undefined;
  }
};

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

export const metaOf = (description: Described | undefined): Metadata => description?.meta ?? {};

export const metaAt = (checked: Checked, path: string): Metadata =>
  metaOf(describeAt(checked, path));

/** The schemas of the entries of a group, by key. */
const fieldsOf = (schema: Schema | undefined): Record<string, Schema> =>
  schema && 'fields' in schema ? (schema.fields as Record<string, Schema>) : {};

export const keysOf = (schema: Schema | undefined): string[] => Object.keys(fieldsOf(schema));

/** The allowed keys of the entry at `path`. */
export const keysAt = (checked: Checked, path: string): string[] => keysOf(schemaAt(checked, path));

export const allowedWords = (description: Described | undefined): string[] =>
  description?.words.map(String) ?? [];

export const takes = (checked: Checked, path: string, candidate: unknown): boolean =>
  schemaAt(checked, path)?.isValidSync(candidate, { strict: true }) ?? false;

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

/** Whether the text at `path` of a file may have marks; undefined where nothing is known of it. */
export type MayHaveMarks = (config: unknown, path: string) => boolean | undefined;

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

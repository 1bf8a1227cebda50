import { reach, type Schema, type SchemaDescription } from 'yup';
import type { Metadata } from '../../../src/schema/metadata';
import { valueAt } from '../read/paths';

/** A file's value, and the schema that it must keep. */
export type Checked = { schema: Schema; value: unknown };

const unresolvedAt = ({ schema, value }: Checked, path: string): Schema | undefined => {
  try {
    return path === '' ? schema : (reach(schema, path, value) as Schema);
  } catch {
    // Nothing is said of an entry that no schema knows.
    return undefined;
  }
};

/** The schema of the entry at `path`, as far as there is one for this value. */
export const schemaAt = (checked: Checked, path: string): Schema | undefined =>
  unresolvedAt(checked, path)?.resolve({ value: valueAt(checked.value, path) });

/** The schemas of which the entry at `path` keeps one. */
export const choicesAt = (checked: Checked, path: string): Metadata['choices'] =>
  metaOf(path === '' ? undefined : unresolvedAt(checked, path)?.describe()).choices;

/** The schemas of which the entry at `path` may keep any, as a picture is a drawing or a photo. */
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

/** What a schema says of itself beside what it checks. */
export const metaOf = (description: SchemaDescription | undefined): Metadata =>
  (description && 'meta' in description ? description.meta : undefined) ?? {};

export const metaAt = (checked: Checked, path: string): Metadata =>
  metaOf(describeAt(checked, path));

/** The tests of a schema, and what they were given. */
export const testsOf = (description: SchemaDescription | undefined) =>
  description && 'tests' in description ? description.tests : [];

/** Which keys the entry at `path` may have: without a description, which says everything of everything in it. */
export const keysAt = (checked: Checked, path: string): string[] => {
  const schema = schemaAt(checked, path);
  return schema && 'fields' in schema ? Object.keys(Object(schema.fields) as object) : [];
};

export const keysOf = (description: SchemaDescription | undefined): string[] =>
  description && 'fields' in description ? Object.keys(description.fields as object) : [];

export const wordsOf = (description: SchemaDescription | undefined): string[] =>
  description && 'oneOf' in description ? description.oneOf.map(String) : [];

/** Whether an entry of this description must be there. */
export const isNeeded = (description: unknown): boolean =>
  typeof description === 'object' &&
  description !== null &&
  'optional' in description &&
  description.optional === false;

/** Whether the schema of the entry at `path` would take `candidate` there. */
export const takes = (checked: Checked, path: string, candidate: unknown): boolean =>
  schemaAt(checked, path)?.isValidSync(candidate, { strict: true }) ?? false;

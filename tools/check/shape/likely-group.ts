import type { Schema, SchemaDescription } from 'yup';
import { inQuotes, written as inConfig } from '../nearest/meant-by';
import { isNeeded, testsOf } from './schema-at';

const forms: Record<string, string> = {
  string: "'…'",
  number: 'a number',
  boolean: 'true or false',
  array: '[ … ]',
  object: '{ … }',
};

/** How an entry of this sort is written. */
export const formOf = (description: SchemaDescription | undefined): string =>
  forms[description?.type ?? ''] ?? '…';

/** What every text must be, so that it says nothing of what the text is for. */
const ofAnyText = ['required', 'not-blank'];

type Needed = { key: string; description: SchemaDescription; takes: boolean; limits: number };

const neededIn = (schema: Schema, written: unknown): Needed[] => {
  const fields = 'fields' in schema ? (schema.fields as Record<string, Schema>) : {};
  return Object.entries(fields).flatMap(([key, field]) => {
    const description = field.describe();
    if (!isNeeded(description)) return [];
    const tests = testsOf(description);
    const words = 'oneOf' in description ? description.oneOf : [];
    const limits = tests.filter(({ name = '' }) => !ofAnyText.includes(name)).length + words.length;
    return { key, description, limits, takes: field.isValidSync(written, { strict: true }) };
  });
};

/** What was written as the only entry of a group of which none is needed: the first that takes it. */
const onlyEntry = (schemas: Schema[], written: unknown): string | undefined => {
  const fields = schemas.flatMap((schema) =>
    'fields' in schema ? Object.entries(schema.fields as Record<string, Schema>) : [],
  );
  const takes = (field: Schema, value: unknown) => field.isValidSync(value, { strict: true });
  // 'log' for { log: true }.
  const [name] = fields.find(([key, field]) => key === written && takes(field, true)) ?? [];
  if (name !== undefined) return `{ ${name}: true }`;
  const [key] = fields.find(([, field]) => takes(field, written)) ?? [];
  const isPlain = typeof written === 'string' || typeof written === 'boolean';
  if (key === undefined || !isPlain) return undefined;
  return `{ ${key}: ${inConfig(written)} }`;
};

/**
 * The least that a group of one of `schemas` says, with what was `written` in its place under the
 * name that says most about what it takes.
 */
export const likelyGroup = (schemas: Schema[], written: unknown): string | undefined => {
  const groups = schemas
    .map((schema) => {
      const needed = neededIn(schema, written);
      const [home] = needed
        .filter(({ takes }) => takes && typeof written === 'string')
        .toSorted((one, other) => other.limits - one.limits);
      return { needed, home };
    })
    .filter(({ needed }) => needed.length > 0);
  const best = groups.find(({ home }) => home && home.limits > 0) ?? groups[0];
  if (!best) return onlyEntry(schemas, written);
  const entries = best.needed.map(({ key, description }) => {
    const form = description.type === 'number' ? '…' : formOf(description);
    return `${key}: ${key === best.home?.key ? inQuotes(String(written)) : form}`;
  });
  return `{ ${entries.join(', ')} }`;
};

import type { Schema } from 'yup';
import { innerSchema, schemaIfKnown } from '../../src/schema/values/inner-schema';

/** What says of which kind an entry is, whatever else is known of it. */
const kindKeys = ['kind', 'check'];

/**
 * Whether a value must be the same in all languages: what visitors do not read, see or follow, such as numbers, flags,
 * closed words, and names that are looked up or compared. Of what has no schema the key tells.
 */
export const isSameInAll = (schema: Schema | undefined, key = ''): boolean => {
  if (!schema) return kindKeys.includes(key);
  const { shown, translated, html, formats, input } = schema.meta() ?? {};
  const mayDiffer =
    shown === true || translated || html || formats !== undefined || input === 'link';
  if (schema.type === 'string') return !mayDiffer;
  return ['number', 'boolean', 'mixed'].includes(schema.type);
};

/** Whether a text, or a list of texts, is words that a site may say in each of its languages; no address is. */
export const holdsWords = (schema: Schema | undefined, value?: unknown): boolean => {
  if (schema?.type === 'array') {
    const first: unknown = Array.isArray(value) ? value[0] : undefined;
    return holdsWords(schemaIfKnown(innerSchema(schema, 0), first));
  }
  const { shown, translated } = schema?.meta() ?? {};
  return schema?.type === 'string' && (shown === true || translated === true);
};

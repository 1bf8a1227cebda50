import type { Schema } from 'yup';

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

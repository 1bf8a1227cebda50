import type { Schema } from 'yup';
import type { Metadata } from '../schema/metadata';
import { sectionSchemas } from './registry';

const schemas = new Map(Object.entries(sectionSchemas));

/** Any section, also one whose kind there is not. */
type Kinded = { readonly kind?: unknown };

const schemaOf = ({ kind }: Kinded) => (typeof kind === 'string' ? schemas.get(kind) : undefined);

/** What the schema of the section's kind says of that kind. */
export const kindMetadata = (section: Kinded): Metadata | undefined => schemaOf(section)?.meta();

/** Whether sections of its kind may have this key. */
export const kindHas = (section: Kinded, key: string): boolean =>
  Object.hasOwn(schemaOf(section)?.fields ?? {}, key);

/** What it says of a key of theirs. */
export const keyMetadata = (section: Kinded, key: string): Metadata | undefined => {
  const fields: Record<string, unknown> = { ...schemaOf(section)?.fields };
  return Object.hasOwn(fields, key) ? (fields[key] as Schema).meta() : undefined;
};

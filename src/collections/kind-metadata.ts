import type { Schema } from 'yup';
import type { Metadata } from '../schema/metadata';
import { collectionSchemas } from './registry';

const schemas = new Map<string, Schema>(Object.entries(collectionSchemas));

/** What the schema of the collection's kind says of that kind. */
export const collectionMetadata = ({ kind }: { readonly kind: string }): Metadata =>
  schemas.get(kind)?.meta() ?? {};

import { ArraySchema, ObjectSchema, type Schema } from 'yup';
import type { Metadata } from '../schema/metadata';
import { collectionSchemas } from './registry';

const schemas = new Map<string, Schema>(Object.entries(collectionSchemas));

/** What the schema of the collection's kind says of that kind. */
export const collectionMetadata = ({ kind }: { readonly kind: string }): Metadata =>
  schemas.get(kind)?.meta() ?? {};

type Facts = ReadonlyMap<string, Metadata>;

const factsIn = ({ fields: { entries } }: { fields: { entries: unknown } }): Facts => {
  const entry: unknown = entries instanceof ArraySchema ? entries.innerType : undefined;
  const keys = entry instanceof ObjectSchema ? (entry.fields as Record<string, Schema>) : {};
  return new Map(
    Object.entries(keys).flatMap(([key, schema]) => {
      const each = schema instanceof ArraySchema ? (schema.innerType as Schema) : schema;
      const { fact, ...said }: Metadata = each.meta() ?? {};
      return fact ? [[key, said] as const] : [];
    }),
  );
};

const facts = new Map(
  Object.entries(collectionSchemas).map(([kind, schema]) => [kind, factsIn(schema)]),
);

const none: Facts = new Map();

/** The keys whose words lists say below the name of an entry, in the order of the schema of the collection's kind. */
export const factKeys = ({ kind }: { readonly kind: string }): Facts => facts.get(kind) ?? none;

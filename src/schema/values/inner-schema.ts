import { ArraySchema, type LazySchema, ObjectSchema, type ISchema, type Schema } from 'yup';
import { stepsOf, valueAt } from './paths';

export type AnySchema = Schema | LazySchema<unknown> | ISchema<unknown>;

/** The schema that this value has: of a choice, the chosen one. */
export const schemaOf = (schema: AnySchema, value: unknown): Schema =>
  (schema as Schema).resolve({ value });

/** The same of config that may be broken, or whose schema nobody knows. */
export const schemaIfKnown = (
  schema: AnySchema | undefined,
  value: unknown,
): Schema | undefined => {
  try {
    return schema && schemaOf(schema, value);
  } catch {
    return undefined;
  }
};

export const innerSchema = (schema: Schema, key: string | number): AnySchema | undefined => {
  const { entries } = schema.meta() ?? {};
  if (entries) return entries.value;
  if (schema instanceof ArraySchema) return schema.innerType;
  if (!(schema instanceof ObjectSchema)) return undefined;
  const fields = schema.fields as Record<string, AnySchema>;
  return Object.hasOwn(fields, key) ? fields[key] : undefined;
};

/** The schema of what stands at a path of a value; undefined where none is known. */
export const schemaBelow = (outer: AnySchema, value: unknown, path: string): Schema | undefined => {
  let schema = schemaOf(outer, value);
  let at: unknown = value;
  for (const step of stepsOf(path)) {
    const inner = innerSchema(schema, step);
    if (!inner) return undefined;
    at = valueAt(at, step);
    schema = schemaOf(inner, at);
  }
  return schema;
};

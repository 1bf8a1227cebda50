import { type LazySchema, ObjectSchema, type Schema } from 'yup';

type AnySchema = Schema | LazySchema<unknown>;

/** Whether the project has the words for it, in the language of the site. */
export const isUsual = (schema: AnySchema): boolean =>
  schema.meta()?.usual !== undefined || isOfUsualWords(schema);

/** Whether a group needs nothing but words that the project has: it may be empty, or not be there. */
export const isOfUsualWords = (schema: AnySchema): boolean => {
  if (!(schema instanceof ObjectSchema)) return false;
  const inner = Object.values(schema.fields as Record<string, AnySchema>);
  const needed = inner.filter((field) => !field.spec.optional);
  return needed.length > 0 && needed.every(isUsual);
};

/** Whether a key may be left out: nothing needs it, or the project has the words. */
export const mayBeLeftOut = (schema: AnySchema): boolean =>
  Boolean(schema.spec.optional) || isUsual(schema);

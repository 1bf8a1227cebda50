import { ArraySchema, ObjectSchema, type Schema } from 'yup';

/**
 * The words of a closed set; none for anything else. yup's `describe()` of a group or a list describes all that it
 * holds as well, which takes a hundred times as long.
 */
export const wordsOfSet = (schema: Schema): string[] =>
  schema instanceof ObjectSchema || schema instanceof ArraySchema
    ? []
    : (schema.describe().oneOf as string[]);

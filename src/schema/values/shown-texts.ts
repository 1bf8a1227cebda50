import type { Schema } from 'yup';
import { relationIn } from '../relation';
import { type AnySchema, innerSchema, schemaOf } from './inner-schema';
import { join, joinPath } from './paths';

/** What stands for a text that visitors read, at `path`. */
type ShowText = (text: string, path: string, schema: Schema) => unknown;

const below =
  (show: ShowText, step: string | number): ShowText =>
  (text, path, schema) =>
    show(text, join(joinPath('', step), path), schema);

/**
 * The value with every text that visitors read replaced by what `show` makes of it. What no text is changed in
 * stays the same object.
 */
export const mapShownTexts = (
  asked: AnySchema | undefined,
  value: unknown,
  show: ShowText,
): unknown => {
  if (asked === undefined) return value;
  const schema = schemaOf(asked, value);
  if (typeof value === 'string') {
    const { shown, relation } = schema.meta() ?? {};
    const isWords = relation === undefined || relationIn(value) === undefined;
    return shown === true && isWords && value.trim() !== '' ? show(value, '', schema) : value;
  }
  if (Array.isArray(value)) {
    return value.map((entry: unknown, at) =>
      mapShownTexts(innerSchema(schema, at), entry, below(show, at)),
    );
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      mapShownTexts(innerSchema(schema, key), inner, below(show, key)),
    ]),
  );
};

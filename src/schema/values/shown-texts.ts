import type { Schema } from 'yup';
import { relationIn } from '../relation';
import { type AnySchema, innerSchema, schemaOf } from './inner-schema';
import { mapEntries } from './map-entries';
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
  return mapEntries(value, (entry, step) =>
    mapShownTexts(innerSchema(schema, step), entry, below(show, step)),
  );
};

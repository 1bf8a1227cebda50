import { readFile } from 'node:fs/promises';
import { isGroup } from '../../../src/schema/values/group';
import { unlessMissing } from '../../files';

/** A JSON object from outside, with any content. */
export type JsonRecord = Readonly<Record<string, unknown>>;

/** The fields of a document as plain JSON, in the order they were sent. */
export const plainFields = (fields: unknown): Record<string, unknown> => {
  const entries = isGroup(fields) ? Object.entries(fields) : [];
  return Object.fromEntries(entries.map(([name, value]) => [name, plainValue(value)]));
};

/** A typed Firestore value as plain JSON: numbers as numbers where they fit. */
const plainValue = (value: unknown): unknown => {
  const [entry] = isGroup(value) ? Object.entries(value) : [];
  const [kind, content] = entry ?? [];
  switch (kind) {
    case 'nullValue':
      return null;
    case 'integerValue':
      return Number.isSafeInteger(Number(content)) ? Number(content) : content;
    case 'arrayValue': {
      const values: unknown = isGroup(content) ? content.values : undefined;
      return Array.isArray(values) ? values.map(plainValue) : [];
    }
    case 'mapValue':
      return plainFields(isGroup(content) ? content.fields : undefined);
    default:
      return content;
  }
};

/** Plain JSON as the fields of a document, as Firestore types them. */
export const typedFields = (values: JsonRecord): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, typedValue(value)]));

const typedValue = (value: unknown): Record<string, unknown> => {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') {
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  }
  if (typeof value === 'boolean') return { booleanValue: value };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(typedValue) } };
  return isGroup(value) ? { mapValue: { fields: typedFields(value) } } : { nullValue: null };
};

type Guard<Value> = (value: unknown) => value is Value;

/**
 * Reads a JSON file of this shape.
 * @returns undefined when there is no such file.
 * @throws {Error} when it holds anything else.
 */
export const readJsonFile = async <Value>(
  file: string,
  isValue: Guard<Value>,
): Promise<Value | undefined> => {
  const text = await unlessMissing(readFile(file, 'utf8'));
  if (text === undefined) return undefined;
  const value: unknown = JSON.parse(text);
  if (!isValue(value)) throw new TypeError('its content has another shape');
  return value;
};

import { isJsonRecord } from '../store/json-record';

/** The fields of a document as plain JSON, in the order they were sent. */
export const plainFields = (fields: unknown): Record<string, unknown> => {
  const entries = isJsonRecord(fields) ? Object.entries(fields) : [];
  return Object.fromEntries(entries.map(([name, value]) => [name, plainValue(value)]));
};

/** A typed value of Firestore's JSON as plain JSON: numbers as numbers where they fit. */
const plainValue = (value: unknown): unknown => {
  const [entry] = isJsonRecord(value) ? Object.entries(value) : [];
  const [kind, content] = entry ?? [];
  switch (kind) {
    case 'nullValue':
      return null;
    case 'integerValue':
      return Number.isSafeInteger(Number(content)) ? Number(content) : content;
    case 'arrayValue': {
      const values: unknown = isJsonRecord(content) ? content.values : undefined;
      return Array.isArray(values) ? values.map(plainValue) : [];
    }
    case 'mapValue':
      return plainFields(isJsonRecord(content) ? content.fields : undefined);
    default:
      return content;
  }
};

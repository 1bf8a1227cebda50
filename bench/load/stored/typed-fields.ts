import type { StoredRecord } from '../../../src/schema/record';

/** A record's fields as Firestore types them, as text, in their order. */
export const typedFields = (record: StoredRecord): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(record).map(([name, value]) => [
        name,
        typeof value === 'number' ? { integerValue: String(value) } : { stringValue: value },
      ]),
    ),
  );

import type { StoredDocument } from '../store/document-store';
import { plainFields } from './plain-fields';

/** A collection as a table; every row has as many cells as there are columns. */
export type CollectionTable = {
  readonly collection: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

/** `projects/p/databases/d/documents/a/b` → collection `a`, id `b`. */
export const splitName = (name: string): { collection: string; id: string } => {
  const path = name.split('/').slice(5);
  return { collection: path.slice(0, -1).join('/'), id: path.at(-1) ?? '' };
};

/**
 * One table per collection, by name: the fields in the order of the records, then the document's id
 * and the time it was received.
 */
export const groupDocuments = (documents: readonly StoredDocument[]): CollectionTable[] => {
  const groups = new Map<string, StoredDocument[]>();
  for (const document of documents) {
    const { collection } = splitName(document.name);
    const group = groups.get(collection);
    if (group) group.push(document);
    else groups.set(collection, [document]);
  }
  return [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([collection, members]) => toTable(collection, members));
};

const toTable = (collection: string, documents: readonly StoredDocument[]): CollectionTable => {
  const fields = [...new Set(documents.flatMap((document) => Object.keys(document.fields)))];
  const rows = documents.map((document) => {
    const values = plainFields(document.fields);
    const cells = fields.map((field) =>
      cellText(Object.hasOwn(values, field) ? values[field] : ''),
    );
    return [...cells, splitName(document.name).id, document.createTime];
  });
  return { collection, columns: [...fields, 'Document id', 'Received'], rows };
};

/** A plain value as the text of a table cell; the entries of a list stand one behind the other. */
export const cellText = (value: unknown): string => {
  if (value === null) return '';
  if (Array.isArray(value)) return value.map(cellText).join('; ');
  return typeof value === 'string' ? value : JSON.stringify(value);
};

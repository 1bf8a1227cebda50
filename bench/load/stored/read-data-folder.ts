import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StoredFile } from './compare';

type Document = { name: string; createTime: string; fields: unknown };

export type DataFolder = {
  /** Every file among the documents. */
  files: StoredFile[];
  /** When each document was first stored; milliseconds since 1970. */
  created: Map<string, number>;
  /** The files in the folder for temporary files. */
  leftovers: string[];
};

const parse = (text: string): Partial<Document> => {
  try {
    return JSON.parse(text) as Document;
  } catch {
    return {};
  }
};

/** Reads the disk, without the backend and its code. */
export const readDataFolder = (dataDir: string): DataFolder => {
  const folder = join(dataDir, 'documents');
  const created = new Map<string, number>();
  const files = readdirSync(folder).map((file): StoredFile => {
    const { name, createTime, fields } = parse(readFileSync(join(folder, file), 'utf8'));
    // projects/p/databases/d/documents/collection/id
    const path = name?.split('/').slice(5).join('/');
    if (path && createTime) created.set(path, Date.parse(createTime));
    return { file, path, fields: JSON.stringify(fields) };
  });
  return { files, created, leftovers: readdirSync(join(dataDir, 'temporary')) };
};

import { type Keys, readCsv } from './csv-table';
import { decodeTable } from './decode';
import type { ReadRow } from './row';
import { readXliff } from './xliff-read';
import type { Tags } from './xliff-write';

export type Languages = { keys: Keys; tags: Tags };

const isXliff = (name: string) => /\.(?:xlf|xliff)$/i.test(name);

/**
 * The rows of a table, by the extension of its name.
 * @throws BrokenTable, in words for whoever made it
 */
export const readTable = (
  name: string,
  bytes: Uint8Array,
  { keys, tags }: Languages,
): ReadRow[] => {
  const text = decodeTable(bytes);
  return isXliff(name) ? readXliff(text, tags) : readCsv(text, keys);
};

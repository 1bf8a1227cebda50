import { join } from 'node:path';

/** Folders, as absolute paths. */
export const places = {
  project: join(import.meta.dirname, '../..'),
  bench: join(import.meta.dirname, '..'),
  forms: import.meta.dirname,
  built: join(import.meta.dirname, 'dist'),
};

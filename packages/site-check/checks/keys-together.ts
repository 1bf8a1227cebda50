import { join, valueAt } from '../../../src/schema/values/paths';
import type { ErrorName } from '../../problems/catalogue/errors';
import type { Finding } from '../../problems/problem';
import { needless } from './found';

/** A key that does nothing `beside` another one, or `without` another one: to mend it, it is deleted. */
type Row = { error: ErrorName; key: string; unless?: string; at?: 'key' } & (
  | { beside: string }
  | { without: string }
);

/** What of the group at `path` does nothing beside its other keys. */
export const keysTogether = (group: unknown, path: string, rows: readonly Row[]): Finding[] =>
  rows.flatMap((row): Finding[] => {
    const { error, key, unless, at } = row;
    const has = (each: string) => valueAt(group, each) !== undefined;
    const isNeedless = 'beside' in row ? has(row.beside) : !has(row.without);
    if (!has(key) || !isNeedless || (unless !== undefined && has(unless))) return [];
    const see = 'beside' in row ? { see: { path: join(path, row.beside) } } : {};
    return [needless(error, join(path, key), { ...see, ...(at && { at }) })];
  });

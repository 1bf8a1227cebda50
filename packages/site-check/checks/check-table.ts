import { counted } from '../../config-values/counted';
import { listOf, textOf } from '../../config-values/values';
import type { ErrorName } from '../../problems/catalogue/errors';
import type { Finding } from '../../problems/problem';
import { foundIf, needless } from './found';

export const tableErrors: readonly ErrorName[] = ['raggedRow', 'tableWithoutHeadings', 'notInLook'];

/** The rows of a table that lack texts for its columns, and keys that do nothing in it. */
export const checkTable = (table: Record<string, unknown>, path: string): Finding[] => {
  const rows = listOf(table.rows).map(listOf);
  const columns = listOf(table.columns);
  const expected = columns.length || (rows[0]?.length ?? 0);
  const ragged = rows.flatMap((row, place): Finding[] => {
    // A row that is no list, or empty, has an error of its own.
    if (row.length === expected || row.length === 0) return [];
    const parts = {
      rows: 'This row',
      found: counted(row.length, 'text'),
      columns: String(expected),
    };
    const see = columns.length > 0 ? { path: `${path}.columns` } : undefined;
    const allowed = columns.flatMap((column) => textOf(column) ?? []).join(' | ') || undefined;
    return [{ error: 'raggedRow', path: `${path}.rows[${place}]`, parts, see, allowed }];
  });
  // Where no row agrees, only the columns were changed.
  const isOfColumns =
    ragged.length === rows.length && new Set(rows.map(({ length }) => length)).size === 1;
  const isBare = columns.length === 0 && table.rowHeadings === false;
  const isNarrowForNothing = 'narrow' in table && expected > 0 && expected < 3;
  const where = `on a table of ${counted(expected, 'column')}, which fits on every screen`;
  const parts = { key: 'narrow', where, instead: 'add a column' };
  return [
    ...(isOfColumns ? ragged.slice(0, 1) : ragged),
    ...foundIf(isNarrowForNothing, needless('notInLook', `${path}.narrow`, { parts })),
    ...foundIf(isBare, {
      error: 'tableWithoutHeadings',
      path: `${path}.rowHeadings`,
      suggestion: 'rowHeadings: true',
      fix: { entry: 'rowHeadings: true' },
    }),
  ];
};

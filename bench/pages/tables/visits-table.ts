import { table } from '../../shared/table';
import type { Visits } from '../slow/measure-visits';
import { kibibytes, whole } from './format';

/** Each kind of visit over a slow connection. */
export const visitsTable = (visits: Visits): string =>
  table(
    ['visit', 'painted, ms', 'transferred, KiB'],
    [...visits].map(([name, { painted, bytes }]) => [name, whole(painted), kibibytes(bytes)]),
  );

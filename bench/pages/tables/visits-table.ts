import { table } from '../../shared/table';
import type { Visits } from '../slow/measure-visits';
import { kibibytes, whole } from './format';

const time = (milliseconds: number | undefined) =>
  milliseconds === undefined ? '–' : whole(milliseconds);

/** Each kind of visit over a slow connection. */
export const visitsTable = (visits: Visits): string =>
  table(
    ['visit', 'painted, ms', 'answers, ms', 'transferred, KiB'],
    [...visits].map(([name, { painted, ready, bytes }]) => [
      name,
      time(painted),
      time(ready),
      kibibytes(bytes),
    ]),
  );

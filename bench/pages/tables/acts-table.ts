import { table } from '../../shared/table';
import { acts } from '../slow/acts';
import type { ActFigures } from '../slow/measure-acts';
import type { Subject } from '../subjects';
import { kibibytes, whole } from './format';

/** The subject that ours is compared with in the last column. */
const compared = 'astro';

const ratio = (ours: number | undefined, theirs: number | undefined) =>
  ours === undefined || !theirs ? '–' : `${(ours / theirs).toFixed(2)} ×`;

/** From a press to what answers it: one row for each figure. */
export const actsTable = (subjects: Subject[], figures: ActFigures): string =>
  table(
    ['act', 'at most', ...subjects.map(({ title }) => title), 'ours ÷ Astro'],
    [...figures].flatMap(([name, taken]) =>
      (acts[name]?.rows ?? []).map(({ title, unit, most }, row) => {
        const inUnit = unit === 'ms' ? whole : kibibytes;
        const values = subjects.map((subject) => taken.get(subject.name)?.[row]);
        return [
          `${title}, ${unit}`,
          most === undefined ? '' : whole(most),
          ...values.map((value) => (value === undefined ? '–' : inUnit(value))),
          ratio(taken.get('home')?.[row], taken.get(compared)?.[row]),
        ];
      }),
    ),
  );

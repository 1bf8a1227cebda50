import { median } from '../../shared/median';
import type { Measured } from '../measure/measure-subjects';
import type { Measure } from '../measure/measures';
import type { SubjectName } from '../registry';

/** A median in milliseconds; `undefined` where nothing was measured. */
export type MedianOf = (
  name: SubjectName,
  fieldCount: number,
  measure: Measure,
) => number | undefined;

export const mediansOf =
  ({ samplesOf }: Pick<Measured, 'samplesOf'>): MedianOf =>
  (name, fieldCount, measure) => {
    const samples = samplesOf(name, fieldCount)?.[measure] ?? [];
    return samples.length > 0 ? median(samples) : undefined;
  };

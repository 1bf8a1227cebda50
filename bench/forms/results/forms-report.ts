import { machine } from '../../shared/machine';
import type { BundleSizes } from '../build/bundle-sizes';
import type { Measured } from '../measure/measure-subjects';
import type { Options } from '../read-options';
import type { SubjectName } from '../registry';
import { mediansOf } from './medians';
import { method } from './method';
import { sizesTable } from './sizes-table';
import { targetsTable } from './targets';
import { timesTable } from './times-table';
import { versions } from './versions';

type Results = { measured: Measured; sizes: Map<SubjectName, BundleSizes> };

/** All that was found, as Markdown. */
export const formsReport = ({ names, fieldCounts, runs }: Options, results: Results) => {
  const { measured, sizes } = results;
  const medianOf = mediansOf(measured);
  return [
    `${machine()}, ${measured.browser}. ${runs} pages of each.`,
    names.map((name) => `- ${versions(name)}`).join('\n'),
    method,
    ...fieldCounts.map((count) => timesTable(names, count, medianOf)),
    sizesTable(sizes),
    targetsTable(medianOf),
  ]
    .filter(Boolean)
    .join('\n\n');
};

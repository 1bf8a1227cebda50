import { machine } from '../../shared/machine';
import type { BundleSizes } from '../build/bundle-sizes';
import type { Measured } from '../measure/measure-subjects';
import type { Options } from '../read-options';
import { settingOf, steppedFieldCount, type SubjectName } from '../registry';
import { mediansOf } from './medians';
import { method, steppedMethod } from './method';
import { sizesTable } from './sizes-table';
import { targetsTable } from './targets';
import { timesTable } from './times-table';
import { versions } from './versions';

type Results = { measured: Measured; sizes: Map<SubjectName, BundleSizes> };

/** All results, as Markdown. */
export const formsReport = ({ names, fieldCounts, runs }: Options, results: Results) => {
  const { measured, sizes } = results;
  const medianOf = mediansOf(measured);
  const plain = names.filter((name) => !settingOf(name).conditional);
  const conditional = names.filter((name) => settingOf(name).conditional);
  const stepped = {
    title: `${steppedFieldCount} fields, 30 of them conditional, in three steps`,
    names: conditional,
    fieldCount: steppedFieldCount,
  };
  return [
    `${machine()}, ${measured.browser}. ${runs} pages of each.`,
    [...new Set(names.map((name) => `- ${versions(name)}`))].join('\n'),
    method,
    ...fieldCounts.map((fieldCount) =>
      timesTable({ title: `${fieldCount} fields`, names: plain, fieldCount }, medianOf),
    ),
    timesTable(stepped, medianOf),
    conditional.length > 0 && steppedMethod,
    sizesTable(sizes),
    targetsTable(medianOf),
  ]
    .filter(Boolean)
    .join('\n\n');
};

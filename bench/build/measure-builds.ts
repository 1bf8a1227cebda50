import { copyProject } from '../shared/copy-project';
import { median } from '../shared/median';
import { addEntries } from './add-entries';
import { addPages } from './add-pages';
import { measuredBuild, type BuildCost } from './measured-build';
import type { Size } from './read-options';
import { stepNames } from './steps';

const medians = (costs: BuildCost[]) =>
  Object.fromEntries(
    ([...stepNames, 'total', 'cpu', 'memory'] as const).map((key) => [
      key,
      median(costs.map((cost) => cost[key])),
    ]),
  ) as BuildCost;

/** The medians of `runs` builds of a site of this size. */
export const measureBuilds = async ({ pageCount, entries, runs }: Size): Promise<BuildCost> => {
  const copy = copyProject();
  try {
    (entries ? addEntries : addPages)(copy.folder, pageCount);
    const costs: BuildCost[] = [];
    while (costs.length < runs) costs.push(await measuredBuild(copy.folder));
    return medians(costs);
  } finally {
    copy.remove();
  }
};

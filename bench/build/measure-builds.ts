import { median } from '../shared/median';
import { addPages } from './add-pages';
import { copyProject } from '../shared/copy-project';
import { measuredBuild, type BuildCost } from './measured-build';
import { stepNames } from './steps';

const medians = (costs: BuildCost[]) =>
  Object.fromEntries(
    ([...stepNames, 'total', 'cpu', 'memory'] as const).map((key) => [
      key,
      median(costs.map((cost) => cost[key])),
    ]),
  ) as BuildCost;

/** The medians of `runs` builds of a site with `pageCount` pages. */
export const measureBuilds = async (pageCount: number, runs: number): Promise<BuildCost> => {
  const copy = copyProject();
  try {
    addPages(copy.folder, pageCount);
    const costs: BuildCost[] = [];
    while (costs.length < runs) costs.push(await measuredBuild(copy.folder));
    return medians(costs);
  } finally {
    copy.remove();
  }
};

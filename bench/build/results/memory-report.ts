import { table } from '../../shared/table';
import type { StartMemory } from '../measure-memory';

/**
 * Before the steps of a build had processes of their own, and what serves was apart from what builds; of each process
 * alone, so that little is counted twice.
 */
const before: Record<string, { peak: string; resting: string }> = {
  agency: { peak: '568', resting: '511' },
  school: { peak: '738', resting: 'more than 511' },
};

/** What building and serving need of memory, by site, as Markdown. */
export const memoryReport = (all: ReadonlyMap<string, StartMemory>): string =>
  [
    'Memory of `npm start`, of all its processes together (what they share, such as Node.js itself, is counted for each):',
    table(
      ['site', 'build, peak, MiB', 'before', 'served, at rest, MiB', 'before'],
      [...all].map(([site, { peak, resting }]) => [
        site,
        peak.toFixed(0),
        before[site]?.peak ?? '–',
        resting.toFixed(0),
        before[site]?.resting ?? '–',
      ]),
    ),
  ].join('\n\n');

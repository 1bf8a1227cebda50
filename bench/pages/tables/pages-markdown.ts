import type { Readings } from '../lighthouse/audit-subjects';
import type { Visits } from '../slow/measure-visits';
import { firstAct } from '../slow/visits';
import { ourPages, peers } from '../subjects';
import { pagesTable } from './pages-table';
import { peersTable } from './peers-table';
import { visitsTable } from './visits-table';
import { words } from './words';

type Measured = { environment: string; runs: number; readings: Readings; visits: Visits };

/** The section "Pages" of docs/performance.md, without what was not measured. */
export const pagesMarkdown = ({ environment, runs, readings, visits }: Measured): string => {
  const home = ourPages.filter(({ name }) => name === 'home');
  const beside = peers.filter(({ name }) => readings.has(name));
  const parts = [
    [environment],
    readings.size > 0 && [words.lighthouse(runs)],
    ourPages.some(({ name }) => readings.has(name)) && [
      '### The seven pages',
      pagesTable(ourPages, readings),
    ],
    beside.length > 0 && [
      '### Home beside its peers',
      words.peers(visits.get(firstAct)?.bytes),
      pagesTable([...home, ...beside], readings),
      words.ratios,
      peersTable(beside, readings),
    ],
    visits.size > 0 && ['### Over a slow connection', words.visits(runs), visitsTable(visits)],
  ];
  return parts.flatMap((part) => part || []).join('\n\n');
};

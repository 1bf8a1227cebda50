import type { Readings } from '../lighthouse/audit-subjects';
import type { ActFigures } from '../slow/measure-acts';
import type { Visits } from '../slow/measure-visits';
import { ourPages, peers, visited } from '../subjects';
import { actsTable } from './acts-table';
import { pagesTable } from './pages-table';
import { peersTable } from './peers-table';
import { visitsTable } from './visits-table';
import { words } from './words';

type Measured = {
  environment: string;
  runs: number;
  readings: Readings;
  /** Left out if nothing was measured over a slow connection. */
  slow: { acts: ActFigures; visits: Visits } | false;
};

/** The section "Pages" of docs/performance.md, without what was not measured. */
export const pagesMarkdown = ({ environment, runs, readings, slow }: Measured): string => {
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
      words.peers,
      pagesTable([...home, ...beside], readings),
      words.ratios,
      peersTable(beside, readings),
    ],
    slow && [
      '### Over a slow connection',
      words.slow(runs),
      words.acts,
      actsTable(visited, slow.acts),
      words.visits,
      visitsTable(slow.visits),
    ],
  ];
  return parts.flatMap((part) => part || []).join('\n\n');
};

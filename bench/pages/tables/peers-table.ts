import { table } from '../../shared/table';
import type { Readings } from '../lighthouse/audit-subjects';
import type { Subject } from '../subjects';

/** `least`: below it, the peer's figure is too small to compare with. Milliseconds and bytes. */
const compared = [
  { heading: 'LCP', value: 'lcp', least: 1 },
  { heading: 'TBT', value: 'tbt', least: 50 },
  { heading: 'script', value: 'scriptBytes', least: 1 },
  { heading: 'all', value: 'totalBytes', least: 1 },
] as const;

/** Our Home relative to each peer: below 1 is less than theirs. */
export const peersTable = (peers: Subject[], readings: Readings): string => {
  const home = readings.get('home');
  const rows = peers.flatMap(({ name, title }) => {
    const theirs = readings.get(name);
    if (!home || !theirs) return [];
    const ratios = compared.map(({ value, least }) =>
      theirs[value] < least ? '–' : `${(home[value] / theirs[value]).toFixed(2)} ×`,
    );
    return [[title, ...ratios]];
  });
  return table(['our Home ÷ peer', ...compared.map(({ heading }) => heading)], rows);
};

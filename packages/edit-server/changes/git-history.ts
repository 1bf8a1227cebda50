import type { History } from '../../site-changes';
import { gitPast, gitStates } from './git-past';
import { keepChanges } from './keep';

export const gitHistory = (site: string): History => ({
  past: (commit) => gitPast(site, commit),
  states: () => gitStates(site),
  keep: (request, today) => keepChanges(site, { ...request, today }),
});

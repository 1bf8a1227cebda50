import { isGroup } from '../../src/schema/values/group';
import { keptBeside } from './kept-beside';

/** What was proposed to whoever looks at changes: its branch, the commit at the end of it, and its page at the host. */
export type Proposal = { branch: string; commit: string; address: string };

const proposalOf = (found: unknown): Proposal | undefined => {
  const { branch, commit, address } = isGroup(found) ? found : {};
  return typeof branch === 'string' && typeof commit === 'string' && typeof address === 'string'
    ? { branch, commit, address }
    : undefined;
};

/** The proposal that takes what is kept next. */
export const storedProposal = (site: string) => keptBeside(site, 'proposal.json', proposalOf);

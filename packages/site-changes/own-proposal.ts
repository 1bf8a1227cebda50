import { isGroup } from '../../src/schema/values/group';
import type { GitHost, Snapshot } from '../git-host';
import { keptBeside } from './kept-beside';
import {
  type ChangedNames,
  changedNamesIn,
  isCommitted,
  type NotedCommit,
  says,
  storedCommit,
} from './noted-commit';

/** What was proposed to whoever looks at changes: its branch, the commit at the end of it, its page at the host, its files. */
export type Proposal = { branch: string; commit: string; address: string; files: ChangedNames };

const proposalIn = (found: unknown): Proposal | undefined => {
  const { branch, commit, address, files: named } = isGroup(found) ? found : {};
  const files = changedNamesIn(named);
  const isWhole = [branch, commit, address].every((each) => typeof each === 'string');
  return isWhole && files ? ({ branch, commit, address, files } as Proposal) : undefined;
};

/** The branches that a proposal may have: another one's name gets a number. */
const most = 9;

type Host = Pick<GitHost, 'proposed' | 'propose' | 'at' | 'history' | 'isWithin'>;

/**
 * The proposal of what was asked for, where its answer never came: it is known by what its branch says. What of it was not
 * done any more is done now.
 */
const findProposal = async (
  host: Host,
  { branch: wanted, title, words, files }: NotedCommit,
): Promise<Proposal | undefined> => {
  for (let number = 1; number <= most; number += 1) {
    const branch = number === 1 ? wanted : `${wanted}-${number}`;
    const { commit, is } = await host.proposed(branch);
    if (commit === undefined && is === 'none') return undefined;
    const isLeft = commit !== undefined && (is === 'open' || is === 'none');
    if (isLeft && says((await host.at(commit)).files, files)) {
      return { ...(await host.propose({ commit, branch, title, words })), commit, files };
    }
  }
  return undefined;
};

/** What this editor has asked a host for, and not heard the end of: kept beside the files. */
export const ownProposal = (site: string, host: Host) => {
  /** The proposal that takes what is kept next. */
  const stored = keptBeside(site, 'proposal.json', proposalIn);
  const noted = storedCommit(site);
  const put = (proposal: Proposal) => {
    stored.put(proposal);
    noted.put(undefined);
  };
  return {
    get: stored.get,
    noted: noted.get,
    /** Notes what is asked for now. */
    note: (next: NotedCommit) => noted.put(next),
    put,
    drop: () => stored.put(undefined),
    /** What was asked for is not asked for any more: whether it was done is known. */
    forgetCommit: () => noted.put(undefined),
    findAgain: async () => {
      const note = noted.get();
      const found = note && (await findProposal(host, note));
      if (found) put(found);
    },
    /** The files of this editor's that are on the branch since `base`, as they were made here: proposed, or asked for. */
    onBranchSince: async (base: Snapshot): Promise<ChangedNames | undefined> => {
      const proposal = stored.get();
      const { files } = proposal ?? noted.get() ?? {};
      if (!files) return undefined;
      // A host may make one commit of several, or put them onto others.
      const isAccepted = proposal && (await host.proposed(proposal.branch)).is === 'accepted';
      return isAccepted || (await isCommitted(host, files, base)) ? files : undefined;
    },
  };
};

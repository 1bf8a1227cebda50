import { type GitHost, HostError, type ProposalState } from './git-host';
import { reasonIn, type Reply, type Requests } from './requests';

type Asked = Promise<Reply | undefined>;

type Host = {
  /** As people call it. */
  name: string;
  requests: Pick<Requests, 'untilAnswered'>;
  tipOf: (branch: string) => Promise<string | undefined>;
  /** Asks once for a branch at a commit: 201 where it is made. */
  askForBranch: (branch: string, commit: string) => Asked;
  /** Asks once for a pull request of a branch: 201 where it is made. */
  askForPull: (branch: string, asked: { title: string; body: string }) => Asked;
  /** All pull requests of a branch onto the site's own, the newest first. */
  pullsOf: (branch: string) => Promise<Pull[]>;
};

export type Pull = {
  number: number;
  html_url: string;
  is: Exclude<ProposalState['is'], 'none'>;
};

export const isOpen = ({ is }: Pull): boolean => is === 'open';

/** Makes branches and pull requests, each once, although an answer may be lost. */
export const createProposing = (host: Host) => {
  const { name, tipOf } = host;
  const { untilAnswered } = host.requests;

  /** Makes a branch at a commit; gives the commit at which it is, which is another one where it was there before. */
  const makeBranch = (branch: string, commit: string): Promise<string> => {
    let refused: string | undefined;
    return untilAnswered(
      async () => {
        const reply = await host.askForBranch(branch, commit);
        if (reply?.status === 201) return commit;
        if (reply) refused = reasonIn(reply);
        return undefined;
      },
      async () => {
        const tip = await tipOf(branch);
        if (tip !== undefined || refused === undefined) return tip;
        throw new HostError('failed', `${name} makes no branch ${branch}: ${refused}.`);
      },
    );
  };

  /** The branch of this name, or with a number, that is at a commit. */
  const branchFor = async (commit: string, wanted: string): Promise<string> => {
    for (let number = 1; ; number += 1) {
      const branch = number === 1 ? wanted : `${wanted}-${number}`;
      if ((await makeBranch(branch, commit)) === commit) return branch;
    }
  };

  const propose: GitHost['propose'] = async ({ commit, branch: wanted, title, words }) => {
    const branch = await branchFor(commit, wanted);
    let refused: string | undefined;
    const address = await untilAnswered(
      async () => {
        const reply = await host.askForPull(branch, { title, body: words });
        if (reply?.status === 201) return (reply.body as Pick<Pull, 'html_url'>).html_url;
        if (reply) refused = reasonIn(reply);
        return undefined;
      },
      // There may be one of this branch already.
      async () => {
        const open = (await host.pullsOf(branch)).find(isOpen);
        if (open || refused === undefined) return open?.html_url;
        throw new HostError('failed', `${name} takes no proposal of ${branch}: ${refused}.`);
      },
    );
    return { branch, address };
  };

  const proposed: GitHost['proposed'] = async (branch) => {
    const [commit, pulls] = await Promise.all([tipOf(branch), host.pullsOf(branch)]);
    return { commit, is: (pulls.find(isOpen) ?? pulls[0])?.is ?? 'none' };
  };

  return { branchFor, propose, proposed };
};

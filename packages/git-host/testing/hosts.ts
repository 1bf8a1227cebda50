import type { GitHost, Progress } from '../git-host';
import { createGitea } from '../gitea/gitea';
import { createGitHub } from '../github/github';
import { startGitea } from './gitea-server';
import { startGitHub } from './github-server';
import type { HostOptions, Pull, User } from './host-server';

/** The hosts that this package knows, each with a server that answers as it does, for tests that all of them pass. */

type Server = Pick<
  Awaited<ReturnType<typeof startGitHub>>,
  'address' | 'faults' | 'wrong' | 'requests' | 'close' | 'name' | 'web'
> & { tokens: Map<string, User>; pulls: Pull[] };

type Options = Pick<Parameters<typeof createGitHub>[0], 'token' | 'wait' | 'now' | 'folder'>;

type Asked = [method: string, path: RegExp];

type Started = {
  server: Server;
  /** Where that is, as config says it. */
  place: { repository: string; branch: string; server?: string; api?: string };
  /** The branch `main` of the repository firm/site there. */
  open: (options: Options) => GitHost;
  /** How the host is called in words. */
  called: string;
  /** The address of a commit, and of a pull request. */
  commitPage: (commit: string) => string;
  pullPage: (number: number) => string;
  /** The requests that ask for a branch, make one, write what is not on a branch yet, move a branch to a commit. */
  asks: { branch: Asked; makeBranch: Asked; before: Asked[]; publish: Asked };
  /** Has the workflows of the host say this of a commit. */
  say: (commit: string, what: Exclude<Progress['is'], 'unknown'>) => void;
};

const place = { repository: 'firm/site', branch: 'main' };
const when = '2026-03-31T12:00:00Z';

/** The page of what the workflows did. */
export const runPage = 'https://build.test/run';

const atGitHub = async (options: HostOptions): Promise<Started> => {
  const server = await startGitHub(options);
  const said = {
    running: { status: 'in_progress', conclusion: null },
    done: { status: 'completed', conclusion: 'success' },
    failed: { status: 'completed', conclusion: 'failure' },
  };
  return {
    server,
    place: { ...place, api: server.address },
    open: (own) => createGitHub({ ...place, ...own, api: server.address }),
    called: 'GitHub',
    commitPage: (commit) => `${server.web}/firm/site/commit/${commit}`,
    pullPage: (number) => `${server.web}/firm/site/pull/${number}`,
    asks: {
      branch: ['GET', /git\/ref\//],
      makeBranch: ['POST', /git\/refs/],
      before: [/git\/blobs/, /git\/trees/, /git\/commits/].map((path) => ['POST', path]),
      publish: ['PATCH', /git\/refs/],
    },
    say: (commit, what) => {
      server.runs.length = 0;
      server.runs.push({
        ...{ head_sha: commit, html_url: runPage, updated_at: when },
        ...said[what],
      });
    },
  };
};

const atGitea =
  (as: 'gitea' | 'forgejo') =>
  async (options: Parameters<typeof startGitea>[0]): Promise<Started> => {
    const server = await startGitea({ ...options, as });
    const said = { running: 'pending', done: 'success', failed: 'failure' };
    return {
      server,
      place: { ...place, server: server.address },
      open: (own) => createGitea({ ...place, ...own, server: server.address }),
      called: new URL(server.address).host,
      commitPage: (commit) => `${server.address}/firm/site/commit/${commit}`,
      pullPage: (number) => `${server.web}/firm/site/pulls/${number}`,
      asks: {
        branch: ['GET', /\/branches\//],
        makeBranch: ['POST', /\/branches$/],
        before: [],
        publish: ['POST', /\/contents$/],
      },
      say: (commit, what) => {
        server.statuses.length = 0;
        server.statuses.push(
          { sha: commit, context: 'check', status: 'success', target_url: '', updated_at: when },
          {
            ...{ sha: commit, context: 'publish', updated_at: when },
            ...{ status: said[what], target_url: runPage },
          },
        );
      },
    };
  };

export type StartHost = (options: Parameters<typeof startGitea>[0]) => Promise<Started>;

export const hosts: Readonly<Record<'GitHub' | 'Gitea' | 'Forgejo', StartHost>> = {
  GitHub: atGitHub,
  Gitea: atGitea('gitea'),
  Forgejo: atGitea('forgejo'),
};

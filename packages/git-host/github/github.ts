import type { Account, GitHost, Progress } from '../git-host';
import { createRequests, oncePerToken, type RequestOptions } from '../requests';
import { createReading } from './reading';
import { createWriting } from './writing';

type Options = Pick<RequestOptions, 'token' | 'fetch' | 'wait'> & {
  /** As firm/site. */
  repository: string;
  /** The site's folder in it, if it is not the whole. */
  folder?: string | undefined;
  branch: string;
  api?: string;
  /** Milliseconds since 1970. */
  now?: () => number;
};

type User = { id: number; login: string; name: string | null; email: string | null };

type Run = {
  status: string | null;
  conclusion: string | null;
  html_url: string;
  updated_at: string;
};

const host = {
  name: 'GitHub',
  headers: { accept: 'application/vnd.github+json', 'x-github-api-version': '2022-11-28' },
};

/** A workflow that was not needed is no failure. */
const isGood = ({ conclusion }: Run) =>
  ['success', 'skipped', 'neutral'].includes(conclusion ?? '');

const progressOf = (runs: readonly Run[]): Progress => {
  const failed = runs.find((run) => run.status === 'completed' && !isGood(run));
  const running = runs.find((run) => run.status !== 'completed');
  const last = runs.toSorted((one, other) => (one.updated_at < other.updated_at ? 1 : -1))[0];
  const run = failed ?? running ?? last;
  if (!run) return { is: 'unknown' };
  const is = failed ? 'failed' : running ? 'running' : 'done';
  return { is, when: run.updated_at, address: run.html_url };
};

/** A branch of a repository at GitHub, by its REST API. */
export const createGitHub = ({
  repository,
  folder = '',
  branch,
  api = 'https://api.github.com',
  now = Date.now,
  token,
  ...options
}: Options): GitHost => {
  const requests = createRequests({ ...options, api, host, token });
  const of = `/repos/${repository}`;
  const reading = createReading(requests, of, folder);

  const account = oncePerToken(token, async (): Promise<Account> => {
    type Repository = { permissions?: { push?: boolean } };
    const [user, { permissions }] = await Promise.all([
      requests.ask<User>('GET', '/user'),
      requests.ask<Repository>('GET', of),
    ]);
    return {
      name: user.name ?? user.login,
      // The address that GitHub itself gives to commits of who keeps theirs to themselves.
      email: user.email ?? `${user.id}+${user.login}@users.noreply.github.com`,
      mayWrite: permissions?.push === true,
    };
  });

  return {
    account,
    head: () => reading.head(branch),
    at: reading.at,
    know: reading.know,
    isWithin: reading.isWithin,
    read: reading.read,
    history: () => reading.history(branch),
    ...createWriting({ requests, reading, repository, folder, branch, account, now }),
    progress: async (commit) => {
      const path = `${of}/actions/runs?head_sha=${commit}&event=push`;
      // A token may lack the right to see them.
      const reply = await requests.untilAnswered(() =>
        requests.send('GET', path, { or: [403, 404] }),
      );
      if (reply.status !== 200) return { is: 'unknown' };
      return progressOf((reply.body as { workflow_runs: Run[] }).workflow_runs);
    },
    addressOf: (commit) => `https://github.com/${repository}/commit/${commit}`,
  };
};

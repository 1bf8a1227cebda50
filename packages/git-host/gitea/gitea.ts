import type { Account, GitHost, Progress } from '../git-host';
import { createRequests, oncePerToken, type RequestOptions } from '../requests';
import { createReading } from './reading';
import { createWriting } from './writing';

type Options = Pick<RequestOptions, 'token' | 'fetch' | 'wait'> & {
  /** The address of the server, as https://git.firm.example, without a slash at its end. */
  server: string;
  /** As firm/site. */
  repository: string;
  /** The site's folder in it, if it is not the whole. */
  folder?: string | undefined;
  branch: string;
  /** Milliseconds since 1970. */
  now?: () => number;
};

type User = { login: string; full_name: string; email: string };
type Repository = { permissions?: { push?: boolean } };

/** What a workflow, or another builder, says of a commit. */
type Status = { status: string; target_url: string; updated_at: string };

const isBad = ({ status }: Status) => status === 'failure' || status === 'error';
const isPending = ({ status }: Status) => status === 'pending';

/** `server`: addresses may begin there. */
const progressOf = (statuses: readonly Status[], server: string): Progress => {
  const [failed, running] = [statuses.find(isBad), statuses.find(isPending)];
  const last = statuses.toSorted((one, other) => (one.updated_at < other.updated_at ? 1 : -1))[0];
  const shown = failed ?? running ?? last;
  if (!shown) return { is: 'unknown' };
  const { updated_at: when, target_url: page } = shown;
  const address = URL.canParse(page, server) ? new URL(page, server).href : undefined;
  return {
    is: failed ? 'failed' : running ? 'running' : 'done',
    when,
    ...(page !== '' && address !== undefined && { address }),
  };
};

/** A branch of a repository at a server of the firm's own with Gitea or Forgejo, by the REST API that both have. */
export const createGitea = ({
  server,
  repository,
  folder = '',
  branch,
  now = Date.now,
  token,
  ...options
}: Options): GitHost => {
  const name = new URL(server).host;
  const requests = createRequests({
    ...options,
    api: `${server}/api/v1`,
    host: {
      name,
      headers: { accept: 'application/json' },
      whereSilent:
        'If it never has, the server does not allow this page yet: its administrator has to name the address of the editor in [cors].',
    },
    token,
  });
  const of = `/repos/${repository}`;
  const reading = createReading(requests, { of, name, folder });

  const account = oncePerToken(token, async (): Promise<Account> => {
    const [user, { permissions }] = await Promise.all([
      requests.ask<User>('GET', '/user'),
      requests.ask<Repository>('GET', of),
    ]);
    return {
      name: user.full_name === '' ? user.login : user.full_name,
      email: user.email,
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
    ...createWriting({ requests, reading, of, folder, branch, name, now }),
    progress: async (commit) => {
      const path = `${of}/commits/${commit}/status`;
      // A token may lack the right to see them.
      const reply = await requests.untilAnswered(() =>
        requests.send('GET', path, { or: [403, 404] }),
      );
      if (reply.status !== 200) return { is: 'unknown' };
      return progressOf((reply.body as { statuses: Status[] | null }).statuses ?? [], server);
    },
    addressOf: (commit) => `${server}/${repository}/commit/${commit}`,
  };
};

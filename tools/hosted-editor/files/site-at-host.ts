import {
  type Account,
  createGitea,
  createGitHub,
  type GitHost,
  HostError,
} from '../../../packages/git-host';

export type SiteAtHost = {
  /** As firm/site. */
  repository: string;
  branch: string;
  /** The site's folder in the repository, if it is not the whole. */
  folder?: string | undefined;
  /** The address of a server with Gitea or Forgejo, if the files are not at GitHub. */
  server?: string | undefined;
  /** The address of the API, if it is another one than GitHub's. */
  api?: string | undefined;
};

/** How the host is asked, if otherwise than by the browser's own means. */
export type Means = Pick<Parameters<typeof createGitHub>[0], 'fetch' | 'wait'>;

export type Token = () => string | Promise<string>;

/** By this name the browser keeps what belongs to a site. */
export const nameOfSite = ({ repository, branch, folder = '' }: SiteAtHost): string =>
  `${repository} ${branch} ${folder}`.trim();

export const hostOfSite = (at: SiteAtHost, token: Token, means: Means = {}): GitHost => {
  const { repository, branch, folder, server, api } = at;
  const place = { repository, branch, folder, token, ...means };
  return server === undefined
    ? createGitHub({ ...place, ...(api !== undefined && { api }) })
    : createGitea({ ...place, server });
};

const nameOfHost = ({ server }: SiteAtHost) =>
  server === undefined ? 'GitHub' : new URL(server).host;

/** Whose token it is; rejects with a `HostError` where the host does not accept it, or it may not write to the site. */
export const accountOf = async (at: SiteAtHost, token: string, means?: Means): Promise<Account> => {
  const account = await hostOfSite(at, () => token, means).account();
  if (account.mayWrite) return account;
  const words = `${account.name} may read ${at.repository} at ${nameOfHost(at)}, and not write to it: nothing could be published.`;
  throw new HostError('no-right', words);
};

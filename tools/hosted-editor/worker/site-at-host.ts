import type { LoadedSite, Rebase } from '../../../packages/edit-worker';
import {
  createGitea,
  createGitHub,
  type GitHost,
  HostError,
  type Snapshot,
} from '../../../packages/git-host';
import { hostHistory, hostRoutes, rebased, signInRoute } from '../../../packages/site-changes';
import { writeRules } from '../../check/rules-files';
import type { HostedEditor } from './create-hosted-editor';

export type SiteAtHost = {
  /** As firm/site. */
  repository: string;
  branch: string;
  /** The address of a server with Gitea or Forgejo, if the files are not at GitHub. */
  server?: string | undefined;
  /** The address of the API, if it is another one than GitHub's. */
  api?: string | undefined;
};

const hostOf = (at: SiteAtHost, token: () => string | Promise<string>): GitHost => {
  const { repository, branch, server, api } = at;
  const place = { repository, branch, token };
  return server === undefined
    ? createGitHub({ ...place, ...(api !== undefined && { api }) })
    : createGitea({ ...place, server });
};

const nameOf = ({ server }: SiteAtHost) => (server === undefined ? 'GitHub' : new URL(server).host);

/** Loads the files of a commit; those of the one before are not asked for again. */
const createLoader = (host: GitHost) => {
  let last: { snapshot: Snapshot; site: LoadedSite } | undefined;
  return {
    load: async (snapshot: Snapshot): Promise<LoadedSite> => {
      const known = last;
      const read = (file: string, id: string) => {
        const bytes = known?.snapshot.files.get(file) === id && known.site.files.get(file);
        return bytes ? Promise.resolve(bytes) : host.read(id);
      };
      const files = await Promise.all(
        [...snapshot.files].map(async ([file, id]): Promise<[string, Uint8Array]> => [
          file,
          await read(file, id),
        ]),
      );
      const site = { commit: snapshot.commit, files: new Map(files) };
      last = { snapshot, site };
      return site;
    },
    /** The commit that was loaded last. */
    last: (): Snapshot => {
      if (!last) throw new Error('No site is loaded.');
      return last.snapshot;
    },
  };
};

/** The commit with which what this browser has stored began; the newest one where that is gone, or nothing is stored. */
const snapshotFor = async (host: GitHost, stored: string | undefined): Promise<Snapshot> => {
  if (stored === undefined) return host.head();
  try {
    return await host.at(stored);
  } catch (error) {
    if (error instanceof HostError && error.why === 'not-found') return host.head();
    throw error;
  }
};

/** A site whose files are on a branch at a git host, for the editor in a worker: it loads once somebody has signed in. */
export const siteAtHost = (
  at: SiteAtHost,
): Pick<HostedEditor, 'name' | 'first' | 'load' | 'rebase' | 'routes'> => {
  const { repository, branch } = at;
  let tell: (token: string) => void = () => undefined;
  const signedIn = new Promise<string>((resolve) => {
    tell = resolve;
  });
  let token: string | undefined;
  const host = hostOf(at, () => token ?? signedIn);
  const loader = createLoader(host);
  /** Files at hand are those of the next commit already: others have been joined, or it was made of them. */
  let isMoving = false;

  const signIn = async (next: string) => {
    const account = await hostOf(at, () => next).account();
    if (!account.mayWrite) {
      const words = `${account.name} may read ${repository} at ${nameOf(at)}, and not write to it: nothing could be published.`;
      throw new HostError('no-right', words);
    }
    token = next;
    tell(next);
    return account;
  };
  const rebase: Rebase = ({ files }, { files: onto }) =>
    Promise.resolve(
      isMoving
        ? new Map([...files].map(([file, { after }]) => [file, after]))
        : rebased(files, onto),
    );

  return {
    name: `${repository} ${branch}`,
    first: [signInRoute(signIn)],
    load: async (stored) => loader.load(await snapshotFor(host, stored)),
    rebase,
    routes: ({ site, store, moveTo }) => {
      const moved = async (base: Snapshot) => {
        const next = await loader.load(base);
        isMoving = true;
        try {
          await moveTo(next);
        } finally {
          isMoving = false;
        }
      };
      const base = loader.last();
      const history = hostHistory({ site, base, host, branch, store, writeRules, moved });
      const now = () => new Date();
      return hostRoutes({ site, store, history, signIn, now });
    },
  };
};

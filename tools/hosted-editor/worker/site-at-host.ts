import {
  type FileChanges,
  type KeptSite,
  type LoadedSite,
  openLocalContents,
  type Rebase,
} from '../../../packages/edit-worker';
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
  /** The site's folder in the repository, if it is not the whole. */
  folder?: string | undefined;
  /** The address of a server with Gitea or Forgejo, if the files are not at GitHub. */
  server?: string | undefined;
  /** The address of the API, if it is another one than GitHub's. */
  api?: string | undefined;
};

/** How the host is asked, if otherwise than by the browser's own means. */
type Means = Pick<Parameters<typeof createGitHub>[0], 'fetch' | 'wait'>;

const hostOf = (at: SiteAtHost, token: () => string | Promise<string>, means: Means): GitHost => {
  const { repository, branch, folder, server, api } = at;
  const place = { repository, branch, folder, token, ...means };
  return server === undefined
    ? createGitHub({ ...place, ...(api !== undefined && { api }) })
    : createGitea({ ...place, server });
};

const nameOf = ({ server }: SiteAtHost) => (server === undefined ? 'GitHub' : new URL(server).host);

/** Loads the files of a commit: of the host, what this browser does not have yet. */
const createLoader = (host: GitHost, name: string) => {
  const kept = openLocalContents(name);
  let known: KeptSite['contents'] = new Map();
  let last: Snapshot | undefined;
  return {
    /** Reads what this browser has; one that keeps nothing asks the host for all of it. */
    open: async (): Promise<void> => {
      const there = await kept.read().catch(() => undefined);
      if (!there) return;
      known = there.contents;
      if (there.listed) host.know(there.listed, there.contents);
    },
    /** `own`: contents of some of its files that are at hand. */
    load: async (snapshot: Snapshot, own?: FileChanges): Promise<LoadedSite> => {
      const there = known;
      const loaded = await Promise.all(
        [...snapshot.files].map(async ([file, id]) => {
          const bytes = own?.get(file) ?? there.get(id) ?? (await host.read(id));
          return { file, id, bytes };
        }),
      );
      known = new Map(loaded.map(({ id, bytes }) => [id, bytes]));
      void kept.keep(known, snapshot).catch(() => undefined);
      last = snapshot;
      const files = new Map(loaded.map(({ file, bytes }) => [file, bytes]));
      return { commit: snapshot.commit, files };
    },
    /** The commit that was loaded last. */
    last: (): Snapshot => {
      if (!last) throw new Error('No site is loaded.');
      return last;
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
  means: Means = {},
): Pick<HostedEditor, 'name' | 'first' | 'load' | 'rebase' | 'routes'> => {
  const { repository, branch, folder = '' } = at;
  let tell: (token: string) => void = () => undefined;
  const signedIn = new Promise<string>((resolve) => {
    tell = resolve;
  });
  let token: string | undefined;
  const host = hostOf(at, () => token ?? signedIn, means);
  const name = `${repository} ${branch} ${folder}`.trim();
  const loader = createLoader(host, name);
  /** Files at hand are those of the next commit already: others have been joined, or it was made of them. */
  let isMoving = false;

  const signIn = async (next: string) => {
    const account = await hostOf(at, () => next, means).account();
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
    name,
    first: [signInRoute(signIn)],
    load: async (stored) => {
      await loader.open();
      return loader.load(await snapshotFor(host, stored));
    },
    rebase,
    routes: ({ site, store, moveTo, keep: keepNotes }) => {
      const load = async (base: Snapshot, own: FileChanges) => {
        const next = await loader.load(base, own);
        return async () => {
          isMoving = true;
          try {
            await moveTo(next);
          } finally {
            isMoving = false;
          }
        };
      };
      const base = loader.last();
      const ofSite = { site, base, host, branch, store, writeRules };
      const history = hostHistory({ ...ofSite, load, keepNotes });
      const now = () => new Date();
      return hostRoutes({ site, store, history, signIn, now });
    },
  };
};

import { type GitHost, HostError, type Snapshot } from '../../../packages/git-host';
import { openLocalContents } from '../files/local-contents';
import { openLocalEdits } from '../files/local-edits';
import {
  accountOf,
  hostOfSite,
  type Means,
  nameOfSite,
  type SiteAtHost,
} from '../files/site-at-host';

/** What the worker begins with: a token that the host accepts, and the contents of all files by their ids. */
export type OpenedAtHost = {
  token: string;
  snapshot: Snapshot;
  contents: ReadonlyMap<string, Uint8Array>;
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

/**
 * A site whose files are on a branch at a git host. They are asked for by the page, while its worker still loads the code that
 * edits them.
 */
export const openAtHost = (at: SiteAtHost, means: Means = {}) => {
  let token = '';
  const host = hostOfSite(at, () => token, means);
  const name = nameOfSite(at);
  const reading = openLocalContents(name)
    .read()
    .catch(() => undefined);
  return {
    /** Goes on with this token, if the host accepts it; else it says why not, in words. */
    signIn: async (next: string): Promise<string | undefined> => {
      try {
        await accountOf(at, next, means);
        token = next;
        return undefined;
      } catch (error) {
        if (error instanceof HostError) return error.message;
        throw error;
      }
    },
    /**
     * Loads what this browser does not have yet; one that keeps nothing asks the host for all of it. Rejects with words for
     * the person who edits.
     */
    load: async (): Promise<OpenedAtHost> => {
      const [kept, stored] = await Promise.all([reading, openLocalEdits(name).read()]);
      if (kept?.listed) host.know(kept.listed, kept.contents);
      const snapshot = await snapshotFor(host, stored?.commit);
      const contents = await Promise.all(
        [...new Set(snapshot.files.values())].map(
          async (id) => [id, kept?.contents.get(id) ?? (await host.read(id))] as const,
        ),
      );
      return { token, snapshot, contents: new Map(contents) };
    },
  };
};

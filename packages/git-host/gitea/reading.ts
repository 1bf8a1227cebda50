import { fromBase64 } from '../contents';
import { HostError, type PastCommit, type Snapshot } from '../git-host';
import type { Requests } from '../requests';
import { createSnapshots, type Entry, type ListedCommit, pastCommits, pathIn } from '../snapshots';

type Branch = { commit: { id: string } };
type Tree = { tree: Entry[] | null; truncated: boolean };
type Blob = { content: string | null; size: number };

/** A commit with those that it was made of. */
export type CommitWithParents = ListedCommit & { parents: { sha: string }[] | null };

/** A branch in an address: its slashes stay. */
const inAddress = (branch: string) => branch.split('/').map(encodeURIComponent).join('/');

/** What takes the host long and is not looked at. */
const bare = { stat: 'false', verification: 'false', files: 'false' };

const mostEntries = 1000;

type Repository = {
  /** How requests for it begin. */
  of: string;
  /** As people call the host. */
  name: string;
  /** The site's folder in it. */
  folder: string;
};

/** Reads a repository. */
export const createReading = (requests: Requests, { of, name, folder }: Repository) => {
  const { send, ask, find, untilAnswered } = requests;

  /** The commit of a branch; undefined where there is no such branch. */
  const tipOf = async (branch: string): Promise<string | undefined> =>
    (await find<Branch>(`${of}/branches/${inAddress(branch)}`))?.commit.id;

  const addressOfCommits = (query: Record<string, string>) =>
    `${of}/commits?${new URLSearchParams({ ...query, ...bare }).toString()}`;

  /** The commits of one that are none of the other one's, the newest first: so many at most. */
  const beyond = async (commit: string, other: string, limit = 50): Promise<CommitWithParents[]> =>
    (await ask<CommitWithParents[] | null>(
      'GET',
      addressOfCommits({ sha: commit, not: other, limit: String(limit) }),
    )) ?? [];

  /** Whether a commit is the other one, or before it. */
  const isWithin = async (commit: string, other: string): Promise<boolean> =>
    commit === other || (await beyond(commit, other, 1)).length === 0;

  /** What a folder holds, page by page: by its id, or that of the commit whose root it is. */
  const entriesOf = async (sha: string, deep: Record<string, string> = {}): Promise<Entry[]> => {
    const all: Entry[] = [];
    for (let page = 1; ; page += 1) {
      const query = { ...deep, page: String(page), per_page: String(mostEntries) };
      const path = `${of}/git/trees/${sha}?${new URLSearchParams(query).toString()}`;
      const reply = await untilAnswered(() => send('GET', path, { or: [400, 404] }));
      if (reply.status !== 200) {
        throw new HostError('not-found', `${name} has no such state of the site any more.`);
      }
      const { tree, truncated } = reply.body as Tree;
      all.push(...(tree ?? []));
      if (!truncated || !tree || tree.length === 0) return all;
    }
  };

  const { at, know, read } = createSnapshots({
    folder,
    // Here the id of a commit is that of its root as well.
    root: (commit) => Promise.resolve(commit),
    inside: (id) => entriesOf(id),
    below: (id) => entriesOf(id, { recursive: 'true' }),
    blob: async (id) => {
      const { content, size } = await ask<Blob>('GET', `${of}/git/blobs/${id}`);
      const bytes = fromBase64(content ?? '');
      if (bytes.length === size) return bytes;
      const words = `${name} does not hand out a file of ${Math.ceil(size / 1e6)} MB. Make it smaller, or ask its administrator for a larger DEFAULT_MAX_BLOB_SIZE.`;
      throw new HostError('failed', words);
    },
  });

  const head = async (branch: string): Promise<Snapshot> => {
    const tip = await tipOf(branch);
    if (tip !== undefined) return at(tip);
    const words = `${name} shows no branch ${branch} of this repository to your account. Look whether the names in config are right, and whether the token reaches private repositories.`;
    throw new HostError('not-found', words);
  };

  /** A list of commits of a folder has 50 on a page, and is not there where there are none. */
  const history = (branch: string): Promise<PastCommit[]> =>
    pastCommits(async (path) => {
      const pages = await Promise.all(
        ['1', '2'].map((page) =>
          find<ListedCommit[] | null>(
            addressOfCommits({ sha: branch, path: pathIn(folder)(path), page }),
          ),
        ),
      );
      return pages.flatMap((page) => page ?? []);
    });

  return { tipOf, beyond, isWithin, at, know, head, read, history };
};

export type Reading = ReturnType<typeof createReading>;

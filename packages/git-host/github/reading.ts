import { fromBase64 } from '../contents';
import { HostError, type PastCommit, type Snapshot } from '../git-host';
import type { Requests } from '../requests';
import { createSnapshots, type Entry, type ListedCommit, pastCommits, pathIn } from '../snapshots';

type Tree = { tree: Entry[]; truncated: boolean };
type Ref = { object: { sha: string } };

export const refOf = (branch: string): string =>
  `heads/${branch.split('/').map(encodeURIComponent).join('/')}`;

/** Reads the repository whose requests begin with `of`, with the site in a folder of it. */
export const createReading = ({ ask, find }: Requests, of: string, folder: string) => {
  /** The commit of a branch; undefined where there is no such branch. */
  const tipOf = async (branch: string): Promise<string | undefined> =>
    (await find<Ref>(`${of}/git/ref/${refOf(branch)}`))?.object.sha;

  /** Whether a commit is the other one, or before it. */
  const isWithin = async (commit: string, other: string): Promise<boolean> => {
    if (commit === other) return true;
    const compared = await find<{ status: string }>(`${of}/compare/${commit}...${other}`);
    return compared?.status === 'ahead';
  };

  const treeOf = async (commit: string): Promise<string> =>
    (await ask<{ tree: { sha: string } }>('GET', `${of}/git/commits/${commit}`)).tree.sha;

  const entriesOf = async (sha: string) => (await ask<Tree>('GET', `${of}/git/trees/${sha}`)).tree;

  /** A folder that the host cuts off is asked for folder by folder. */
  const below = async (sha: string): Promise<Entry[]> => {
    const whole = await ask<Tree>('GET', `${of}/git/trees/${sha}?recursive=1`);
    if (!whole.truncated) return whole.tree;
    const tree = await entriesOf(sha);
    const folders = tree.filter(({ type }) => type === 'tree');
    const inner = await Promise.all(
      folders.map(async ({ sha: folder, path }) =>
        (await below(folder)).map((each) => ({ ...each, path: `${path}/${each.path}` })),
      ),
    );
    return [...tree, ...inner.flat()];
  };

  const { at, know, read } = createSnapshots({
    ...{ folder, root: treeOf, inside: entriesOf },
    below,
    blob: async (id) =>
      fromBase64((await ask<{ content: string }>('GET', `${of}/git/blobs/${id}`)).content),
  });

  const head = async (branch: string): Promise<Snapshot> => {
    const tip = await tipOf(branch);
    if (tip !== undefined) return at(tip);
    const words = `GitHub shows no branch ${branch} of this repository to your account. Look whether the names in config are right, and whether the token was made for this repository.`;
    throw new HostError('not-found', words);
  };

  const history = (branch: string): Promise<PastCommit[]> =>
    pastCommits((path) => {
      const query = new URLSearchParams({
        sha: branch,
        path: pathIn(folder)(path),
        per_page: '100',
      });
      return ask<ListedCommit[]>('GET', `${of}/commits?${query.toString()}`);
    });

  return { tipOf, isWithin, treeOf, at, know, head, read, history };
};

export type Reading = ReturnType<typeof createReading>;

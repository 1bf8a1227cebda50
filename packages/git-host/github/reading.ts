import { rulesFiles, siteFolders } from '../../config-values/site-parts';
import { HostError, type PastCommit, type Snapshot } from '../git-host';
import { fromBase64 } from './contents';
import type { Requests } from './requests';

type Entry = { path: string; mode: string; type: string; sha: string };
type Tree = { tree: Entry[]; truncated: boolean };
type Ref = { object: { sha: string } };
type Listed = {
  sha: string;
  commit: { message: string; author: { name?: string; date?: string } | null };
};

/** Texts are asked for with each list of changes; pictures are not. In bytes. */
const mostKept = 200_000;

/** No links, no submodules. */
const isFile = ({ type, mode }: Entry) =>
  type === 'blob' && (mode === '100644' || mode === '100755');

const pastCommit = ({ sha, commit }: Listed): PastCommit => ({
  commit: sha,
  words: commit.message.split('\n', 1)[0] ?? '',
  who: commit.author?.name ?? '',
  when: commit.author?.date ?? '',
});

export const refOf = (branch: string): string =>
  `heads/${branch.split('/').map(encodeURIComponent).join('/')}`;

/** Reads the repository whose requests begin with `of`. What has an id is asked for once. */
export const createReading = ({ send, ask, untilAnswered }: Requests, of: string) => {
  const snapshots = new Map<string, Snapshot>();
  const contents = new Map<string, Promise<Uint8Array>>();

  /** What is there; undefined for what is not. */
  const found = async <Body>(path: string): Promise<Body | undefined> => {
    const { status, body } = await untilAnswered(() => send('GET', path, { or: [404] }));
    return status === 404 ? undefined : (body as Body);
  };

  /** The commit of a branch; undefined where there is no such branch. */
  const tipOf = async (branch: string): Promise<string | undefined> =>
    (await found<Ref>(`${of}/git/ref/${refOf(branch)}`))?.object.sha;

  /** Whether a commit is the other one, or before it. */
  const isWithin = async (commit: string, other: string): Promise<boolean> => {
    if (commit === other) return true;
    const compared = await found<{ status: string }>(`${of}/compare/${commit}...${other}`);
    return compared?.status === 'ahead';
  };

  const treeOf = async (commit: string): Promise<string> =>
    (await ask<{ tree: { sha: string } }>('GET', `${of}/git/commits/${commit}`)).tree.sha;

  /** The files of a tree below a folder; one that the host cuts off is asked for folder by folder. */
  const filesIn = async (sha: string, folder: string): Promise<[string, string][]> => {
    const entry = (each: Entry): [string, string] => [`${folder}/${each.path}`, each.sha];
    const whole = await ask<Tree>('GET', `${of}/git/trees/${sha}?recursive=1`);
    if (!whole.truncated) return whole.tree.filter(isFile).map(entry);
    const { tree } = await ask<Tree>('GET', `${of}/git/trees/${sha}`);
    const folders = tree.filter(({ type }) => type === 'tree');
    const inner = await Promise.all(
      folders.map((each) => filesIn(each.sha, `${folder}/${each.path}`)),
    );
    return [...tree.filter(isFile).map(entry), ...inner.flat()];
  };

  const at = async (commit: string): Promise<Snapshot> => {
    const known = snapshots.get(commit);
    if (known) return known;
    const { tree } = await ask<Tree>('GET', `${of}/git/trees/${await treeOf(commit)}`);
    const folders = tree.filter(({ path, type }) => type === 'tree' && siteFolders.includes(path));
    const inner = await Promise.all(folders.map(({ sha, path }) => filesIn(sha, path)));
    const own = tree.filter((each) => isFile(each) && rulesFiles.includes(each.path));
    const files = new Map([...own.map(({ path, sha }) => [path, sha] as const), ...inner.flat()]);
    const snapshot = { commit, files };
    snapshots.set(commit, snapshot);
    return snapshot;
  };

  const head = async (branch: string): Promise<Snapshot> => {
    const tip = await tipOf(branch);
    if (tip !== undefined) return at(tip);
    const words = `GitHub shows no branch ${branch} of this repository to your account. Look whether the names in config are right, and whether the token was made for this repository.`;
    throw new HostError('not-found', words);
  };

  const read = (blob: string): Promise<Uint8Array> => {
    const known = contents.get(blob);
    if (known) return known;
    const asked = ask<{ content: string }>('GET', `${of}/git/blobs/${blob}`).then(({ content }) =>
      fromBase64(content),
    );
    contents.set(blob, asked);
    const forget = () => contents.delete(blob);
    void asked.then(({ length }) => length > mostKept && forget(), forget);
    return asked;
  };

  const history = async (branch: string): Promise<PastCommit[]> => {
    const listed = await Promise.all(
      siteFolders.map((path) => {
        const query = new URLSearchParams({ sha: branch, path, per_page: '100' });
        return ask<Listed[]>('GET', `${of}/commits?${query.toString()}`);
      }),
    );
    const all = new Map(listed.flat().map((each) => [each.sha, pastCommit(each)]));
    return [...all.values()].toSorted((one, other) => (one.when < other.when ? 1 : -1));
  };

  return { tipOf, isWithin, treeOf, at, head, read, history };
};

export type Reading = ReturnType<typeof createReading>;

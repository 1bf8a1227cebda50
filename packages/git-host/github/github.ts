import {
  type Account,
  type FileChanges,
  type GitHost,
  HostError,
  type PastCommit,
  type Progress,
  type Snapshot,
} from '../git-host';
import { fromBase64, toBase64 } from './contents';
import { createRequests, reasonIn, type RequestOptions } from './requests';

type Options = Partial<Omit<RequestOptions, 'token'>> &
  Pick<RequestOptions, 'token'> & {
    /** As firm/site. */
    repository: string;
    branch: string;
    /** Milliseconds since 1970. */
    now?: () => number;
  };

/** What of a repository is the site. */
const siteFolders = ['config', 'public'];
const siteFiles = ['firestore.rules', 'storage.rules'];

type Tree = {
  tree: { path: string; mode: string; type: string; sha: string }[];
  truncated: boolean;
};
type GitCommit = { sha: string; tree: { sha: string } };
type Ref = { object: { sha: string } };
type Listed = {
  sha: string;
  commit: { message: string; author: { name?: string; date?: string } | null };
};
type Run = {
  status: string | null;
  conclusion: string | null;
  html_url: string;
  updated_at: string;
};

/** No links, no submodules. */
const isFile = ({ type, mode }: Tree['tree'][number]) =>
  type === 'blob' && (mode === '100644' || mode === '100755');

const pastCommit = ({ sha, commit }: Listed): PastCommit => ({
  commit: sha,
  words: commit.message.split('\n', 1)[0] ?? '',
  who: commit.author?.name ?? '',
  when: commit.author?.date ?? '',
});

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

const inParallel = 6;

/** The same for each, so many at once. */
const forEach = async <Each, Made>(
  all: readonly Each[],
  make: (each: Each) => Promise<Made>,
): Promise<Made[]> => {
  const made: Made[] = [];
  for (let at = 0; at < all.length; at += inParallel) {
    made.push(...(await Promise.all(all.slice(at, at + inParallel).map(make))));
  }
  return made;
};

/** A branch of a repository at GitHub, by its REST API. */
export const createGitHub = ({
  repository,
  branch: ownBranch,
  api = 'https://api.github.com',
  fetch = globalThis.fetch.bind(globalThis),
  wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  now = Date.now,
  token,
}: Options): GitHost => {
  const { send, ask, untilAnswered } = createRequests({ api, token, fetch, wait });
  const [owner = ''] = repository.split('/');
  const of = `/repos/${repository}`;
  const snapshots = new Map<string, Snapshot>();
  let signedIn: { account: Account; token: string } | undefined;

  const refOf = (branch: string) => `heads/${branch.split('/').map(encodeURIComponent).join('/')}`;

  /** The commit of a branch; undefined where there is no such branch. */
  const tipOf = async (branch: string) => {
    const path = `${of}/git/ref/${refOf(branch)}`;
    const { status, body } = await untilAnswered(() => send('GET', path, { or: [404] }));
    return status === 404 ? undefined : (body as Ref).object.sha;
  };

  /** The files of a tree below a folder; one that the host cuts off is asked for folder by folder. */
  const filesIn = async (sha: string, folder: string): Promise<[string, string][]> => {
    const whole = await ask<Tree>('GET', `${of}/git/trees/${sha}?recursive=1`);
    const entry = (each: Tree['tree'][number]): [string, string] => [
      `${folder}/${each.path}`,
      each.sha,
    ];
    if (!whole.truncated) return whole.tree.filter(isFile).map(entry);
    const { tree } = await ask<Tree>('GET', `${of}/git/trees/${sha}`);
    const folders = tree.filter(({ type }) => type === 'tree');
    const inner = await forEach(folders, (each) => filesIn(each.sha, `${folder}/${each.path}`));
    return [...tree.filter(isFile).map(entry), ...inner.flat()];
  };

  const at = async (commit: string): Promise<Snapshot> => {
    const known = snapshots.get(commit);
    if (known) return known;
    const { tree } = await ask<GitCommit>('GET', `${of}/git/commits/${commit}`);
    const root = await ask<Tree>('GET', `${of}/git/trees/${tree.sha}`);
    const folders = root.tree.filter(
      ({ path, type }) => type === 'tree' && siteFolders.includes(path),
    );
    const inner = await forEach(folders, ({ sha, path }) => filesIn(sha, path));
    const own = root.tree.filter((each) => isFile(each) && siteFiles.includes(each.path));
    const files = new Map([
      ...own.map(({ path, sha }) => [path, sha] as const),
      ...inner.flat(),
    ]);
    const snapshot = { commit, files };
    snapshots.set(commit, snapshot);
    return snapshot;
  };

  const account = async (): Promise<Account> => {
    const current = await token();
    if (signedIn?.token === current) return signedIn.account;
    const user = await ask<{ id: number; login: string; name: string | null; email: string | null }>(
      'GET',
      '/user',
    );
    const { permissions } = await ask<{ permissions?: { push?: boolean } }>('GET', of);
    const found = {
      name: user.name ?? user.login,
      // The address that GitHub itself gives to commits of who keeps theirs to themselves.
      email: user.email ?? `${user.id}+${user.login}@users.noreply.github.com`,
      mayWrite: permissions?.push === true,
    };
    signedIn = { account: found, token: current };
    return found;
  };

  const treeWith = async (base: string, changes: FileChanges) => {
    const { tree } = await ask<GitCommit>('GET', `${of}/git/commits/${base}`);
    const entries = await forEach([...changes], async ([path, bytes]) => {
      const made =
        bytes &&
        (await ask<{ sha: string }>('POST', `${of}/git/blobs`, {
          content: toBase64(bytes),
          encoding: 'base64',
        }));
      return { path, mode: '100644', type: 'blob', sha: made?.sha ?? null };
    });
    const made = await ask<{ sha: string }>('POST', `${of}/git/trees`, {
      base_tree: tree.sha,
      tree: entries,
    });
    return made.sha;
  };

  /** Whether a commit is the other one, or before it. */
  const isWithin = async (commit: string, other: string) => {
    if (commit === other) return true;
    const path = `${of}/compare/${commit}...${other}`;
    const { status, body } = await untilAnswered(() => send('GET', path, { or: [404] }));
    return status === 200 && (body as { status: string }).status === 'ahead';
  };

  /** Moves a branch from one commit to the next one, never over what somebody else has put there. */
  const move = (branch: string, { from, to }: { from: string; to: string }): Promise<true> => {
    let refused: string | undefined;
    const attempt = async () => {
      const body = { sha: to, force: false };
      const or = [403, 404, 409, 422];
      const reply = await send('PATCH', `${of}/git/refs/${refOf(branch)}`, { body, or });
      if (reply?.status === 200) return true;
      if (reply) refused = reasonIn(reply);
      return undefined;
    };
    /** Whatever was answered, the branch itself says what has become of it. */
    const look = async () => {
      const tip = await tipOf(branch);
      if (tip === undefined) {
        throw new HostError('not-found', `There is no branch ${branch} at GitHub any more.`);
      }
      if (await isWithin(to, tip)) return true;
      if (tip !== from) {
        throw new HostError('moved', 'Somebody else has published meanwhile. Try it again.');
      }
      if (refused === undefined) return undefined;
      const words = `GitHub lets nobody of your rights write to ${branch}: ${refused}.`;
      throw new HostError('protected', words, to);
    };
    return untilAnswered<true>(attempt, look);
  };

  const commit: GitHost['commit'] = async (changes, { base, words, onto }) => {
    const { name, email } = await account();
    // With its time it is the same commit however often it is made: an answer may be lost.
    const date = new Date(now()).toISOString().replace(/\.\d+/, '');
    const made = await ask<GitCommit>('POST', `${of}/git/commits`, {
      message: words,
      tree: await treeWith(base, changes),
      parents: onto ? [onto.commit, base] : [base],
      author: { name, email, date },
      committer: { name, email, date },
    });
    const [branch, from] = onto ? [onto.branch, onto.commit] : [ownBranch, base];
    await move(branch, { from, to: made.sha });
    return made.sha;
  };

  /** Gives a commit a branch of its own, of this name or with a number; the one that it has already, if it has one. */
  const branchFor = async (commit: string, wanted: string): Promise<string> => {
    for (let number = 1; ; number += 1) {
      const branch = number === 1 ? wanted : `${wanted}-${number}`;
      const body = { ref: `refs/heads/${branch}`, sha: commit };
      const tip = await untilAnswered(
        async () => {
          const reply = await send('POST', `${of}/git/refs`, { body, or: [409, 422] });
          return reply?.status === 201 ? commit : undefined;
        },
        () => tipOf(branch),
      );
      if (tip === commit) return branch;
    }
  };

  const propose: GitHost['propose'] = async ({ commit: proposed, branch: wanted, title, words }) => {
    const branch = await branchFor(proposed, wanted);
    const query = `state=open&head=${encodeURIComponent(`${owner}:${branch}`)}`;
    let refused: string | undefined;
    const address = await untilAnswered(
      async () => {
        const body = { title, head: branch, base: ownBranch, body: words };
        const reply = await send('POST', `${of}/pulls`, { body, or: [422] });
        if (reply?.status === 422) refused = reasonIn(reply);
        return reply?.status === 201 ? (reply.body as { html_url: string }).html_url : undefined;
      },
      // There may be one of this branch already.
      async () => {
        const open = await ask<{ html_url: string }[]>('GET', `${of}/pulls?${query}`);
        if (open[0]) return open[0].html_url;
        if (refused !== undefined) {
          throw new HostError('failed', `GitHub takes no proposal of ${branch}: ${refused}.`);
        }
        return undefined;
      },
    );
    return { branch, address };
  };

  const contents = new Map<string, Promise<Uint8Array>>();

  return {
    account,
    at,
    commit,
    propose,
    head: async () => {
      const tip = await tipOf(ownBranch);
      if (tip !== undefined) return at(tip);
      const words = `GitHub shows no branch ${ownBranch} of ${repository} to your account. Look whether the names in config are right, and whether the token was made for this repository.`;
      throw new HostError('not-found', words);
    },
    read: (blob) => {
      const known = contents.get(blob);
      if (known) return known;
      const asked = ask<{ content: string }>('GET', `${of}/git/blobs/${blob}`).then(({ content }) =>
        fromBase64(content),
      );
      contents.set(blob, asked);
      asked.catch(() => contents.delete(blob));
      return asked;
    },
    history: async () => {
      const listed = await Promise.all(
        siteFolders.map((path) => {
          const query = new URLSearchParams({ sha: ownBranch, path, per_page: '100' });
          return ask<Listed[]>('GET', `${of}/commits?${query.toString()}`);
        }),
      );
      const all = new Map(listed.flat().map((each) => [each.sha, pastCommit(each)]));
      return [...all.values()].toSorted((one, other) => (one.when < other.when ? 1 : -1));
    },
    progress: async (commit_) => {
      const path = `${of}/actions/runs?head_sha=${commit_}&event=push`;
      const reply = await untilAnswered(() => send('GET', path, { or: [403, 404] }));
      if (reply.status !== 200) return { is: 'unknown' };
      return progressOf((reply.body as { workflow_runs: Run[] }).workflow_runs);
    },
    addressOf: (commit_) => `https://github.com/${repository}/commit/${commit_}`,
  };
};

import { type Account, type FileChanges, type GitHost, HostError } from '../git-host';
import { toBase64 } from './contents';
import { type Reading, refOf } from './reading';
import { reasonIn, type Requests } from './requests';

type Context = {
  requests: Requests;
  reading: Reading;
  /** As firm/site. */
  repository: string;
  branch: string;
  account: () => Promise<Account>;
  /** Milliseconds since 1970. */
  now: () => number;
};

type Made = { sha: string };
type Page = { html_url: string };

/** Makes commits, and moves branches to them. */
export const createWriting = ({
  requests: { send, ask, untilAnswered },
  reading: { tipOf, isWithin, treeOf },
  repository,
  branch: ownBranch,
  account,
  now,
}: Context): Pick<GitHost, 'commit' | 'propose'> => {
  const of = `/repos/${repository}`;

  const writeTree = async (base: string, changes: FileChanges): Promise<string> => {
    const writeBlob = async (bytes: Uint8Array) => {
      const body = { content: toBase64(bytes), encoding: 'base64' };
      return (await ask<Made>('POST', `${of}/git/blobs`, body)).sha;
    };
    const tree = await Promise.all(
      [...changes].map(async ([path, bytes]) => ({
        ...{ path, mode: '100644', type: 'blob' },
        sha: bytes ? await writeBlob(bytes) : null,
      })),
    );
    const body = { base_tree: await treeOf(base), tree };
    return (await ask<Made>('POST', `${of}/git/trees`, body)).sha;
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
    const { sha } = await ask<Made>('POST', `${of}/git/commits`, {
      message: words,
      tree: await writeTree(base, changes),
      parents: onto ? [onto.commit, base] : [base],
      author: { name, email, date },
      committer: { name, email, date },
    });
    const [branch, from] = onto ? [onto.branch, onto.commit] : [ownBranch, base];
    await move(branch, { from, to: sha });
    return sha;
  };

  /** Makes a branch at a commit; gives the commit at which it is, which is another one where it was there before. */
  const makeBranch = (branch: string, sha: string): Promise<string> => {
    let refused: string | undefined;
    return untilAnswered(
      async () => {
        const body = { ref: `refs/heads/${branch}`, sha };
        const reply = await send('POST', `${of}/git/refs`, { body, or: [409, 422] });
        if (reply?.status === 201) return sha;
        if (reply) refused = reasonIn(reply);
        return undefined;
      },
      async () => {
        const tip = await tipOf(branch);
        if (tip !== undefined || refused === undefined) return tip;
        throw new HostError('failed', `GitHub makes no branch ${branch}: ${refused}.`);
      },
    );
  };

  /** The branch of this name, or with a number, that is at a commit. */
  const branchFor = async (sha: string, wanted: string): Promise<string> => {
    for (let number = 1; ; number += 1) {
      const branch = number === 1 ? wanted : `${wanted}-${number}`;
      if ((await makeBranch(branch, sha)) === sha) return branch;
    }
  };

  const propose: GitHost['propose'] = async ({ commit: sha, branch: wanted, title, words }) => {
    const branch = await branchFor(sha, wanted);
    const [owner = ''] = repository.split('/');
    const query = `state=open&head=${encodeURIComponent(`${owner}:${branch}`)}`;
    let refused: string | undefined;
    const address = await untilAnswered(
      async () => {
        const body = { title, head: branch, base: ownBranch, body: words };
        const reply = await send('POST', `${of}/pulls`, { body, or: [422] });
        if (reply?.status === 201) return (reply.body as Page).html_url;
        if (reply) refused = reasonIn(reply);
        return undefined;
      },
      // There may be one of this branch already.
      async () => {
        const [open] = await ask<Page[]>('GET', `${of}/pulls?${query}`);
        if (open || refused === undefined) return open?.html_url;
        throw new HostError('failed', `GitHub takes no proposal of ${branch}: ${refused}.`);
      },
    );
    return { branch, address };
  };

  return { commit, propose };
};

import { toBase64 } from '../contents';
import { type Account, type FileChanges, type GitHost, HostError } from '../git-host';
import { createProposing, type Pull } from '../proposing';
import { reasonIn, type Requests } from '../requests';
import { inSeconds, pathIn } from '../snapshots';
import { type Reading, refOf } from './reading';

type Context = {
  requests: Requests;
  reading: Reading;
  /** As firm/site. */
  repository: string;
  /** The site's folder in it. */
  folder: string;
  branch: string;
  account: () => Promise<Account>;
  /** Milliseconds since 1970. */
  now: () => number;
};

type Made = { sha: string };

type ListedPull = Pick<Pull, 'number' | 'html_url'> & { state: string; merged_at: string | null };

const outcomeOf = ({ state, merged_at }: ListedPull): Pull['is'] =>
  state === 'open' ? 'open' : merged_at === null ? 'closed' : 'accepted';

/** Makes commits, and moves branches to them. */
export const createWriting = ({
  requests: { send, ask, untilAnswered },
  reading: { tipOf, isWithin, treeOf },
  repository,
  folder,
  branch: ownBranch,
  account,
  now,
}: Context): Pick<GitHost, 'commit' | 'propose' | 'proposed'> => {
  const of = `/repos/${repository}`;

  const writeTree = async (base: string, changes: FileChanges): Promise<string> => {
    const writeBlob = async (bytes: Uint8Array) => {
      const body = { content: toBase64(bytes), encoding: 'base64' };
      return (await ask<Made>('POST', `${of}/git/blobs`, body)).sha;
    };
    const tree = await Promise.all(
      [...changes].map(async ([path, bytes]) => ({
        ...{ path: pathIn(folder)(path), mode: '100644', type: 'blob' },
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
    const date = inSeconds(now());
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

  const { propose, proposed } = createProposing({
    name: 'GitHub',
    requests: { untilAnswered },
    tipOf,
    askForBranch: (branch, sha) => {
      const body = { ref: `refs/heads/${branch}`, sha };
      return send('POST', `${of}/git/refs`, { body, or: [409, 422] });
    },
    askForPull: (head, asked) => {
      const body = { ...asked, head, base: ownBranch };
      return send('POST', `${of}/pulls`, { body, or: [422] });
    },
    pullsOf: async (branch) => {
      const [owner = ''] = repository.split('/');
      const query = new URLSearchParams({
        ...{ state: 'all', sort: 'created', direction: 'desc' },
        ...{ head: `${owner}:${branch}`, base: ownBranch },
      });
      const pulls = await ask<ListedPull[]>('GET', `${of}/pulls?${query.toString()}`);
      return pulls.map((each) => ({ ...each, is: outcomeOf(each) }));
    },
  });

  return { commit, propose, proposed };
};

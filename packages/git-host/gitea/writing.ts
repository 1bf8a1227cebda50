import { blobId, toBase64 } from '../contents';
import { type FileChanges, type GitHost, HostError } from '../git-host';
import { createProposing, isOpen, type Pull } from '../proposing';
import { reasonIn, type Reply, type Requests } from '../requests';
import { inSeconds, pathIn } from '../snapshots';
import type { CommitWithParents, Reading } from './reading';

type Context = {
  requests: Requests;
  reading: Reading;
  /** How requests for the repository begin. */
  of: string;
  /** The site's folder in it. */
  folder: string;
  /** The site's own branch. */
  branch: string;
  /** As people call the host. */
  name: string;
  /** Milliseconds since 1970. */
  now: () => number;
};

/** A commit as it is to be: by all of this it is known again. */
type Wanted = { changes: FileChanges; words: string; date: string };

/** A branch, and the commit at its end. */
type End = { branch: string; commit: string };

type Made = { sha: string; parents: { sha: string }[] | null };

type ListedPull = Pick<Pull, 'number' | 'html_url'> & {
  state: string;
  merged: boolean;
  /** `label` is the name of the branch; `ref` is another one once that is deleted. */
  head: { label: string; repo_id: number };
  base: { ref: string; repo_id: number };
};

const outcomeOf = ({ state, merged }: ListedPull): Pull['is'] =>
  merged ? 'accepted' : state === 'open' ? 'open' : 'closed';

const hasMoved = (commit?: string) =>
  new HostError('moved', 'Somebody else has published meanwhile. Try it again.', commit);

/** One change of a file as the host takes it: only if the file there is the one that it replaces (`sha`). */
const operationOf = (path: string, bytes: Uint8Array | undefined, sha: string | undefined) => {
  if (bytes === undefined) return { operation: 'delete', path, sha };
  const content = toBase64(bytes);
  return sha === undefined
    ? { operation: 'create', path, content }
    : { operation: 'update', path, content, sha };
};

/** Makes commits of files at the end of branches. */
export const createWriting = ({
  requests: { send, ask, untilAnswered },
  reading: { tipOf, beyond, isWithin, at, read },
  of,
  folder,
  branch: ownBranch,
  name,
  now,
}: Context): Pick<GitHost, 'commit' | 'propose' | 'proposed'> => {
  /** The host may add lines to the message, where it signs commits. */
  const isWanted = async ({ sha, commit }: CommitWithParents, wanted: Wanted): Promise<boolean> => {
    const { message, author } = commit;
    if (!message.startsWith(wanted.words.trim())) return false;
    if (Date.parse(author?.date ?? '') !== Date.parse(wanted.date)) return false;
    const { files } = await at(sha);
    const ids = [...wanted.changes].map(
      async ([path, bytes]) => files.get(path) === (bytes && (await blobId(bytes))),
    );
    return (await Promise.all(ids)).every(Boolean);
  };

  /**
   * Makes one commit at the end of a branch, by which no file is replaced that somebody else has changed; gives its id. The
   * host does not ask what it is made of as a whole: where one of other files has come in between, that is told as `moved`.
   */
  const commitTo = async ({ branch, commit: from }: End, wanted: Wanted): Promise<string> => {
    const { files } = await at(from);
    const operations = [...wanted.changes]
      .filter(([path, bytes]) => bytes !== undefined || files.has(path))
      .map(([path, bytes]) => operationOf(pathIn(folder)(path), bytes, files.get(path)));
    if (operations.length === 0) return from;
    const body = {
      branch,
      message: wanted.words,
      // The host has the author: an address that somebody keeps to themselves is not sent.
      dates: { author: wanted.date, committer: wanted.date },
      files: operations,
    };
    let refused: Reply | undefined;
    const attempt = async (): Promise<Made | undefined> => {
      const reply = await send('POST', `${of}/contents`, { body, or: [403, 404, 409, 422] });
      if (reply?.status === 201) return (reply.body as { commit: Made }).commit;
      refused = reply;
      return undefined;
    };
    /** Whatever was answered, the branch itself says what has become of it. */
    const look = async (): Promise<Made | undefined> => {
      const tip = await tipOf(branch);
      if (tip === undefined) {
        throw new HostError('not-found', `There is no branch ${branch} at ${name} any more.`);
      }
      if (tip !== from) {
        for (const each of await beyond(tip, from)) {
          if (await isWanted(each, wanted)) return { sha: each.sha, parents: each.parents };
        }
        throw hasMoved();
      }
      if (refused === undefined) return undefined;
      const reason = reasonIn(refused);
      throw refused.status === 403
        ? new HostError(
            'protected',
            `${name} lets nobody of your rights write to ${branch}: ${reason}.`,
          )
        : new HostError('failed', `${name} takes no commit on ${branch}: ${reason}.`);
    };
    const made = (await look()) ?? (await untilAnswered(attempt, look));
    if (made.parents?.[0]?.sha === from) return made.sha;
    throw hasMoved(made.sha);
  };

  const pullsOf = async (branch: string): Promise<Pull[]> => {
    const listed = ['open', 'closed'].map((state) => {
      const path = `${of}/pulls?state=${state}&sort=recentupdate&limit=50`;
      return ask<(ListedPull | null)[] | null>('GET', path);
    });
    return (await Promise.all(listed))
      .flatMap((page) => page ?? [])
      .filter((each) => each !== null)
      .filter(({ head, base }) => head.label === branch && head.repo_id === base.repo_id)
      .filter(({ base }) => base.ref === ownBranch)
      .toSorted((one, other) => other.number - one.number)
      .map((each) => ({ ...each, is: outcomeOf(each) }));
  };

  const { branchFor, propose, proposed } = createProposing({
    name,
    requests: { untilAnswered },
    tipOf,
    askForBranch: (branch, commit) => {
      const body = { new_branch_name: branch, old_ref_name: commit };
      return send('POST', `${of}/branches`, { body, or: [409, 422] });
    },
    askForPull: (head, asked) => {
      const body = { ...asked, head, base: ownBranch };
      return send('POST', `${of}/pulls`, { body, or: [409, 422] });
    },
    pullsOf,
  });

  /** Takes what the site's branch has by now into that of a proposal. `moved` where both do not go together by themselves. */
  const caughtUp = async (end: End, base: string): Promise<End> => {
    if (await isWithin(base, end.commit)) return end;
    const pull = (await pullsOf(end.branch)).find(isOpen);
    if (!pull) throw hasMoved();
    let isRefused = false;
    return untilAnswered(
      async () => {
        const path = `${of}/pulls/${pull.number}/update?style=merge`;
        const reply = await send('POST', path, { or: [403, 404, 409, 422] });
        isRefused = reply !== undefined && reply.status !== 200;
        return undefined;
      },
      async () => {
        const tip = await tipOf(end.branch);
        const [newest] = tip === undefined ? [] : await beyond(tip, end.commit);
        const isOfBoth = newest?.parents?.some(({ sha }) => sha === end.commit) === true;
        if (tip !== undefined && isOfBoth && (await isWithin(base, tip))) {
          return { branch: end.branch, commit: tip };
        }
        if (isRefused || tip !== end.commit) throw hasMoved();
        return undefined;
      },
    );
  };

  /** What a commit lacks of the site as it is at `base` with these changes. */
  const lacking = async (commit: string, base: string, changes: FileChanges) => {
    const [there, wanted] = [(await at(commit)).files, (await at(base)).files];
    const others = [...new Set([...there.keys(), ...wanted.keys()])].filter(
      (path) => !changes.has(path) && there.get(path) !== wanted.get(path),
    );
    const contents = others.map(async (path) => {
      const id = wanted.get(path);
      return [path, id === undefined ? undefined : await read(id)] as const;
    });
    const all = [...changes, ...(await Promise.all(contents))];
    const isLacking = await Promise.all(
      all.map(async ([path, bytes]) => there.get(path) !== (bytes && (await blobId(bytes)))),
    );
    return new Map(all.filter((_, index) => isLacking[index]));
  };

  const commit: GitHost['commit'] = async (changes, { base, words, onto, instead }) => {
    const wanted = { changes, words, date: inSeconds(now()) };
    if (onto) {
      const end = await caughtUp(onto, base);
      return commitTo(end, { ...wanted, changes: await lacking(end.commit, base, changes) });
    }
    try {
      return await commitTo({ branch: ownBranch, commit: base }, wanted);
    } catch (error) {
      const isProtected = error instanceof HostError && error.why === 'protected';
      if (!isProtected || instead === undefined) throw error;
      // A commit is on a branch from its beginning here.
      const branch = await branchFor(base, instead);
      const made = await commitTo({ branch, commit: base }, wanted);
      throw new HostError('protected', error.message, made);
    }
  };

  return { commit, propose, proposed };
};

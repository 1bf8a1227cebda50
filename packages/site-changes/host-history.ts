import type {
  Conflict,
  HostTrouble,
  JoinAnswer,
  KeepAnswer,
  KeepRequest,
  Publishing,
} from '../edit-protocol/changes-protocol';
import type { Store } from '../edit-routes';
import { createQueue } from '../files';
import {
  blobId,
  type FileChanges,
  type GitHost,
  HostError,
  type PastCommit,
  type Snapshot,
} from '../git-host';
import { notedCommit } from './noted-commit';
import { type CommitWords, commitWords } from './commit-words';
import { differing, type History, isTrouble, type Past, type Trouble } from './history';
import { joinPublished, publishedSince } from './join-published';
import type { Choices } from './merge-files';
import { presentFiles, shownOf } from './present-files';
import { publishingOf } from './publishing-of';
import { storedProposal } from './stored-proposal';

type HostHistoryOptions = {
  /** The folder with the site's files: all of them, as they were at `base`, and what was typed since. */
  site: string;
  base: Snapshot;
  host: GitHost;
  branch: string;
  store: Pick<Store, 'state' | 'refresh'>;
  /** Writes the security rules of the site's forms, which are in order. */
  writeRules: (site: string) => void;
  /**
   * Loads the files of a commit from which those at hand are to go on, of which `own` are here; what it gives is called
   * once they do.
   */
  load?: (base: Snapshot, own: FileChanges) => Promise<() => Promise<void>>;
  /** Keeps what stands beside the files, before a commit is asked for. */
  keepNotes?: () => Promise<void>;
};

export type HostHistory = History & {
  /** Takes what others have published into the files at hand. */
  join: (choices: Choices) => Promise<JoinAnswer>;
  publishing: () => Promise<Publishing>;
};

const nothing = () => Promise.resolve();

/** How often a branch may move while a commit is made for it. */
const tries = 5;

type Refused = { why: HostTrouble; words: string };

/** What the host says no to, as an answer. */
const inWords = async <Found>(ask: () => Promise<Found>): Promise<Found | Refused> => {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    return { why: error.why, words: error.message };
  }
};

const conflictWords = ({ length }: readonly Conflict[]) =>
  `Somebody else has published meanwhile, and has changed ${length === 1 ? 'a place' : `${length} places`} that you have changed too. Nothing is published yet: choose for each whose version stays.`;

/** The history of a site by the API of a git host: what is kept is published. */
export const hostHistory = (options: HostHistoryOptions): HostHistory => {
  const { site, host, branch, store, writeRules } = options;
  const { load = () => Promise.resolve(nothing), keepNotes = nothing } = options;
  const present = presentFiles(site);
  let { base } = options;
  const stored = storedProposal(site);
  const asked = notedCommit(site, host);
  const inTurn = createQueue();

  const past = (commit?: string): Promise<Past | Trouble> =>
    inWords(async () => {
      const was = commit === undefined ? base : await host.at(commit);
      const before = shownOf(was.files);
      const read = async (file: string) => {
        const id = before.get(file);
        return id === undefined ? undefined : Buffer.from(await host.read(id));
      };
      const proposal = stored.get();
      const proposed = proposal ? ` What was proposed is at ${proposal.address}` : '';
      return {
        comparedWith: {
          is: 'commit',
          commit: was.commit,
          branch,
          publishes: true,
          words: `Compared with what is published on ${branch}.${proposed}`,
        },
        snapshots: await differing(site, { before, after: await present.named() }, read),
        before: read,
      };
    });

  const changedFiles = async (): Promise<FileChanges> => {
    const [before, after] = [shownOf(base.files), await present.named()];
    const names = [...new Set([...before.keys(), ...after.keys()])].filter(
      (file) => before.get(file) !== after.get(file),
    );
    return new Map(names.map((file) => [file, present.read(file)]));
  };

  /** Gives the conflicts that are in the way; none where all that others have published is in the files at hand. */
  const joinHead = async (choices: Choices): Promise<Conflict[] | 'nothing'> => {
    const head = await host.head();
    if (head.commit === base.commit) return 'nothing';
    const published = await publishedSince(host, await asked.knownFrom(base), head);
    // Before any of it is written: a host may not answer, or this window end meanwhile.
    const goOn = await load(head, new Map());
    const { conflicts, areRulesStale } = joinPublished(present, published, choices);
    if (conflicts.length > 0) return conflicts;
    base = head;
    await goOn();
    await store.refresh();
    // What was proposed is taken in.
    if ((await changedFiles()).size === 0) stored.put(undefined);
    if (!stored.get()) asked.forget();
    if (areRulesStale && store.state().problems.length === 0) writeRules(site);
    return [];
  };

  /** What was published last, if that is not known here; a commit may have changed nothing of the site. */
  const newestSince = async (): Promise<PastCommit | undefined> => {
    const [last] = await host.history();
    return last && !(await host.isWithin(last.commit, base.commit)) ? last : undefined;
  };

  const published = async (commit: string, changes: FileChanges) => {
    const files = new Map(base.files);
    for (const [file, bytes] of changes) {
      if (bytes === undefined) files.delete(file);
      else files.set(file, await blobId(bytes));
    }
    base = { commit, files };
    stored.put(undefined);
    const goOn = await load(base, changes);
    asked.forget();
    await goOn();
  };

  const proposed = async (
    commit: string,
    { title, message }: CommitWords,
    wanted: string,
  ): Promise<KeepAnswer> => {
    const made = await host.propose({ commit, branch: wanted, title, words: message });
    stored.put({ ...made, commit });
    const words = `Proposed: ${title}`;
    const pushed = {
      is: 'pushed',
      words: `${branch} takes changes only once somebody has looked at them. The live site follows when the proposal is accepted.`,
    } as const;
    return { is: 'kept', branch: made.branch, commit, words, pushed, proposal: made.address };
  };

  const publishedAs = (commit: string, { title }: CommitWords): KeepAnswer => ({
    is: 'kept',
    branch,
    commit,
    words: `Published: ${title}`,
    pushed: { is: 'pushed', words: 'The live site is built from it now.' },
    published: host.addressOf(commit),
  });

  const commitOrPropose = async (changes: FileChanges, about: CommitWords): Promise<KeepAnswer> => {
    const proposal = stored.get();
    const instead = `edit/${about.branch}`;
    const onto = { base: base.commit, words: about.message, onto: proposal, instead };
    try {
      const commit = await host.commit(changes, onto);
      if (proposal) return await proposed(commit, about, proposal.branch);
      await published(commit, changes);
      return publishedAs(commit, about);
    } catch (error) {
      if (!(error instanceof HostError)) throw error;
      const { why, commit } = error;
      if (why === 'moved' && commit !== undefined) {
        if (proposal) return proposed(commit, about, proposal.branch);
        // It came after one of somebody else. What of that does not join at once is shown with what is kept next.
        await inWords(() => joinHead({}));
        return publishedAs(commit, about);
      }
      if (proposal && (why === 'not-found' || why === 'moved')) {
        // Its branch was taken in, or somebody else works on it.
        stored.put(undefined);
        return commitOrPropose(changes, about);
      }
      if (why !== 'protected' || commit === undefined) throw error;
      return proposed(commit, about, instead);
    }
  };

  const keepOnce = async (
    { words = '', choices = {} }: KeepRequest,
    today: string,
  ): Promise<KeepAnswer> => {
    const conflicts = await joinHead(choices);
    if (conflicts !== 'nothing' && conflicts.length > 0) {
      return { is: 'conflict', conflicts, words: conflictWords(conflicts) };
    }
    const [problem] = store.state().problems;
    if (problem) {
      const why = `${problem.place}: ${problem.message}`;
      return {
        is: 'impossible',
        why: 'check',
        words: `The check refuses the site as it is. ${why}.`,
      };
    }
    const changes = await changedFiles();
    if (changes.size === 0) {
      return { is: 'nothing', words: 'Nothing has changed since it was published.' };
    }
    await asked.note(changes);
    await keepNotes();
    return commitOrPropose(changes, await commitWords({ past }, { words, today }));
  };

  const keep: History['keep'] = async (request, today) => {
    for (let left = tries; ; left -= 1) {
      try {
        return await keepOnce(request, today);
      } catch (error) {
        if (!(error instanceof HostError)) throw error;
        if (error.why === 'moved' && left > 1) continue;
        return { is: 'impossible', why: error.why, words: error.message };
      }
    }
  };

  return {
    past,
    keep: (request, today) => inTurn(() => keep(request, today)),
    states: async () => {
      const found = await inWords(() => host.history());
      if (isTrouble(found)) return { states: [], words: found.words };
      const states = found.map(({ commit, words, who, when }) => ({
        commit,
        words,
        writer: who,
        when,
      }));
      return { states };
    },
    join: async (choices) => {
      const found = await inTurn(() => inWords(() => joinHead(choices)));
      if (found === 'nothing') return { is: 'nothing', words: 'Nobody else has published.' };
      if (!Array.isArray(found)) return { is: 'impossible', ...found };
      if (found.length > 0) {
        return { is: 'conflict', conflicts: found, words: conflictWords(found) };
      }
      const words = 'What somebody else has published is here now as well.';
      return { is: 'joined', words, state: store.state() };
    },
    publishing: async () => {
      const [head, progress] = await Promise.all([host.head(), host.progress(base.commit)]);
      const isBehind = head.commit !== base.commit;
      return publishingOf(progress, { isBehind, last: isBehind ? await newestSince() : undefined });
    },
  };
};

import type { HostTrouble } from '../edit-protocol/changes-protocol';

/** Files of a site by path ('config/site.ts', 'public/pictures/a.webp') at one commit, with the ids of their contents. */
export type Snapshot = { commit: string; files: ReadonlyMap<string, string> };

/** Files with their new contents; undefined: the file is taken away. */
export type FileChanges = ReadonlyMap<string, Uint8Array | undefined>;

/** Who is signed in. */
export type Account = {
  name: string;
  email: string;
  /** Whether this account may write to the repository at all. */
  mayWrite: boolean;
};

/** A commit that has changed the site. */
export type PastCommit = {
  commit: string;
  /** The first line of its message. */
  words: string;
  /** The name of its author. */
  who: string;
  /** As 2026-03-31T12:00:00Z. */
  when: string;
};

type CommitOptions = {
  /** The commit that the changes are made of. */
  base: string;
  /** The message: a line, a blank one, and more. */
  words: string;
  /** A branch of a proposal that takes the commit in place of the site's own, with its last commit. */
  onto?: { branch: string; commit: string } | undefined;
  /**
   * The branch of a proposal that is to be, should the site's own take no commit from this account: a host that makes no
   * commits outside of branches makes it there, with a number where another one has that name.
   */
  instead?: string | undefined;
};

type Proposal = {
  commit: string;
  /** The branch that it gets; where another commit has that name, a number is added. */
  branch: string;
  title: string;
  words: string;
};

/** What has become of a branch that was proposed. */
export type ProposalState = {
  /** The commit at its end; undefined where it is not there, or not any more. */
  commit: string | undefined;
  /** Of its pull request: `accepted` by whichever commits, `none` where there never was one. */
  is: 'open' | 'accepted' | 'closed' | 'none';
};

/** What the workflows of the host have made of a commit. */
export type Progress = {
  is: 'running' | 'done' | 'failed' | 'unknown';
  /** When that was known, as 2026-03-31T12:00:00Z. */
  when?: string;
  address?: string;
};

/**
 * The branch of a repository at a git host, by the host's API and the rights of who is signed in. Each call rejects
 * with a `HostError`. Nothing is kept: the token is asked for with each request.
 */
export type GitHost = {
  account: () => Promise<Account>;
  head: () => Promise<Snapshot>;
  /** The site at a commit. */
  at: (commit: string) => Promise<Snapshot>;
  /** The site at a commit, and contents, as they were read at another time: they need not be read again. */
  know: (snapshot: Snapshot, contents: ReadonlyMap<string, Uint8Array>) => void;
  /** Whether a commit is the other one, or before it. */
  isWithin: (commit: string, other: string) => Promise<boolean>;
  /** The bytes of a content, by its id. */
  read: (blob: string) => Promise<Uint8Array>;
  /**
   * Makes one commit onto `base`, and moves the branch to it; gives its id. Rejects with `moved` where the branch is
   * elsewhere by then: with the commit where that was made all the same, of other files than those that somebody else has
   * changed meanwhile. Rejects with `protected` where the branch takes no commit from this account: that error has the
   * commit, to be proposed.
   */
  commit: (changes: FileChanges, options: CommitOptions) => Promise<string>;
  /** A branch for a commit, and a pull request of it, with the address of its page. */
  propose: (proposal: Proposal) => Promise<{ branch: string; address: string }>;
  proposed: (branch: string) => Promise<ProposalState>;
  /** The commits that have changed the site, the newest first. */
  history: () => Promise<PastCommit[]>;
  progress: (commit: string) => Promise<Progress>;
  addressOf: (commit: string) => string;
};

/** Why the host has not done what was asked, in words for the person who edits. */
export class HostError extends Error {
  override readonly name = 'HostError';
  readonly why: HostTrouble;
  /** The commit, where it is made: of `protected`, and not on the site's branch; of `moved`, and on it. */
  readonly commit: string | undefined;

  constructor(why: HostTrouble, words: string, commit?: string) {
    super(words);
    this.why = why;
    this.commit = commit;
  }
}

import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { siteParts } from '../../config-values/site-parts';
import type { KeepAnswer, KeepRequest, Pushed } from '../../edit-protocol/changes-protocol';
import { isOwnBranch } from '../../edit-protocol/what-changed';
import { commitWords, isTrouble } from '../../site-changes';
import {
  type OwnTrouble,
  type Repository,
  repositoryOf,
  sitePaths,
  troubleIn,
  troubleOf,
} from './git';
import { gitPast } from './git-past';
import { pullRequestPage } from './pull-request-page';
import { addressOf, baseOf, branchNames, push, remoteOf } from './push';
import { type Checkout, git, partsOf, textOf } from './run-git';

/** Files that git has while it is in the middle of something. */
const inTheMiddle = [
  ...['MERGE_HEAD', 'CHERRY_PICK_HEAD', 'REVERT_HEAD', 'BISECT_LOG'],
  ...['rebase-merge', 'rebase-apply'],
];

const hasName = async (checkout: Checkout) => {
  const set = async (name: string, variable: string) =>
    process.env[variable] !== undefined ||
    textOf(await git(checkout, ['config', '--get', name])) !== '';
  const email = (await set('user.email', 'GIT_AUTHOR_EMAIL')) || process.env.EMAIL !== undefined;
  return (await set('user.name', 'GIT_AUTHOR_NAME')) && email;
};

/** Why no commit can be made now; undefined where it can. */
const hindrance = async (repository: Repository): Promise<OwnTrouble | undefined> => {
  const { root, branch } = repository;
  for (const name of inTheMiddle) {
    const path = textOf(await git(repository, ['rev-parse', '--git-path', name]));
    if (existsSync(resolve(root, path))) return troubleOf('merging');
  }
  if (branch === undefined) return troubleOf('no-branch');
  return (await hasName(repository)) ? undefined : troubleOf('no-name');
};

/** With an index of its own, for which a folder is made and removed. */
const withIndex = async <Made>(use: (env: Record<string, string>) => Promise<Made>) => {
  const folder = mkdtempSync(join(tmpdir(), 'edit-index-'));
  try {
    return await use({ GIT_INDEX_FILE: join(folder, 'index') });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** The last commit's tree with the site's own files as they are now. The person's index stays as it is. */
const treeOfSite = (repository: Repository) =>
  withIndex(async (env) => {
    const { prefix, site } = repository;
    const passing = [':(exclude,glob)**/.*.draft', ':(exclude,glob)**/*~'];
    const paths = sitePaths(repository);
    const known = await git(repository, ['ls-tree', '-z', '--name-only', 'HEAD', '--', ...paths]);
    const committed = partsOf(known);
    const parts = siteParts.filter(
      (part) => committed.includes(`${prefix}${part}`) || existsSync(join(site, part)),
    );
    const read = await git(repository, ['read-tree', 'HEAD'], { env });
    if (read.code !== 0 || parts.length === 0) return read;
    const own = sitePaths(repository, parts);
    const added = await git(repository, ['add', '--all', '--', ...own, ...passing], {
      env,
      timeout: 120_000,
    });
    return added.code === 0 ? git(repository, ['write-tree'], { env }) : added;
  });

/** A name that no branch has, here or at a remote. */
const freeBranch = async (checkout: Checkout, wanted: string) => {
  const taken = await branchNames(checkout);
  // A branch called edit leaves no room for names that begin with edit/.
  const folder = taken.includes('edit') ? 'edit-' : 'edit/';
  const name = `${folder}${wanted}`;
  const isTaken = (each: string) =>
    taken.some((other) => other === each || other.startsWith(`${each}/`));
  for (let number = 1; ; number += 1) {
    const each = number === 1 ? name : `${name}-${number}`;
    if (!isTaken(each)) return each;
  }
};

type Commit = { branch: string; tree: string; message: string };

/**
 * Makes the commit and checks its branch out, without touching a file: those of the commit are what the files
 * are already. In the index only what was kept changes.
 */
const commitOn = async (
  repository: Repository,
  { branch, tree, message }: Commit,
): Promise<{ commit: string } | OwnTrouble> => {
  const { commit: parent, branch: current } = repository;
  const made = await git(repository, ['commit-tree', tree, '-p', parent, '-F', '-'], {
    input: message,
  });
  if (made.code !== 0) return troubleIn(made);
  const commit = textOf(made);
  const [ref, isNew] = [`refs/heads/${branch}`, branch !== current];
  const why = ['-m', 'edit: keep'];
  const before = isNew ? '0'.repeat(commit.length) : parent;
  const written = await git(repository, ['update-ref', ...why, ref, commit, before]);
  if (written.code !== 0) return troubleIn(written);
  if (isNew) {
    const head = await git(repository, ['symbolic-ref', ...why, 'HEAD', ref]);
    if (head.code !== 0) {
      await git(repository, ['update-ref', '-d', ref, commit]);
      return troubleIn(head);
    }
  }
  const changed = await git(repository, ['diff-tree', '-r', '-z', '--name-only', parent, commit]);
  const paths = ['--pathspec-from-file=-', '--pathspec-file-nul'];
  await git(repository, ['--literal-pathspecs', 'reset', '--quiet', ...paths], {
    input: changed.out,
  });
  return { commit };
};

const noRemote: Pushed = {
  is: 'not-pushed',
  why: 'no-remote',
  words:
    'The project has no remote, such as GitHub: the commit is only on this machine. The changed files can be had as a ZIP.',
};

const send = async (repository: Repository, branch: string, timeout: number) => {
  const remote = await remoteOf(repository);
  if (remote === undefined) return { pushed: noRemote };
  const { pushed, output } = await push(repository, { remote, branch, timeout });
  if (pushed.is !== 'pushed') return { pushed };
  const address = await addressOf(repository, remote);
  const base = await baseOf(repository, remote);
  const page = pullRequestPage({ remote: address, branch, base, output });
  return { pushed, ...(page !== undefined && { page }) };
};

export type KeepOptions = KeepRequest & {
  /** The day today, as 2026-03-31. */
  today: string;
  /** How long a push may take, in milliseconds. */
  pushTimeout?: number;
};

/**
 * Keeps what has changed of the site as a commit: exactly its config/, public/ and security rules; whatever else
 * has changed in the working tree or stands in the index stays as it is. The commit is on a branch of its own,
 * `edit/<day>-<words>`, which is then checked out, since its files are those that are there: the list of changes
 * is empty from then on, and more can be kept. What is kept while such a branch is checked out joins it, and with
 * it its pull request, unless `newBranch` says otherwise. No hook is run: one may change files, or be
 * a stranger's (run-git.ts), and the pull request is checked anyway.
 */
export const keepChanges = async (
  site: string,
  { words = '', newBranch = false, today, pushTimeout = 60_000 }: KeepOptions,
): Promise<KeepAnswer> => {
  const impossible = (trouble: OwnTrouble): KeepAnswer => ({ is: 'impossible', ...trouble });
  const repository = await repositoryOf(site);
  if (isTrouble(repository)) return impossible(repository);
  const { branch: current } = repository;
  const trouble = await hindrance(repository);
  if (trouble || current === undefined) return impossible(trouble ?? troubleOf('no-branch'));

  const written = await treeOfSite(repository);
  if (written.code !== 0) return impossible(troubleIn(written));
  const tree = textOf(written);
  if (tree === textOf(await git(repository, ['rev-parse', 'HEAD^{tree}']))) {
    return { is: 'nothing', words: 'Nothing has changed since the last commit.' };
  }
  const about = await commitWords({ past: () => gitPast(site) }, { words, today });
  const { title, message } = about;
  const joins = isOwnBranch(current) && !newBranch;
  const branch = joins ? current : await freeBranch(repository, about.branch);
  const made = await commitOn(repository, { branch, tree, message });
  if ('why' in made) return impossible(made);
  const sent = await send(repository, branch, pushTimeout);
  const outcome = joins ? `Added to the branch ${branch}` : `Kept on the new branch ${branch}`;
  return { is: 'kept', branch, commit: made.commit, words: `${outcome}: ${title}`, ...sent };
};

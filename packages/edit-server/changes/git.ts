import { existsSync, realpathSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { siteParts } from '../../config-values/site-parts';
import type { GitTrouble } from '../../edit-protocol/changes-protocol';
import type { Trouble } from '../../site-changes';
import { type Checkout, git, type GitAnswer, ownSettings, textOf } from './run-git';

const troubles: Record<GitTrouble, string> = {
  'no-git': 'Git is not installed on this machine',
  'no-repository': 'This folder is not kept by git',
  'not-trusted':
    'This folder belongs to another account of this machine, so git does not open it. Somebody who knows the project can allow it: git config --global --add safe.directory',
  ignored: 'Git is told to ignore this site (.gitignore)',
  'no-commit': 'Git keeps this folder, but nothing has been committed yet',
  'no-name':
    'Git does not know who you are. Type these two lines into a terminal, with your name and address: git config --global user.name "Your Name" and git config --global user.email you@example.com',
  'no-branch':
    'The project is at a single commit and on no branch. Somebody who knows git can change that: git switch main',
  merging:
    'Git is in the middle of joining other changes (a merge or a rebase). Somebody who knows git must finish that first',
  failed: 'Git does not work here',
};

/** Without the name and the password in addresses. */
const withoutCredentials = (text: string): string =>
  text.replaceAll(/([a-z][a-z0-9+.-]*:\/\/)[^\s/@]*@/gi, '$1');

/** Git's own last line, without credentials. */
export const lastLine = (err: string): string =>
  withoutCredentials(
    err
      .split('\n')
      .map((line) => line.trim())
      .findLast((line) => line !== '') ?? '',
  );

const troubleWords = (why: GitTrouble, err = ''): string =>
  why === 'failed' && err.trim() !== ''
    ? `${troubles.failed}: ${lastLine(err)}.`
    : `${troubles[why]}.`;

export type OwnTrouble = Trouble & { why: GitTrouble };

export const troubleOf = (why: GitTrouble, err = ''): OwnTrouble => ({
  why,
  words: troubleWords(why, err),
});

/** What stands in the way when a command could not be carried out. */
export const troubleIn = ({ code, err, tookTooLong }: GitAnswer): OwnTrouble => {
  if (code === null && !tookTooLong) return troubleOf('no-git');
  if (/dubious ownership/i.test(err)) return troubleOf('not-trusted');
  if (/not a git repository/i.test(err)) return troubleOf('no-repository');
  return troubleOf('failed', tookTooLong ? 'it did not answer in time' : err);
};

export type Repository = Checkout & {
  site: string;
  /** The site's folder from the root, as examples/dentist/; empty for the root. */
  prefix: string;
  /** The commit at hand, or an earlier one that the site is compared with. */
  commit: string;
  /** Left out on a detached HEAD. */
  branch?: string;
};

/** The nearest folder with .git, which no commit can hold; links are followed, as git does. */
const rootAround = (folder: string): string | undefined => {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(join(at, '.git'))) return at;
    if (dirname(at) === at) return undefined;
  }
};

/** The repository around a site's folder, or why there is none to compare with. */
export const repositoryOf = async (site: string): Promise<Repository | OwnTrouble> => {
  const folder = realpathSync(site);
  const root = rootAround(folder);
  if (root === undefined) return troubleOf('no-repository');
  const way = relative(root, folder).replaceAll('\\', '/');
  const prefix = way === '' ? '' : `${way}/`;
  const bare = { root, settings: [] };
  const found = await git(bare, ['rev-parse', '--is-inside-work-tree', '--show-prefix']);
  if (found.code !== 0) return troubleIn(found);
  if (textOf(found) !== 'true') return troubleOf('no-repository');
  const listed = await git(bare, ['config', '--list', '--show-scope', '-z']);
  if (listed.code !== 0) return troubleIn(listed);
  const checkout = { root, settings: ownSettings(listed.out.toString('utf8')) };
  const [commit, ignored, branch] = await Promise.all([
    git(checkout, ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']),
    git(checkout, ['check-ignore', '--quiet', '--', `${prefix}config`]),
    git(checkout, ['symbolic-ref', '--quiet', '--short', 'HEAD']),
  ]);
  if (commit.code !== 0) return troubleOf('no-commit');
  if (ignored.code === 0) return troubleOf('ignored');
  return {
    ...checkout,
    site,
    prefix,
    commit: textOf(commit),
    ...(branch.code === 0 && { branch: textOf(branch) }),
  };
};

/** The same from the root, for commands that take patterns. */
export const sitePaths = ({ prefix }: Repository, parts: readonly string[] = siteParts): string[] =>
  parts.map((part) => `:(literal)${prefix}${part}`);

/** A file as the site's folder names it. */
export const withoutPrefix = ({ prefix }: Repository, file: string): string =>
  file.slice(prefix.length);

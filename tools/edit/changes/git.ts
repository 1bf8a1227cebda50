import { spawn } from 'node:child_process';
import type { GitTrouble } from '../../../src/editor/changes-protocol';

/** How a command of git ended; `code` is null where there is no git, or where it took too long. */
export type GitAnswer = { code: number | null; out: Buffer; err: string; tookTooLong: boolean };

export type GitOptions = {
  input?: string | Buffer;
  env?: Record<string, string>;
  /** In milliseconds. */
  timeout?: number;
};

/** Which repository is meant is said by the folder, not by whoever started this process, perhaps a hook. */
const ofOtherRepositories = [
  ...['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE', 'GIT_PREFIX', 'GIT_COMMON_DIR'],
  ...['GIT_OBJECT_DIRECTORY', 'GIT_ALTERNATE_OBJECT_DIRECTORIES', 'GIT_NAMESPACE'],
];

/** Messages in English, and no question in a terminal or a window that nobody looks at. */
const quiet = {
  LC_ALL: 'C',
  GIT_TERMINAL_PROMPT: '0',
  GCM_INTERACTIVE: 'never',
  SSH_ASKPASS_REQUIRE: 'never',
  GIT_EDITOR: 'true',
};

const environment = (more: Record<string, string> = {}): NodeJS.ProcessEnv => {
  const own = Object.entries(process.env).filter(([name]) => !ofOtherRepositories.includes(name));
  return { ...Object.fromEntries(own), ...quiet, ...more };
};

const isWindows = process.platform === 'win32';

/** Ends git and the programs that it has started, such as ssh. */
const end = (pid: number | undefined) => {
  try {
    if (pid !== undefined) process.kill(isWindows ? pid : -pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
};

const asks = ['--no-optional-locks', '-c', 'core.quotePath=false'];

/** Runs git in a folder, never by a shell. Never rejects. */
export const git = (
  folder: string,
  args: string[],
  { input, env, timeout = 20_000 }: GitOptions = {},
): Promise<GitAnswer> =>
  new Promise((resolve) => {
    const out: Buffer[] = [];
    const err: Buffer[] = [];
    let tookTooLong = false;
    const child = spawn('git', [...asks, ...args], {
      cwd: folder,
      env: environment(env),
      // A group of its own can be ended as a whole, and has no terminal to ask in.
      detached: !isWindows,
      windowsHide: true,
    });
    const timer = setTimeout(() => {
      tookTooLong = true;
      end(child.pid);
    }, timeout);
    const answer = (code: number | null) => {
      clearTimeout(timer);
      const said = Buffer.concat(err).toString('utf8');
      resolve({ code, out: Buffer.concat(out), err: said, tookTooLong });
    };
    child.stdout.on('data', (part: Buffer) => out.push(part));
    child.stderr.on('data', (part: Buffer) => err.push(part));
    child.on('error', () => answer(null));
    child.on('close', (code) => answer(code));
    // Git may end before it has read all.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });

export const textOf = ({ out }: GitAnswer): string => out.toString('utf8').trim();

/** Parts that \0 ends. */
export const partsOf = ({ out }: GitAnswer): string[] =>
  out.toString('utf8').split('\0').filter(Boolean);

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

/** Why git is of no use, in words. */
const troubleWords = (why: GitTrouble, err = ''): string =>
  why === 'failed' && err.trim() !== ''
    ? `${troubles.failed}: ${lastLine(err)}.`
    : `${troubles[why]}.`;

export type Trouble = { why: GitTrouble; words: string };

export const troubleOf = (why: GitTrouble, err = ''): Trouble => ({
  why,
  words: troubleWords(why, err),
});

/** What stands in the way when a command could not be carried out. */
export const troubleIn = ({ code, err, tookTooLong }: GitAnswer): Trouble => {
  if (code === null && !tookTooLong) return troubleOf('no-git');
  if (/dubious ownership/i.test(err)) return troubleOf('not-trusted');
  if (/not a git repository/i.test(err)) return troubleOf('no-repository');
  return troubleOf('failed', tookTooLong ? 'it did not answer in time' : err);
};

/** Where a site is in its repository. */
export type Repository = {
  site: string;
  root: string;
  /** The site's folder from the root, as examples/dentist/; empty for the root. */
  prefix: string;
  /** The commit at hand. */
  commit: string;
  /** Left out on a detached HEAD. */
  branch?: string;
};

/** The repository around a site's folder, or why there is none to compare with. */
export const repositoryOf = async (site: string): Promise<Repository | Trouble> => {
  const found = await git(site, ['rev-parse', '--show-toplevel', '--show-prefix']);
  if (found.code !== 0) return troubleIn(found);
  const [root = '', prefix = ''] = found.out.toString('utf8').split('\n');
  if (root === '') return troubleOf('no-repository');
  const [commit, ignored, branch] = await Promise.all([
    git(site, ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']),
    git(site, ['check-ignore', '--quiet', 'config']),
    git(site, ['symbolic-ref', '--quiet', '--short', 'HEAD']),
  ]);
  if (commit.code !== 0) return troubleOf('no-commit');
  if (ignored.code === 0) return troubleOf('ignored');
  return {
    site,
    root,
    prefix,
    commit: textOf(commit),
    ...(branch.code === 0 && { branch: textOf(branch) }),
  };
};

export const isTrouble = (found: Repository | Trouble): found is Trouble => 'why' in found;

/** What of a site's folder is the site: nothing else is compared or kept. */
export const siteParts = ['config', 'public', 'firestore.rules', 'storage.rules'];

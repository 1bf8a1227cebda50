import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { devNull } from 'node:os';
import { delimiter, dirname, isAbsolute, join, relative } from 'node:path';

/**
 * The one place that runs git. The files of a checkout, and its own settings, may be those of a stranger's pull
 * request: no program that they name is run.
 */
export type Checkout = {
  /** The folder with .git. Git is run only there: a folder further in may look like a bare repository. */
  root: string;
  /** What is set in place of the checkout's own settings that name programs; see `ownSettings`. */
  settings: readonly Setting[];
};

type Setting = readonly [key: string, value: string];

/** How a command of git ended; `code` is null where there is no git, or where it took too long. */
export type GitAnswer = { code: number | null; out: Buffer; err: string; tookTooLong: boolean };

export type GitOptions = {
  input?: string | Buffer;
  env?: Record<string, string>;
  /** In milliseconds. */
  timeout?: number;
};

/**
 * Of the variables of git those that say who the person is and how they log in. The others may come from a hook
 * that has started this process, and name another repository, or programs (git(1), "Environment Variables").
 */
const passedOn = [
  ...['GIT_AUTHOR_NAME', 'GIT_AUTHOR_EMAIL', 'GIT_COMMITTER_NAME', 'GIT_COMMITTER_EMAIL'],
  ...['GIT_ASKPASS', 'GIT_SSH', 'GIT_SSH_COMMAND', 'GIT_SSH_VARIANT', 'GIT_EXEC_PATH'],
  ...['GIT_CONFIG_GLOBAL', 'GIT_CONFIG_SYSTEM', 'GIT_CONFIG_NOSYSTEM'],
  ...['GIT_SSL_CAINFO', 'GIT_SSL_CAPATH', 'GIT_HTTP_PROXY_AUTHMETHOD'],
];

/** Messages in English, and no question in a terminal or a window that nobody looks at. */
const quiet = {
  LC_ALL: 'C',
  GIT_TERMINAL_PROMPT: '0',
  GCM_INTERACTIVE: 'never',
  SSH_ASKPASS_REQUIRE: 'never',
  GIT_EDITOR: 'true',
  GIT_PAGER: 'cat',
  // Only a push reaches others.
  GIT_ALLOW_PROTOCOL: '',
  GIT_NO_LAZY_FETCH: '1',
};

/** What no file of settings changes: the command line counts most (git-config(1), "SCOPES"). */
const fixed: readonly Setting[] = [
  ['safe.bareRepository', 'explicit'],
  ['core.fsmonitor', 'false'],
  ['core.hooksPath', devNull],
  ['core.quotePath', 'false'],
  ['gc.auto', '0'],
  ['maintenance.auto', 'false'],
  ['submodule.recurse', 'false'],
  ['push.recurseSubmodules', 'no'],
  ['push.gpgSign', 'false'],
];

const isWindows = process.platform === 'win32';

const isWithin = (folder: string, root: string) => {
  const way = relative(root, folder);
  return !way.startsWith('..') && !isAbsolute(way);
};

/** Where programs are looked for: nowhere in the checkout, as npm's own scripts would. */
const searchPath = (root: string): string[] => {
  const [, path = ''] = Object.entries(process.env).find(([name]) => /^path$/i.test(name)) ?? [];
  return path.split(delimiter).filter((each) => isAbsolute(each) && !isWithin(each, root));
};

const environment = (
  { root, settings }: Checkout,
  more: Record<string, string> = {},
): NodeJS.ProcessEnv => {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^path$/i.test(name) && (!/^GIT_/i.test(name) || passedOn.includes(name)),
  );
  const set = settings.flatMap(([key, value], at): [string, string][] => [
    [`GIT_CONFIG_KEY_${at}`, key],
    [`GIT_CONFIG_VALUE_${at}`, value],
  ]);
  return {
    ...Object.fromEntries([...own, ...set]),
    GIT_CONFIG_COUNT: String(settings.length),
    GIT_CEILING_DIRECTORIES: dirname(root),
    PATH: searchPath(root).join(delimiter),
    ...quiet,
    ...more,
  };
};

/** Ends git and the programs that it has started, such as ssh. */
const end = (pid: number | undefined) => {
  try {
    if (pid !== undefined) process.kill(isWindows ? pid : -pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
};

const asks = [
  ...['--no-optional-locks', '--no-pager', '--no-replace-objects'],
  ...fixed.flatMap(([key, value]) => ['-c', `${key}=${value}`]),
];

/** By its whole path: Windows looks for a bare name in the folder first. */
const programIn = (root: string): string | undefined =>
  searchPath(root)
    .map((folder) => join(folder, isWindows ? 'git.exe' : 'git'))
    .find((file) => existsSync(file));

/** Runs git at the root of a checkout, never by a shell. Never rejects. */
export const git = (
  checkout: Checkout,
  args: readonly string[],
  { input, env, timeout = 20_000 }: GitOptions = {},
): Promise<GitAnswer> =>
  new Promise((resolve) => {
    const out: Buffer[] = [];
    const err: Buffer[] = [];
    let tookTooLong = false;
    const program = programIn(checkout.root);
    if (program === undefined) {
      resolve({ code: null, out: Buffer.alloc(0), err: '', tookTooLong });
      return;
    }
    const child = spawn(program, [...asks, ...args], {
      cwd: checkout.root,
      env: environment(checkout, env),
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
      const stderr = Buffer.concat(err).toString('utf8');
      resolve({ code, out: Buffer.concat(out), err: stderr, tookTooLong });
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

/** Settings that name a program which one of the commands here would run. */
const namesProgram =
  /^(?:credential\.(?:.*\.)?helper|filter\..*\.(?:clean|smudge|process)|core\.(?:sshcommand|askpass)|gpg\.(?:.*\.)?program)$/s;

const isHelper = (key: string) => key.startsWith('credential.');

/**
 * What stands in place of each setting of the checkout's own files that names a program: what the person has set
 * for themselves, else nothing. An empty `credential.helper` forgets those named before (gitcredentials(7)).
 */
export const ownSettings = (listed: string): Setting[] => {
  const parts = listed.split('\0');
  const all = parts.flatMap((scope, at) => {
    if (at % 2 > 0) return [];
    const [, key = '', value = ''] = /^([^\n]*)\n?(.*)$/s.exec(parts[at + 1] ?? '') ?? [];
    return [{ isOfPerson: scope === 'system' || scope === 'global', key, value }];
  });
  const persons = all.filter(({ isOfPerson }) => isOfPerson);
  const named = all.flatMap(({ isOfPerson, key }) =>
    !isOfPerson && namesProgram.test(key) ? [key] : [],
  );
  const helpers = persons.filter(({ key }) => isHelper(key) && namesProgram.test(key));
  const single = [...new Set(named.filter((key) => !isHelper(key)))].map((key): Setting => [
    key,
    persons.findLast((each) => each.key === key)?.value ?? '',
  ]);
  if (!named.some(isHelper)) return single;
  return [
    ...single,
    ['credential.helper', ''],
    ...helpers.map(({ key, value }): Setting => [key, value]),
  ];
};

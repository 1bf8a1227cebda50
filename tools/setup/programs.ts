import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const isProgram = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

type Sought = {
  /** Its possible names on the PATH; the first that exists is used. */
  commands: readonly string[];
  /** Other possible places. */
  files?: readonly string[];
  /** The environment variable that names the file; if set, only it counts. */
  variable: string;
};

/** A program of this machine. Throws when its environment variable names something else. */
export const findProgram = ({ commands, files = [], variable }: Sought): string | undefined => {
  const chosen = process.env[variable];
  if (chosen) {
    if (isProgram(chosen)) return chosen;
    throw new Error(`${variable} is "${chosen}", but no program is there.`);
  }
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => commands.map((command) => join(folder, command)));
  return [...onPath, ...files].find(isProgram);
};

/** How each package manager installs packages without asking. */
const managers = {
  'apt-get': [['update'], ['install', '-y']],
  dnf: [['install', '-y']],
  apk: [['add']],
  pacman: [['-S', '--noconfirm']],
  zypper: [['--non-interactive', 'install']],
} as const;

type Manager = keyof typeof managers;

/** The packages of one program, by package manager; some have none. */
type Packages = Partial<Record<Manager, readonly string[]>>;

const isThere = (command: string) => spawnSync(command, ['--version']).error === undefined;

const run = (command: string, args: readonly string[]) => {
  const asRoot = process.getuid?.() === 0;
  const line = asRoot || !isThere('sudo') ? [command, ...args] : ['sudo', '-n', command, ...args];
  console.log(`> ${line.join(' ')}`);
  return spawnSync(line[0] ?? command, line.slice(1), { stdio: ['ignore', 'ignore', 'inherit'] })
    .status;
};

/** Installs with the first available package manager that has them. Returns whether it did. */
export const installPackages = (packages: Packages): boolean => {
  for (const [manager, steps] of Object.entries(managers)) {
    const names = packages[manager as Manager];
    if (!names || !isThere(manager)) continue;
    const last = steps.length - 1;
    return steps.every(
      (args, index) => run(manager, index === last ? [...args, ...names] : args) === 0,
    );
  }
  return false;
};

type Needed = {
  /** As in "No … was found". */
  name: string;
  find: () => string | undefined;
  packages: Packages;
  /** What to do where nothing could be installed. */
  advice: string;
};

/** The file of a program, installed first if it is not there. Throws when it cannot be had. */
export const ensureProgram = ({ name, find, packages, advice }: Needed): string => {
  const found = find();
  if (found) return found;
  console.log(`${name} was not found; installing it with the package manager …`);
  const installed = installPackages(packages) ? find() : undefined;
  if (installed) return installed;
  throw new Error(`${name} is needed, and could not be found or installed. ${advice}`);
};

import { spawnSync } from 'node:child_process';

/** How each package manager installs packages without asking. */
const managers = {
  'apt-get': [['update'], ['install', '-y']],
  dnf: [['install', '-y']],
  apk: [['add']],
  pacman: [['-S', '--noconfirm']],
  zypper: [['--non-interactive', 'install']],
} as const;

type Manager = keyof typeof managers;

/** The packages of one program; managers call them by different names, and some have none. */
export type Packages = Partial<Record<Manager, readonly string[]>>;

const isThere = (command: string) => spawnSync(command, ['--version']).error === undefined;

const run = (command: string, args: readonly string[]) => {
  const asRoot = process.getuid?.() === 0;
  const line = asRoot || !isThere('sudo') ? [command, ...args] : ['sudo', '-n', command, ...args];
  console.log(`> ${line.join(' ')}`);
  return spawnSync(line[0] ?? command, line.slice(1), { stdio: ['ignore', 'ignore', 'inherit'] })
    .status;
};

/** Installs with the first package manager that is there and has them. Answers whether it did. */
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

import { spawnSync } from 'node:child_process';
import { reportAndExit } from '../report-and-exit';
import { findBrowser } from './find-browser';

/** How each package manager installs Chromium; the first that is there is used. */
const managers = [
  { command: 'apt-get', steps: [['update'], ['install', '-y', 'chromium']] },
  { command: 'dnf', steps: [['install', '-y', 'chromium']] },
  { command: 'apk', steps: [['add', 'chromium']] },
  { command: 'pacman', steps: [['-S', '--noconfirm', 'chromium']] },
  { command: 'zypper', steps: [['--non-interactive', 'install', 'chromium']] },
];

const isThere = (command: string) => spawnSync(command, ['--version']).error === undefined;

const run = (command: string, args: string[]) => {
  const asRoot = process.getuid?.() === 0;
  const line = asRoot || !isThere('sudo') ? [command, ...args] : ['sudo', '-n', command, ...args];
  console.log(`> ${line.join(' ')}`);
  return spawnSync(line[0] ?? command, line.slice(1), { stdio: ['ignore', 'ignore', 'inherit'] })
    .status;
};

const install = () => {
  const manager = managers.find(({ command }) => isThere(command));
  console.log('No Chromium was found; installing one with the package manager …');
  return manager?.steps.every((args) => run(manager.command, args) === 0) ?? false;
};

/** Makes sure that the browser tests have a browser. Fails loudly: they are never left out. */
try {
  const browser = findBrowser() ?? (install() ? findBrowser() : undefined);
  if (!browser) {
    throw new Error(
      'The browser tests need Chromium or Chrome, and none could be found or installed. Install one, or set CHROME_PATH to its program.',
    );
  }
  console.log(`Browser: ${browser}`);
} catch (error) {
  reportAndExit(error);
}

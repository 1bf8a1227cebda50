import { spawn } from 'node:child_process';

type Environment = Record<string, string | undefined>;

/**
 * The program that shows an address, and what it is called with: the one of BROWSER, by which an editor in a
 * browser tab (GitHub Codespaces) names itself, or else the system's.
 */
export const programFor = (
  address: string,
  { platform, environment }: { platform: NodeJS.Platform; environment: Environment },
): [program: string, ...options: string[]] => {
  // `start` is a command of the shell, and takes a first text in quotes for a title.
  if (platform === 'win32') return ['cmd', '/c', 'start', '""', address];
  const named = environment.BROWSER?.trim() ?? '';
  // A list of programs, or one with a place for the address, is for other tools to read.
  if (/^[\w./+-]+$/.test(named)) return [named, address];
  return [platform === 'darwin' ? 'open' : 'xdg-open', address];
};

/** Nobody sits before a server of CI; EDIT_OPEN=0 asks for it. */
export const mayOpen = ({ CI, EDIT_OPEN }: Environment): boolean => !CI && EDIT_OPEN !== '0';

/** Opens the address in the person's browser. Never fails: the terminal shows the address too. */
export const openBrowser = (address: string, environment: Environment = process.env): void => {
  if (!mayOpen(environment)) return;
  const [program, ...options] = programFor(address, { platform: process.platform, environment });
  const opened = spawn(program, options, {
    stdio: 'ignore',
    detached: true,
    windowsVerbatimArguments: true,
  });
  opened.on('error', () => undefined);
  opened.unref();
};

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';

const ends = ['SIGINT', 'SIGTERM'] as const;

/** As a shell reports it: 130 for Ctrl+C. */
const statusOf = (status: number | null, signal: NodeJS.Signals | null) =>
  status ?? 128 + constants.signals[signal ?? 'SIGKILL'];

/**
 * Builds the site in a process of its own, which says itself what is wrong: what builds takes much memory, and is
 * gone with it. Ends this process where that fails, with its status.
 */
export const buildApart = async (root: string): Promise<void> => {
  const building = spawn(process.execPath, ['tools/run.mjs', 'tools/build/main.ts', '--quiet'], {
    cwd: root,
    // The channel tells it when this process is gone, however it was ended.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  const pass = (signal: NodeJS.Signals) => void building.kill(signal);
  for (const signal of ends) process.on(signal, pass);
  const [status, signal] = (await once(building, 'exit')) as [number | null, NodeJS.Signals | null];
  for (const each of ends) process.off(each, pass);
  if (status !== 0) process.exit(statusOf(status, signal));
};

import { spawn } from 'node:child_process';

/** Runs npx with `args` in `folder`, and resolves to the status that it ends with. */
export const handOver = (args: string[], folder: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const shell = process.platform === 'win32';
    spawn('npx', args, { cwd: folder, stdio: 'inherit', shell })
      .once('error', reject)
      // A command that was stopped has no status.
      .once('close', (status) => resolve(status ?? 1));
  });

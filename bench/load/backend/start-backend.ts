import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export type Backend = {
  /** Resolves when it answers. */
  ready: () => Promise<void>;
  /** Ends it at once (SIGKILL) and starts it again, without waiting until it answers. */
  killAndRestart: () => Promise<void>;
  stop: () => Promise<void>;
  /** Milliseconds from kills until it answered again, and how many kills came while it was starting. */
  outages: () => { downtime: number; killsWhileStarting: number };
  /** Rejects when it ends unexpectedly. */
  ended: Promise<never>;
};

const script = join(import.meta.dirname, 'serve.ts');

/** Starts the embedded backend on `dataDir`, in a process of its own. */
export const startBackend = (
  dataDir: string,
  port: number,
  env: NodeJS.ProcessEnv = process.env,
): Backend => {
  let child: ChildProcess;
  let ready: Promise<void>;
  let downSince: number | undefined;
  let downtime = 0;
  let killsWhileStarting = 0;
  let fail: (reason: Error) => void;
  const ended = new Promise<never>((_, reject) => (fail = reject));
  ended.catch(() => undefined);

  const start = () => {
    const started = fork(script, [dataDir, String(port)], { execArgv: ['--import', 'tsx'], env });
    child = started;
    ready = once(started, 'message').then(() => {
      if (child !== started) return;
      if (downSince !== undefined) downtime += performance.now() - downSince;
      downSince = undefined;
    });
    started.once('exit', (code, signal) => {
      if (!started.killed) fail(new Error(`The backend ended by itself: ${code ?? signal}.`));
    });
  };
  const kill = async () => {
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  };

  start();
  return {
    ready: () => Promise.race([ready, ended]),
    killAndRestart: async () => {
      if (downSince !== undefined) killsWhileStarting += 1;
      downSince ??= performance.now();
      await kill();
      start();
    },
    stop: kill,
    outages: () => ({ downtime, killsWhileStarting }),
    ended,
  };
};

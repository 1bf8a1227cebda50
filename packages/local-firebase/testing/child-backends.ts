import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

type ChildBackend = {
  port: number;
  isRunning: () => boolean;
  /** Resolves once it has ended. */
  kill: () => Promise<void>;
};

/** Arguments of Node.js, variables, and a file of other rules than the project's own. */
type Options = { node?: string[]; env?: Record<string, string>; rulesFile?: string };

const killed = async (child: ChildProcess) => {
  const gone = once(child, 'exit');
  if (child.kill('SIGKILL')) await gone;
};

/** Starts backends in processes of their own, which can be killed; none outlives its test. */
export const childBackends = () => {
  const children: ChildProcess[] = [];
  afterEach(() => Promise.all(children.splice(0).map(killed)));

  return async (
    dataDir: string,
    { node = [], env = {}, rulesFile }: Options = {},
  ): Promise<ChildBackend> => {
    const program = ['tools/run.mjs', 'packages/local-firebase/testing/serve.ts', dataDir];
    if (rulesFile !== undefined) program.push(rulesFile);
    const child = spawn(process.execPath, [...node, ...program], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, ...env },
    });
    children.push(child);
    const ended = once(child, 'exit').then(() => Promise.reject(new Error('It did not start.')));
    const printed = await Promise.race([once(child.stdout, 'data'), ended]);
    ended.catch(() => undefined);
    return {
      port: Number(printed[0]),
      isRunning: () => child.exitCode === null,
      kill: () => killed(child),
    };
  };
};

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ownEnvironment } from './browser/project-copy';

type Wanted = {
  /** Of the project; it says one line of JSON when it serves, and ends with its input (`serveUntilEnd`). */
  program: string;
  args: readonly string[];
  environment?: Record<string, string> | undefined;
};

/**
 * Starts a server in a process of its own, which is bundled once: neither Jest nor Playwright has to load, and to
 * compile, the thousand modules of each. Resolves to what it says of itself.
 */
export const startServer = async <Said>({ program, args, environment }: Wanted) => {
  const child = spawn(process.execPath, ['tools/run.mjs', program, ...args], {
    env: { ...ownEnvironment(), ...environment },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  const line = new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (data: Buffer) => {
      said += data.toString();
      if (said.includes('\n')) resolve(said.slice(0, said.indexOf('\n')));
    });
    void ended.then(() => reject(new Error(`${program} ended. ${said}`)));
  });
  return {
    said: JSON.parse(await line) as Said,
    stop: async () => {
      child.stdin.end();
      await ended;
    },
  };
};

/** For such a program: says what it serves, and stops with its input. */
export const serveUntilEnd = (said: object, stop: () => Promise<unknown>) => {
  process.stdout.write(`${JSON.stringify(said)}\n`);
  process.stdin.resume();
  process.stdin.once('end', () => void stop().then(() => process.exit(0)));
};

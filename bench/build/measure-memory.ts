import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { memoryOfTree, watchMemory } from './process-tree';

/** In MiB: the most at once while `npm start` builds, and what stays while it serves. */
export type StartMemory = { peak: number; resting: number };

/** What a visitor and somebody who looks at stored data ask for: what it needs is loaded by then. */
const asked = ['/', '/nothing-there', '/__local/'];

/**
 * Starts the site `name` of the project in `folder` as `npm start` does, asks it for some pages, and ends it. With
 * what is cached of pictures and fonts, as in most starts.
 */
export const measureMemory = async (
  folder: string,
  { name, port }: { name: string; port: number },
): Promise<StartMemory> => {
  const { NODE_ENV: _, ...env } = process.env;
  const child = spawn(process.execPath, ['tools/run.mjs', 'tools/serve/main.ts'], {
    cwd: folder,
    env: { ...env, SITE: name, PORT: String(port), LOCAL_FIREBASE_DIR: join(folder, 'data') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const memory = watchMemory(child.pid ?? 0);
  let said = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (data: Buffer) => {
      said += data.toString();
      if (said.includes('/__local/')) resolve();
    });
    child.once('exit', () => reject(new Error(`npm start ended:\n${said}`)));
  });
  const peak = memory.end();
  for (const path of asked) await (await fetch(`http://localhost:${port}${path}`)).text();
  const resting = memoryOfTree(child.pid ?? 0);
  child.kill();
  await once(child, 'exit');
  return { peak, resting };
};

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { copyProject } from '../shared/copy-project';
import { addBenchPages } from './bench-pages';

/** Timeout in milliseconds. */
const patience = 60_000;

export type EditServer = {
  pid: number | undefined;
  /** The address of a page, with the token of this start. */
  addressOf: (path: string) => string;
  stop: () => Promise<void>;
};

/** Starts the command of `npm run edit` in a copy of the project. */
export const startEdit = async (folder: string, port: number): Promise<EditServer> => {
  const { NODE_ENV: _, SITE: __, ...env } = process.env;
  const child = spawn(process.execPath, ['tools/run.mjs', 'tools/edit/main.ts'], {
    cwd: folder,
    env: {
      ...env,
      PORT: String(port),
      EDIT_OPEN: '0',
      CODESPACE_NAME: '',
      LOCAL_FIREBASE_DIR: join(folder, 'data'),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async () => {
    if (child.exitCode !== null) return;
    child.kill();
    await once(child, 'exit');
  };
  const address = await new Promise<URL>((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (data: Buffer) => {
      said += data.toString();
      const [found] = /http\S+#edit=\S+/.exec(said) ?? [];
      if (found !== undefined) resolve(new URL(found));
    });
    child.on('exit', () => reject(new Error(`npm run edit ended:\n${said}`)));
    setTimeout(() => reject(new Error(`npm run edit did not start:\n${said}`)), patience).unref();
  }).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return {
    pid: child.pid,
    addressOf: (path) => `${address.origin}${path}${address.hash}`,
    stop,
  };
};

export type EditedCopy = EditServer & {
  /** The folder of the site. */
  folder: string;
};

/** The same on a copy of the project with the pages of the bench. */
export const serveEdit = async (port: number): Promise<EditedCopy> => {
  const { folder, remove } = copyProject();
  addBenchPages(folder);
  const { stop, ...server } = await startEdit(folder, port).catch((error: unknown) => {
    remove();
    throw error;
  });
  return { ...server, folder, stop: () => stop().finally(remove) };
};

/** @jest-environment node */
import { EventEmitter } from 'node:events';
import { readdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import type { PreviewServer } from 'vite';
import { temporaryFolders } from '../../tests/temporary-folder';
import type { Middleware } from '../http/middleware';
import { localFirebasePlugin } from './local-firebase-plugin';
import { commitOf, records, send } from './testing/send';

const env = { ...process.env };
const folder = temporaryFolders();

afterEach(() => {
  process.env = { ...env };
});

/** What the plugin uses of a server of Vite. */
const viteServer = (root: string) => {
  const used: Middleware[] = [];
  const logged: string[] = [];
  const logger = {
    info: (text: string) => logged.push(text),
    warn: (text: string) => logged.push(text),
  };
  const httpServer = new EventEmitter();
  const server = {
    config: { server: { port: 1 }, preview: { port: 1 }, root, logger },
    middlewares: { use: (m: Middleware) => used.push(m) },
    httpServer,
  };
  return { server: server as unknown as PreviewServer, used, logged, httpServer };
};

const hook = (name: 'configureServer' | 'configurePreviewServer') => {
  const mount = localFirebasePlugin()[name];
  if (typeof mount !== 'function') throw new TypeError('The plugin has no such hook.');
  return mount as (server: PreviewServer) => Promise<void>;
};

describe.each(['configureServer', 'configurePreviewServer'] as const)('%s', (name) => {
  test('mounts a backend that stores in the folder of LOCAL_FIREBASE_DIR', async () => {
    process.env.LOCAL_FIREBASE_DIR = path.join(folder(), 'chosen');
    const { server, used, logged, httpServer } = viteServer(process.cwd());
    await hook(name)(server);
    const [middleware] = used;
    const listening = createServer((req, res) => middleware?.(req, res, () => res.end()));
    await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
    const address = listening.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const { status } = await send(port, commitOf('subcribe/one', records.subcribe));
    listening.close();
    httpServer.emit('close');
    expect(status).toBe(200);
    expect(await readdir(path.join(folder(), 'chosen', 'documents'))).toHaveLength(1);
    expect(logged.join()).toContain(path.join(folder(), 'chosen'));
  });
});

test('a server whose rules are missing does not start', async () => {
  const { server } = viteServer(folder());
  await expect(hook('configureServer')(server)).rejects.toThrow(
    `The security rules ${path.join(folder(), 'firestore.rules')} cannot be read`,
  );
});

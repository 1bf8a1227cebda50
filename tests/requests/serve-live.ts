import { join } from 'node:path';
import { resolveConfig } from 'vite';
import { fakeStore } from '../../packages/edit-server/testing/fake-store';
import { startEditing } from '../../tools/edit/start';
import { startDevServer } from '../browser/dev-server';
import { serveUntilEnd } from '../start-server';
import { withinEnvironment } from '../within-environment';

/**
 * `npm run dev` or `npm run edit` of the copy of the project in a folder, until its input ends: Vite cannot be loaded
 * into Jest. Its first line of output is what the server says of itself, as JSON.
 */
const [, , command = '', folder = '', port = ''] = process.argv;

const dev = async () => {
  // No page is opened: no package needs bundling for a browser.
  const options = { with: { optimizeDeps: { noDiscovery: true } } };
  const { server, stop } = await startDevServer({ folder }, Number(port), options);
  const plain = await resolveConfig({ configFile: false }, 'serve');
  const denied = server.config.server.fs.deny;
  return { said: { denied, deniedByVite: plain.server.fs.deny }, stop };
};

const edit = async () => {
  const { address, token, close } = await withinEnvironment(
    { LOCAL_FIREBASE_DIR: join(folder, 'data') },
    () =>
      startEditing({
        root: folder,
        site: folder,
        at: Number(port),
        store: fakeStore().store,
        environment: process.env,
        with: { cacheDir: join(folder, 'cache'), logLevel: 'silent' },
      }),
  );
  return { said: { address, token }, stop: close };
};

const { said, stop } = await (command === 'edit' ? edit() : dev());
const { BROWSER, BROWSER_ARGS } = process.env;
serveUntilEnd({ ...said, programs: [BROWSER, BROWSER_ARGS] }, stop);

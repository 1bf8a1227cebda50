import { randomBytes } from 'node:crypto';
import { createServer, type InlineConfig } from 'vite';
import type { EditRoute } from '../../packages/edit-routes';
import { addressOf, editPlugin, forwardedHost } from '../../packages/edit-server';
import type { EditStore } from '../../packages/edit-store';
import { npmEdit, takenPort } from '../http/port';
import { viteConfig } from '../vite-config';
import { bundlePlugin } from './bundle/bundle-plugin';
import { editScript, type EditScript } from './bundle/edit-script';

export type StartOptions = {
  root: string;
  site: string;
  port: number;
  store: EditStore;
  /** Further routes that the editor requests. */
  routes?: readonly EditRoute[];
  /** Of its pages; left out: it is made now. */
  script?: Promise<EditScript>;
  environment?: Record<string, string | undefined>;
  /** Settings of Vite's for tests. */
  with?: InlineConfig;
};

export type Editing = {
  /** Of this machine, or the one that is forwarded to it; with the token of this start. */
  address: string;
  token: string;
  close: () => Promise<void>;
};

/** Serves the site with the editor in its pages. Rejects where the port is taken. */
export const startEditing = async (options: StartOptions): Promise<Editing> => {
  const { root, site, port, store, routes = [], environment = process.env } = options;
  const { script = editScript(root) } = options;
  const token = randomBytes(24).toString('base64url');
  const forwarded = forwardedHost(environment, port);
  const configFor = await viteConfig(root, site);
  const edit = editPlugin({ site, store, routes, token, port, forwarded });
  const config = configFor({ mode: 'development', command: 'serve', edit });
  const server = await createServer({
    ...config,
    configFile: false,
    clearScreen: false,
    logLevel: 'warn',
    ...options.with,
    plugins: [...(config.plugins ?? []), bundlePlugin(root, script)],
    server: { ...config.server, port, strictPort: true },
  });
  try {
    await server.listen();
  } catch (error) {
    await server.close();
    const isTaken = error instanceof Error && /already in use/.test(error.message);
    throw isTaken ? new Error(takenPort(port, npmEdit)) : error;
  }
  const address = `${addressOf(port, forwarded)}/#edit=${token}`;
  return { address, token, close: () => server.close() };
};

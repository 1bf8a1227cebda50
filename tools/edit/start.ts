import { createServer, type InlineConfig } from 'vite';
import type { EditRoute } from '../../packages/edit-routes';
import { editPlugin } from '../../packages/edit-server';
import type { EditStore } from '../../packages/edit-store';
import { viteConfig } from '../vite-config';
import { bundlePlugin } from './bundle/bundle-plugin';
import { editScript, type EditScript } from './bundle/edit-script';
import { type Door, openDoor } from './door';

export type StartOptions = {
  root: string;
  site: string;
  /** A port: it is opened now. Closed with what answers. */
  at: number | Door;
  store: EditStore;
  /** Further routes that the editor requests. */
  routes?: readonly EditRoute[];
  /** Of its pages; left out: it is made now. */
  script?: Promise<EditScript>;
  environment?: Record<string, string | undefined>;
  /** Settings of Vite's for tests. */
  with?: InlineConfig;
};

export type Editing = Pick<Door, 'address' | 'token'> & { close: () => Promise<void> };

/** Serves the site with the editor in its pages. Rejects where the port is taken. */
export const startEditing = async (options: StartOptions): Promise<Editing> => {
  const { root, site, at, store, routes = [], environment } = options;
  const door = typeof at === 'number' ? await openDoor(at, environment) : at;
  const { address, token, port, forwarded, server: http } = door;
  const closeDoor = () => {
    http.closeAllConnections();
    return new Promise<void>((resolve) => http.close(() => resolve()));
  };
  const { script = editScript(root) } = options;
  try {
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
      server: {
        ...config.server,
        port,
        middlewareMode: { server: http },
        ws: { server: http },
      },
    });
    door.answerWith(server.middlewares);
    return { address, token, close: () => server.close().then(closeDoor) };
  } catch (error) {
    await closeDoor();
    throw error;
  }
};

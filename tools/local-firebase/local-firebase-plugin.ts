import path from 'node:path';
import type { Plugin, PreviewServer, ViteDevServer } from 'vite';
import { dataFolder } from '../site-files/site-files';
import { createLocalFirebase, type LocalFirebaseOptions } from './local-firebase';

type Options = Partial<LocalFirebaseOptions> & {
  /** The site's folder; by default Vite's root. */
  site?: string;
};

/**
 * Mounts the local backend in Vite's dev and preview servers. Rules are read from the site's folder,
 * and again after each change. Environment: `LOCAL_FIREBASE_DIR`, the folder for stored data (default
 * `.local-firebase` in the site's folder); `LOCAL_FIREBASE_FAULTS=1` lets tests make requests fail. A
 * server whose folder or rules cannot be used does not start; the error's message says why.
 */
export const localFirebasePlugin = ({ site, ...options }: Options = {}): Plugin => {
  const mount = async (
    { config, middlewares, httpServer }: ViteDevServer | PreviewServer,
    wanted: number,
  ) => {
    /** The next free port, where Vite may take another one than the wanted one. */
    const port = () => {
      const address = httpServer?.address();
      return typeof address === 'object' && address !== null ? address.port : wanted;
    };
    const inRoot = (name: string) => path.resolve(site ?? config.root, name);
    const dataDir = dataFolder(site ?? config.root);
    const backend = await createLocalFirebase({
      dataDir,
      firestoreRulesFile: inRoot('firestore.rules'),
      storageRulesFile: inRoot('storage.rules'),
      faults: process.env.LOCAL_FIREBASE_FAULTS === '1',
      log: (message) => config.logger.warn(`[local-firebase] ${message}`, { timestamp: true }),
      ...options,
      ...(options.mail && {
        mail: { origin: () => `http://localhost:${port()}`, ...options.mail },
      }),
    });
    middlewares.use(backend.middleware);
    httpServer?.once('close', () => void backend.close());
    config.logger.info(`  Forms are stored in ${options.dataDir ?? dataDir}; see /__local/`);
  };
  return {
    name: 'local-firebase',
    // Stored data is no source: a new record must not trigger the dev server.
    config: () => ({ server: { watch: { ignored: ['**/.local-firebase/**'] } } }),
    configureServer: (server) => mount(server, server.config.server.port),
    configurePreviewServer: (server) => mount(server, server.config.preview.port),
  };
};

import path from 'node:path';
import type { Plugin, PreviewServer, ViteDevServer } from 'vite';
import { dataFolder } from '../site-files/site-files';
import { createLocalFirebase, type LocalFirebaseOptions } from './local-firebase';

type Options = Partial<LocalFirebaseOptions> & {
  /** The site's folder; Vite's root when left out. */
  site?: string;
};

/**
 * Mounts the local backend in Vite's dev and preview servers. Rules are read from the site's
 * folder, and again whenever they change. Environment:
 * `LOCAL_FIREBASE_DIR`, the folder of what is stored (default `.local-firebase` in the same);
 * `LOCAL_FIREBASE_FAULTS=1` lets tests make requests go wrong.
 * A server whose folder or rules cannot be used does not start; the error's message says why.
 */
export const localFirebasePlugin = ({ site, ...options }: Options = {}): Plugin => {
  const mount = async ({ config, middlewares, httpServer }: ViteDevServer | PreviewServer) => {
    const inRoot = (name: string) => path.resolve(site ?? config.root, name);
    const dataDir = dataFolder(site ?? config.root);
    const backend = await createLocalFirebase({
      dataDir,
      firestoreRulesFile: inRoot('firestore.rules'),
      storageRulesFile: inRoot('storage.rules'),
      faults: process.env.LOCAL_FIREBASE_FAULTS === '1',
      log: (message) => config.logger.warn(`[local-firebase] ${message}`, { timestamp: true }),
      ...options,
    });
    middlewares.use(backend.middleware);
    httpServer?.once('close', () => void backend.close());
    config.logger.info(`  Forms are stored in ${options.dataDir ?? dataDir}; see /__local/`);
  };
  return {
    name: 'local-firebase',
    // What is stored is no source: a record that arrives must not wake the dev server.
    config: () => ({ server: { watch: { ignored: ['**/.local-firebase/**'] } } }),
    configureServer: mount,
    configurePreviewServer: mount,
  };
};

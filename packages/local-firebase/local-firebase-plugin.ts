import type { Plugin, PreviewServer, ViteDevServer } from 'vite';
import { openSiteBackend, type SiteBackendOptions } from './site-backend';

type Options = Partial<Omit<SiteBackendOptions, 'port'>>;

/** Mounts the local backend in Vite's dev and preview servers; of the site in Vite's root where no other is named. */
export const localFirebasePlugin = (options: Options = {}): Plugin => {
  let close = async () => {};
  const mount = async (
    { config, middlewares, httpServer }: ViteDevServer | PreviewServer,
    wanted: number,
  ) => {
    /** The next free port, where Vite may take another one than the wanted one. */
    const port = () => {
      const address = httpServer?.address();
      return typeof address === 'object' && address !== null ? address.port : wanted;
    };
    const backend = await openSiteBackend({
      site: config.root,
      log: (message) => config.logger.warn(`[local-firebase] ${message}`, { timestamp: true }),
      ...options,
      port,
    });
    middlewares.use(backend.middleware);
    close = backend.close;
    config.logger.info(`  Forms are stored in ${backend.dataDir}; see /__local/`);
  };
  return {
    name: 'local-firebase',
    // Stored data is no source: a new record must not trigger the dev server.
    config: () => ({ server: { watch: { ignored: ['**/.local-firebase/**'] } } }),
    configureServer: (server) => mount(server, server.config.server.port),
    buildEnd: () => close(),
    // Which has no end of a build.
    configurePreviewServer: (server) => {
      server.httpServer.once('close', () => void close());
      return mount(server, server.config.preview.port);
    },
  };
};

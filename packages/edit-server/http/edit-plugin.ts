import { basename, join } from 'node:path';
import { normalizePath, type Plugin, type ViteDevServer } from 'vite';
import { siteFolders } from '../../config-values/site-parts';
import { stateEvent, type EditState } from '../../edit-protocol/protocol';
import { type EditRoute, siteRoutes } from '../../edit-routes';
import type { EditStore } from '../../edit-store';
import { isForLoopback } from '../../http';
import { isWithin } from '../../site-files';
import { sharpCodec } from '../sharp-codec';
import { editMiddleware } from './edit-middleware';
import { isOfElsewhere, nameAsLocal } from './own-address';

export type EditServer = {
  site: string;
  store: EditStore;
  /** What else is answered, besides what concerns the site's files. */
  routes: readonly EditRoute[];
  token: string;
  port: number;
  forwarded?: string | undefined;
};

/**
 * Sends states to the sockets of own pages. Vite lets a socket without an origin in, which no browser opens,
 * and else asks for the token that only an own page can read; here all need it.
 */
const createNews = ({ port, forwarded }: EditServer, { ws, config }: ViteDevServer) => {
  const own = new WeakSet<object>();
  ws.on('connection', (socket, { url = '', method, headers }) => {
    const request = { method, headers: { ...headers } };
    nameAsLocal(request, { port, forwarded });
    const token = new URLSearchParams(url.split('?')[1]).get('token');
    if (token !== config.webSocketToken || !isForLoopback(request)) return;
    if (!isOfElsewhere(request)) own.add(socket);
  });
  return (state: EditState) => {
    for (const client of ws.clients) {
      if (own.has(client.socket)) client.send(stateEvent, state);
    }
  };
};

/**
 * What is not watched: all but the code of the pages and the site's own files. To watch tests, other sites and builds as
 * well takes a tenth of the start.
 */
const unwatchedIn = (root: string, site: string) => {
  const watched = [
    ...['src', 'packages', 'tools', 'index.html'].map((name) => join(root, name)),
    ...siteFolders.map((name) => join(site, name)),
  ];
  const isOnWay = (path: string) => (each: string) => isWithin(each, path) || isWithin(path, each);
  return (path: string): boolean =>
    isWithin(root, path) && !watched.some(isOnWay(path)) && !basename(path).startsWith('.env');
};

/** In milliseconds, for a machine that is very busy. */
const patience = 10_000;

/**
 * Tells Vite of a new file of public/, since it serves only those that it knows. Its own watcher may take
 * seconds, and reports no file that comes while it begins.
 */
const createAnnouncer = () => {
  const waiting = new Map<string, () => void>();
  return {
    /** Resolves when Vite knows the file. */
    announce: (watcher: ViteDevServer['watcher'], path: string): Promise<void> =>
      new Promise((resolve) => {
        const file = normalizePath(path);
        const end = () => {
          clearTimeout(timer);
          waiting.delete(file);
          resolve();
        };
        const timer = setTimeout(end, patience);
        waiting.set(file, end);
        watcher.emit('add', path);
      }),
    /** Called by Vite with what it knows by then. */
    known: (file: string) => waiting.get(file)?.(),
  };
};

/**
 * The editor's server within Vite's: its endpoints, and the news of what has changed. First of all plugins, since requests to the forwarded address are named anew for the guards of
 * the others.
 */
export const editPlugin = (options: EditServer): Plugin => {
  const { site, store, forwarded } = options;
  const written = [join(site, 'config'), join(site, 'public')];
  /** Of the server that runs: Vite starts another one when .env changes. */
  let tell: (state: EditState) => void = () => undefined;
  let stopArrivals = (): unknown => undefined;
  let announcedVersion = -1;
  const { announce, known } = createAnnouncer();
  store.on((state) => {
    if (state.version === announcedVersion) return;
    announcedVersion = state.version;
    tell(state);
  });

  return {
    name: 'edit',
    apply: 'serve',
    config: ({ root = process.cwd() }) => ({
      server: {
        allowedHosts: forwarded === undefined ? [] : [forwarded],
        watch: { ignored: [unwatchedIn(root, site)] },
      },
    }),
    configureServer: (server) => {
      const { config, middlewares, watcher } = server;
      const log = (message: string) => config.logger.error(message, { timestamp: true });
      tell = createNews(options, server);
      stopArrivals();
      stopArrivals = store.onArrival((file) => announce(watcher, file));
      const seen = (file: string) => announce(watcher, file);
      const routes = [...siteRoutes({ site, store, codec: sharpCodec, seen }), ...options.routes];
      middlewares.use(editMiddleware({ ...options, routes, log }));
      watcher.on('all', (_event, file) => {
        if (!written.some((folder) => isWithin(folder, file))) return;
        store.refresh().catch((error: unknown) => log(String(error)));
      });
    },
    hotUpdate: { order: 'pre', handler: ({ file }) => known(file) },
  };
};

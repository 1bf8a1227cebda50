import { join, relative } from 'node:path';
import {
  normalizePath,
  type Connect,
  type HtmlTagDescriptor,
  type Plugin,
  type ViteDevServer,
} from 'vite';
import { type EditScript, editScript, isSource, sources } from './edit-script';
import { loadLiveModules } from './live-modules';

/** Where the pages find the script. */
const base = '/@edit/';

const within = ['/src/entry-client.tsx', '/tools/dev-config/panel.ts'];
const tagOf = (address: string) =>
  new RegExp(`\\s*<script type="module" src="${address}"></script>`);

const addressOf = ({ name }: EditScript) => `${base}${name}`;

/** When code has been bundled anew meanwhile, a page that is still open requests the version that it has. */
const scriptMiddleware =
  (current: () => Promise<EditScript>): Connect.NextHandleFunction =>
  (request, response, next) => {
    if (!request.url?.startsWith(base)) return next();
    const send = (script: EditScript) => {
      const isThere = request.url === addressOf(script);
      const code = isThere ? script.code : Buffer.alloc(0);
      response.writeHead(isThere ? 200 : 404, {
        'Content-Type': 'text/javascript; charset=utf-8',
        'Content-Length': code.length,
        // Its address is another one with other content.
        'Cache-Control': isThere ? 'private, max-age=31536000, immutable' : 'no-store',
      });
      response.end(code);
    };
    current().then(send, next);
  };

/** In milliseconds: of several files that are saved together, all are in the next script. */
const pause = 100;

/** In milliseconds, since a page has the socket: it has been made by then. */
const firstPage = 3000;

/** In milliseconds: all code is watched by then, so that what changed before is found. */
const longestWalk = 5000;

/** Watches code after the first page: to begin with its thousand files takes a tenth of the start. */
const createCodeWatch = (root: string) => {
  const folders = sources.map((name) => normalizePath(join(root, name)));
  let begun = false;
  let timer: NodeJS.Timeout | undefined;
  return {
    ignored: (path: string) => !begun && folders.includes(normalizePath(path)),
    /** There is a page. `whenBegun` is called once: what changed before is to be looked for. */
    begin: ({ watcher }: ViteDevServer, whenBegun: () => void) => {
      timer ??= setTimeout(() => {
        begun = true;
        watcher.add(folders);
        whenBegun();
      }, firstPage);
    },
    stop: () => clearTimeout(timer),
  };
};

/**
 * Serves the pages of the editor with its script, and with what comes from config live. When code is changed while it
 * runs, it is made anew, and the open pages are loaded again. Behind the guard of the dev server.
 */
export const bundlePlugin = (root: string, first: Promise<EditScript>): Plugin => {
  let script = first;
  // Whoever requests it is told; until then nobody need be.
  script.catch(() => undefined);
  let timer: NodeJS.Timeout | undefined;
  let renewed = Promise.resolve();
  let codeWatch = createCodeWatch(root);

  const renew = async ({ ws, config }: ViteDevServer) => {
    const before = await script.catch(() => undefined);
    try {
      const made = await editScript(root);
      if (made.name === before?.name) return;
      script = Promise.resolve(made);
      ws.send({ type: 'full-reload' });
    } catch (error) {
      config.logger.error(error instanceof Error ? error.message : String(error), {
        timestamp: true,
      });
    }
  };

  return {
    name: 'edit-bundle',
    apply: 'serve',
    config: () => {
      // Of the server that begins: Vite starts another one when .env changes.
      codeWatch = createCodeWatch(root);
      return {
        // No page asks for code of a package by itself.
        optimizeDeps: { noDiscovery: true, include: [] },
        server: {
          // The page's own script is within the one that is served: Vite would compile all of it beside.
          preTransformRequests: false,
          watch: { ignored: [codeWatch.ignored] },
        },
      };
    },
    configureServer: (server) => {
      const watch = codeWatch;
      const renewAfter = (wait: number) => {
        clearTimeout(timer);
        // One after another: the last one has all changes.
        timer = setTimeout(() => {
          renewed = renewed.then(() => renew(server));
        }, wait);
      };
      server.middlewares.use(scriptMiddleware(() => script));
      server.ws.on('connection', () => watch.begin(server, () => renewAfter(longestWalk)));
      server.watcher.on('all', (_event, path) => {
        if (isSource(normalizePath(relative(root, path)))) renewAfter(pause);
      });
    },
    buildEnd: () => {
      clearTimeout(timer);
      codeWatch.stop();
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (html) => {
        const made = await script;
        // Both run when the page is parsed, in this order.
        const tags: HtmlTagDescriptor[] = [
          {
            tag: 'script',
            attrs: { type: 'module' },
            children: loadLiveModules(made.imports),
            injectTo: 'head',
          },
          { tag: 'script', attrs: { defer: true, src: addressOf(made) }, injectTo: 'head' },
        ];
        return { html: within.reduce((all, each) => all.replace(tagOf(each), ''), html), tags };
      },
    },
  };
};

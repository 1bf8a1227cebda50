import { join, relative } from 'node:path';
import {
  normalizePath,
  type Connect,
  type HtmlTagDescriptor,
  type Plugin,
  type ViteDevServer,
} from 'vite';
import { type EditScripts, editScripts, isSource, sources } from './edit-scripts';

/** Where the pages find the scripts. */
const base = '/@edit/';

const within = ['/src/entry-client.tsx', '/tools/dev-config/panel.ts'];
const tagOf = (address: string) =>
  new RegExp(`\\s*<script type="module" src="${address}"></script>`);

const addressOf = (name: string) => `${base}${name}`;

/** What the scripts import at their beginning: fetched while they are still compiled. */
const importsOf = ({ files }: EditScripts): string[] => {
  const imports = new Set(files.flatMap((file) => file.imports));
  return [...imports].map((name) => (name.startsWith('/') ? name : addressOf(name)));
};

/** When code has been bundled anew meanwhile, a page that is still open requests the version that it has. */
const scriptMiddleware =
  (current: () => Promise<EditScripts>): Connect.NextHandleFunction =>
  (request, response, next) => {
    if (!request.url?.startsWith(base)) return next();
    const send = ({ files }: EditScripts) => {
      const file = files.find(({ name }) => request.url === addressOf(name));
      const code = Buffer.from(file?.code ?? '');
      response.writeHead(file ? 200 : 404, {
        'Content-Type': 'text/javascript; charset=utf-8',
        'Content-Length': code.length,
        // Its address is another one with other content.
        'Cache-Control': file ? 'private, max-age=31536000, immutable' : 'no-store',
      });
      response.end(code);
    };
    current().then(send, next);
  };

/** In milliseconds: of several files that are saved together, all are in the next scripts. */
const pause = 100;

/** In milliseconds: all code is watched by then, so that what changed before is found. */
const longestWalk = 5000;

/** Watches code from the first page on: to begin with its thousand files takes a tenth of the start. */
const createCodeWatch = (root: string) => {
  const folders = sources.map((name) => normalizePath(join(root, name)));
  let begun = false;
  return {
    ignored: (path: string) => !begun && folders.includes(normalizePath(path)),
    /** Returns whether it was not begun yet. */
    begin: ({ watcher }: ViteDevServer): boolean => {
      if (begun) return false;
      begun = true;
      watcher.add(folders);
      return true;
    },
  };
};

/**
 * Serves the pages of the editor with its scripts, and with what comes from config live. When code is changed while it
 * runs, they are made anew, and the open pages are loaded again. Behind the guard of the dev server.
 */
export const bundlePlugin = (root: string, first: Promise<EditScripts>): Plugin => {
  let scripts = first;
  // Whoever requests it is told; until then nobody need be.
  scripts.catch(() => undefined);
  let timer: NodeJS.Timeout | undefined;
  let renewed = Promise.resolve();
  let codeWatch = createCodeWatch(root);

  const renew = async ({ ws, config }: ViteDevServer) => {
    const before = await scripts.catch(() => undefined);
    try {
      const made = await editScripts(root);
      if (made.hash === before?.hash) return;
      scripts = Promise.resolve(made);
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
          // The page's own script is within those that are served: Vite would compile all of it beside.
          preTransformRequests: false,
          watch: { ignored: [codeWatch.ignored] },
        },
      };
    },
    configureServer: (server) => {
      const { begin } = codeWatch;
      const renewAfter = (wait: number) => {
        clearTimeout(timer);
        // One after another: the last one has all changes.
        timer = setTimeout(() => {
          renewed = renewed.then(() => renew(server));
        }, wait);
      };
      server.middlewares.use(scriptMiddleware(() => scripts));
      // A page has by then what it begins with.
      server.ws.on('connection', () => begin(server) && renewAfter(longestWalk));
      server.watcher.on('all', (_event, path) => {
        if (isSource(normalizePath(relative(root, path)))) renewAfter(pause);
      });
    },
    buildEnd: () => clearTimeout(timer),
    transformIndexHtml: {
      order: 'post',
      handler: async (html) => {
        const made = await scripts;
        const tags: HtmlTagDescriptor[] = [
          ...importsOf(made).map((href): HtmlTagDescriptor => {
            return { tag: 'link', attrs: { rel: 'modulepreload', href }, injectTo: 'head' };
          }),
          ...made.files.slice(0, 1).map(({ name }): HtmlTagDescriptor => {
            return {
              tag: 'script',
              attrs: { type: 'module', src: addressOf(name) },
              injectTo: 'head',
            };
          }),
        ];
        return { html: within.reduce((all, each) => all.replace(tagOf(each), ''), html), tags };
      },
    },
  };
};

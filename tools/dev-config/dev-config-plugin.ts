import { dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { normalizePath, type Plugin, type ViteDevServer, type WebSocketClient } from 'vite';
import { writtenSources } from '../../packages/config-files';
import { inPageLanguage } from '../../packages/resolved-site/page-language';
import { isWithin } from '../../packages/site-files';
import { type ConfigNews, newsEvent } from '../../src/gallery/config-news';
import { checkWithin } from '../check/check-project';
import { writeRules } from '../check/rules-files';
import { namedFromProject } from '../named-from-project';
import { engineFilesNamed } from '../roots';
import { nameOfFolder } from '../site-folder';
import { createConfigInLanguages } from './config-in-languages';
import { createRevisions, revisionMeta } from './config-revisions';
import { isConfigFile } from './dev-config';
import { askEvent } from './reported-lines';

type DevConfigOptions = {
  /** Config is read and checked when a page asks for it, and not before the server starts. */
  whenAsked?: boolean;
};

/**
 * Keeps the dev server running whatever config says. The site gets everything of it that can be shown;
 * problems are reported in the terminal, in a panel over the page and in place of each broken section,
 * in the same words (dev-runtime.ts). Without problems, the security rules are updated from the forms.
 * A file of config is one script for the pages of all languages: each takes what is in its own.
 */
export const devConfigPlugin = (
  site: string,
  { whenAsked = false }: DevConfigOptions = {},
): Plugin => {
  const name = nameOfFolder(site);
  const config = createConfigInLanguages(
    (sources) => checkWithin(site)(sources),
    (words) => engineFilesNamed(namedFromProject(words, name)),
  );
  const revisions = createRevisions();
  let reported: string | undefined;
  /** Resolves when config was first read. */
  let first: () => Promise<unknown> = () => Promise.resolve();

  /** From the site's folder, as config/site.ts. */
  const ofSite = (path: string) => normalizePath(relative(site, path));

  const report = ({ logger }: ViteDevServer['config']) => {
    const message = config.message();
    if (message === reported) return;
    if (message) logger.error(message);
    else logger.info('config is in order.', { timestamp: true });
    reported = message;
  };

  /** Reads config; returns which of the requested files are now shown differently. */
  const follow = async (server: ViteDevServer): Promise<string[]> => {
    try {
      const changed = config.update(await writtenSources(site));
      revisions.change(changed);
      report(server.config);
      if (!config.message()) writeRules(site);
      return changed;
    } catch (error) {
      // A file that is removed while it is read: the watcher reports it next.
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
      throw error;
    }
  };

  /** The path of a config file: imported by its name, by the alias, or from another one. */
  const pathOf = (source: string, importer: string | undefined) => {
    const named = /^(?:\/@?|#)(?<file>config\/.*)$/s.exec(source)?.groups?.file;
    if (named) return join(site, named);
    if (isAbsolute(source)) return source;
    return importer && source.startsWith('.') ? resolve(dirname(importer), source) : undefined;
  };

  const load = async (id: string) => {
    const file = ofSite(id);
    if (!isConfigFile(file)) return undefined;
    await first();
    const shown = inPageLanguage(config.languages(), (key) => config.fileIn(file, key));
    return `const shown = ${shown};
export default shown.value;
export const { written } = shown;`;
  };

  return {
    name: 'dev-config',
    apply: 'serve',
    enforce: 'pre',
    // Vite would scan the sources for packages, and report errors in its own words.
    config: () => ({
      optimizeDeps: { rolldownOptions: { plugins: [{ name: 'dev-config', load }] } },
    }),
    configureServer: async (server) => {
      // Vite looks for changes below its root, and at files that it has loaded.
      if (!isWithin(server.config.root, site)) server.watcher.add(join(site, 'config'));
      let followed: Promise<unknown> | undefined;
      first = () => {
        followed ??= follow(server);
        // What cannot be read now is read when it is asked for again.
        followed.catch(() => (followed = undefined));
        return followed;
      };
      if (!whenAsked) await first();
      server.ws.on(askEvent, (revision: unknown, client: WebSocketClient) => {
        const tell = () => {
          // Nobody told the page of what changed before its socket was connected.
          const changed = revisions.changedSince(revision);
          client.send(newsEvent, { message: config.message(), changed } satisfies ConfigNews);
        };
        // The page is told why by what it loads.
        first().then(tell, () => undefined);
      });
    },
    // Files are found by their names, whether or not they exist.
    resolveId: (source, importer) => {
      const path = pathOf(source, importer);
      if (path === undefined) return undefined;
      const file = ofSite(path).replace(/(?:\.ts)?$/, '.ts');
      return isConfigFile(file) ? normalizePath(join(site, file)) : undefined;
    },
    load,
    hotUpdate: {
      // After Vite's own plugins, which add modules that list the files of a folder.
      order: 'post',
      async handler({ file, modules, server }) {
        // Pictures that config names may be added and removed.
        const isRequested = /^(?:config|public)\//.test(ofSite(file));
        if (this.environment.name !== 'client' || !isRequested) return;
        const { moduleGraph } = this.environment;
        const changed = await follow(server);
        const news = { message: config.message(), changed } satisfies ConfigNews;
        server.ws.send(newsEvent, news);
        // Pages know the languages from their beginning.
        if (config.hasOtherLanguages()) server.ws.send({ type: 'full-reload' });
        const nodes = changed.flatMap((each) => [
          ...(moduleGraph.getModulesByFile(normalizePath(join(site, each))) ?? []),
        ]);
        nodes.forEach((node) => moduleGraph.invalidateModule(node));
        const others = modules.filter(({ file: of }) => !of || !isConfigFile(ofSite(of)));
        // The site imports pages and forms by their names and is notified; the gallery lists them.
        return [...others, ...nodes.filter(({ importers }) => importers.size > 0)];
      },
    },
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { name: revisionMeta, content: String(revisions.now()) } },
      { tag: 'script', attrs: { type: 'module', src: '/tools/dev-config/panel.ts' } },
    ],
  };
};

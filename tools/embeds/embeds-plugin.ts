import type { Plugin } from 'vite';
import { sectionsIn } from '../../packages/config-values/values';
import { readSiteConfig } from '../../packages/resolved-site/read-site-config';
import { languageKeys } from '../../packages/resolved-site/shown-languages';
import { siteFile } from '../../src/schema/config-files';
import type { SiteDefinition } from '../../src/schema/site';
import { scriptPagePath, scriptPagesFolder } from '../../src/sections/embed/script-page';
import { sectionSchemas, type SectionDefinition } from '../../src/sections/registry';
import { framedPolicy } from '../hosting/framed-policy';
import { scriptPageHtml } from './script-page-html';

type Pages = ReadonlyMap<string, string>;

/** The page around each script that sections of the site in `site` embed, by its path. */
const scriptPages = (site: string, shown?: string): Pages => {
  const { values } = readSiteConfig(site, shown);
  const { language = '', direction } = (values.get(siteFile) ?? {}) as Partial<SiteDefinition>;
  const pages = new Map<string, string>();
  for (const { section } of sectionsIn(values)) {
    // The dev server has config that may be broken.
    if (!sectionSchemas.embed.isValidSync(section, { strict: true })) continue;
    const embed: SectionDefinition<'embed'> = section;
    const { script, hosts, title, name = title } = embed;
    if (!script || embed.hidden) continue;
    pages.set(scriptPagePath(embed), scriptPageHtml({ script, hosts, name, language, direction }));
  }
  return pages;
};

/** Adds these pages to the build, and serves them while the site is developed. */
export const embedsPlugin = (site: string, language?: string): Plugin => {
  let isServer = false;
  return {
    name: 'embeds',
    configResolved: ({ build }) => {
      isServer = build.ssr !== false;
    },
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        const [path = ''] = (request.url ?? '').split('?');
        if (!path.startsWith(`/${scriptPagesFolder}/`)) return next();
        // The dev server shows every language.
        const keys = language === undefined ? [undefined, ...languageKeys(site)] : [language];
        const [html] = keys.flatMap((key) => scriptPages(site, key).get(path) ?? []);
        if (html === undefined) return next();
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        response.setHeader('Content-Security-Policy', framedPolicy(html));
        response.end(html);
      });
    },
    generateBundle() {
      if (isServer) return;
      for (const [path, source] of scriptPages(site, language)) {
        this.emitFile({ type: 'asset', fileName: path.slice(1), source });
      }
    },
  };
};

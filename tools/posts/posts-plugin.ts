import type { Plugin } from 'vite';
import {
  type ConfigSources,
  readConfigSources,
  readConfigValue,
} from '../../packages/config-files';
import { inPageLanguage, siteLanguages } from '../../packages/resolved-site/page-language';
import { resolvedSources } from '../../packages/resolved-site/read-site-config';
import { pageFile, routesFile, siteFile } from '../../src/schema/config-files';
import { dayIn } from '../../src/schema/days';
import type { Post } from '../../src/schema/post';
import type { RoutesDefinition } from '../../src/schema/routes';
import type { SiteDefinition } from '../../src/schema/site';
import type { PageDefinition } from '../../src/sections/page-schema';

/**
 * The posts published by the day `today`, the newest first; of one day the one whose address was added last. Unreadable
 * pages are no posts, and one that should not be found is in no list.
 */
export const postsOf = (sources: ConfigSources, today: string, language?: string): Post[] => {
  const { values } = resolvedSources(sources, { language });
  const routes = values.get(routesFile) as Partial<RoutesDefinition> | undefined;
  if (!Array.isArray(routes?.pages)) return [];
  return routes.pages
    .flatMap(({ page, path }): Post[] => {
      const shown = values.get(pageFile(page));
      const { title, description, indexed, post } = (shown ?? {}) as Partial<PageDefinition>;
      if (indexed === false) return [];
      if (!title || !description || !post?.date || post.date > today) return [];
      return [{ path, title, description, ...post }];
    })
    .toReversed()
    .toSorted((one, other) => other.date.localeCompare(one.date));
};

/** The posts of the site in the folder `site` by today, in its main language or the one of this key. */
export const shownPosts = (site: string, language?: string): Post[] => {
  const { timeZone } = (readConfigValue(site, siteFile) ?? {}) as Partial<SiteDefinition>;
  return postsOf(readConfigSources(site), dayIn(timeZone, new Date()), language);
};

/**
 * Without the \0 that such modules usually begin with: the name of the script would begin with an
 * underscore, and some hosts do not publish such files.
 */
const postsId = 'virtual:posts';
const isPosts = { id: /^virtual:posts$/ };

/**
 * Writes `virtual:posts` (src/virtual-modules.d.ts): the posts of the site in the folder `site`, in this language or in
 * that of the page.
 */
export const postsPlugin = (site: string, language?: string): Plugin => {
  const code = () => {
    const postsIn = (key?: string) => ({ posts: shownPosts(site, key) });
    const posts =
      language === undefined
        ? inPageLanguage(siteLanguages(site), postsIn)
        : JSON.stringify(postsIn(language));
    return `export default ${posts};`;
  };
  let loaded: string | undefined;
  return {
    name: 'posts',
    enforce: 'pre',
    resolveId: {
      filter: isPosts,
      handler: () => postsId,
    },
    load: {
      filter: isPosts,
      handler: () => (loaded = code()),
    },
    hotUpdate({ file }) {
      if (!/\/config\/(?:routes|pages\/[^/]+)\.ts$/.test(file)) return;
      if (loaded === undefined || code() === loaded) return;
      const { moduleGraph } = this.environment;
      const node = moduleGraph.getModuleById(postsId);
      if (node) moduleGraph.invalidateModule(node);
      this.environment.hot.send({ type: 'full-reload' });
    },
  };
};

import type { Plugin } from 'vite';
import { dayIn } from '../../src/schema/day-in';
import type { SiteDefinition } from '../../src/schema/site';
import { readConfigSources, readConfigValue } from '../check/read/config-files';
import { postsOf } from './posts-of';

/** The module that holds the posts, apart from all others: pages that list none do not load it. */
const module = /\/src\/site\/posts\.ts$/;

/** Puts the posts of the site in the folder `site` into src/site/posts.ts. */
export const postsPlugin = (site: string): Plugin => {
  const code = () => {
    const { timeZone } = (readConfigValue(site, 'config/site.ts') ?? {}) as Partial<SiteDefinition>;
    const posts = postsOf(readConfigSources(site), dayIn(timeZone, new Date()));
    return `export default ${JSON.stringify({ posts })};`;
  };
  let loaded: string | undefined;
  return {
    name: 'posts',
    enforce: 'pre',
    load: {
      filter: { id: module },
      handler: () => (loaded = code()),
    },
    hotUpdate({ file }) {
      if (!/\/config\/(?:routes|pages\/[^/]+)\.ts$/.test(file)) return;
      if (loaded === undefined || code() === loaded) return;
      const { moduleGraph } = this.environment;
      for (const [id, node] of moduleGraph.idToModuleMap) {
        if (module.test(id)) moduleGraph.invalidateModule(node);
      }
      this.environment.hot.send({ type: 'full-reload' });
    },
  };
};

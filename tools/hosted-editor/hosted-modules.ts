import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';

/** Modules of config, and what the page has of each: it is asked for before the script that imports them. */
const modules: Readonly<Record<string, string>> = {
  '#config/site': 'start.config.site',
  '#config/routes': 'start.config.routes',
  '#config/theme': 'start.config.theme',
  'virtual:posts': '{ posts: start.posts }',
  'virtual:borrowed-texts': 'start.borrowed',
};

/** Gives the editor's page what comes from config, from what its worker has said. */
export const hostedModulesPlugin = (root: string): Plugin => {
  const page = normalizePath(join(root, 'tools/hosted-editor/page/hosted-page.ts'));
  return {
    name: 'hosted-modules',
    enforce: 'pre',
    resolveId: (source) => (Object.hasOwn(modules, source) ? `\0${source}` : undefined),
    load: (id) => {
      const value = id.startsWith('\0') ? modules[id.slice(1)] : undefined;
      return (
        value &&
        `import { hostedPage } from ${JSON.stringify(page)};
const { start } = hostedPage();
export default ${value};`
      );
    },
  };
};

import { basename, join, relative } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { isSource } from './edit-script';

/** Files of src in whose place the dev server puts what config/theme.ts asks for (tools/fonts). */
const ofTheme = ['src/theme/fonts.ts', 'src/gallery/theme-fonts.ts'];

/** What ends like an import of one of these files: the others need not be looked at. */
const namesOf = (files: readonly string[]): RegExp => {
  const names = files.map((file) => basename(file).replace(/\.tsx?$/, ''));
  return new RegExp(`(?:^|/)(?:${names.join('|')})$`);
};

const hotModule = 'virtual:edit-hot';
/** Not by its address, which Vite takes for its file. */
const viteClient = 'virtual:vite-client';

/** Vite's own client, which every page has; of a script that is built it would know nothing. */
const hotCode = `import { createHotContext } from '${viteClient}';
export const hot = createHotContext('/@edit/page.js');`;

/** The dev server's address of what comes from config. */
const addressOf = (source: string): string | undefined => {
  if (source === viteClient) return '/@vite/client';
  if (source.startsWith('#config/')) return `/@config/${source.slice('#config/'.length)}.ts`;
  return source.startsWith('virtual:') ? `/@id/${source}` : undefined;
};

/** Where the page has put what it imports of the dev server. */
const liveModules = 'globalThis.editLiveModules';

/** The expression by which the script reaches the module of this address. */
export const liveModule = (address: string) => `${liveModules}[${JSON.stringify(address)}]`;

/**
 * What a page runs before the script, which is no module and imports nothing by itself. As with CommonJS in Node.js, a
 * module is what it exports by default, or else all that it exports. Where one has both, the script imports only the default.
 */
export const loadLiveModules = (addresses: readonly string[]): string =>
  [
    ...addresses.map((address, index) => `import * as m${index} from ${JSON.stringify(address)};`),
    `${liveModules} = {};`,
    ...addresses.map(
      (address, index) => `${liveModule(address)} = m${index}.default ?? m${index};`,
    ),
  ].join('\n');

const external = (id: string) => ({ id, external: 'absolute' }) as const;

/**
 * Leaves to the dev server what comes from config: the script imports it by the dev server's addresses, and hears
 * there of its changes.
 */
export const liveModulesPlugin = (root: string): Plugin => {
  const live = new Map(ofTheme.map((file) => [normalizePath(join(root, file)), `/${file}`]));
  return {
    name: 'edit-live-modules',
    enforce: 'pre',
    resolveId: {
      filter: { id: [/^(?:#config\/|virtual:)/, namesOf(ofTheme)] },
      async handler(source, importer, options) {
        if (source === hotModule) return `\0${hotModule}`;
        const address = addressOf(source);
        if (address !== undefined) return external(address);
        const found = await this.resolve(source, importer, { ...options, skipSelf: true });
        const ofFile = live.get(found?.id ?? '');
        return ofFile === undefined ? found : external(ofFile);
      },
    },
    load: (id) => (id === `\0${hotModule}` ? hotCode : undefined),
    transform: {
      filter: { code: 'import.meta.hot' },
      handler: (code, id) => {
        // By its place in the engine, which may itself be a folder of node_modules.
        if (!isSource(normalizePath(relative(root, id)))) return undefined;
        const hot = `import { hot as editHot } from '${hotModule}';`;
        return { code: hot + code.replaceAll('import.meta.hot', 'editHot'), map: null };
      },
    },
  };
};

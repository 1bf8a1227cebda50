import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { readLiteral } from '../../packages/config-files';
import { groupOf, sectionsIn, textOf } from '../../packages/config-values/values';
import { madeEntries } from '../../packages/resolved-site/made-entries';
import { readSiteConfig } from '../../packages/resolved-site/read-site-config';
import type { ResolvedConfig } from '../../packages/resolved-site/resolve-config';
import { routesElsewhere, withElsewhere } from '../../packages/resolved-site/shown-languages';
import { pageFile, pageNameOf, routesFile, siteFile } from '../../src/schema/config-files';
import { isSame } from '../../src/schema/values/same-value';
import { componentFile, folderOf } from '../../src/sections/shown-by';
import { engineRoot } from '../roots';

const isConfig = /\/config\/(?:[\w-]+\/)?[\w-]+\.ts$/;

/** Modules without files, see src/virtual-modules.d.ts. Without the \0 in front, as that of posts. */
const virtual = /^virtual:made-(?:pages?(?:\/|$)|entries$)/;
const madePagesId = 'virtual:made-pages';
const madeEntriesId = 'virtual:made-entries';
export const madePageId = (page: string) => `virtual:made-page/${page}`;

const without = (key: string, value: unknown) =>
  Object.fromEntries(Object.entries(groupOf(value)).filter(([each]) => each !== key));

const moduleOf = (value: unknown) => `export default ${JSON.stringify(value)};`;

/** A module whose default has a loader for each name. */
const loaders = (entries: readonly (readonly [name: string, id: string])[]) =>
  `export default {${entries
    .map(([name, id]) => `${JSON.stringify(name)}: () => import(${JSON.stringify(id)})`)
    .join(',')}};`;

const madeModule = (id: string, { made, templates, values }: ResolvedConfig): string => {
  if (id === madePagesId) {
    const names = templates.flatMap((file) => pageNameOf(file) ?? []);
    return loaders(names.map((name) => [name, `${madePagesId}/${name}`] as const));
  }
  if (id.startsWith(`${madePagesId}/`)) {
    const template = id.slice(madePagesId.length + 1);
    const own = made.filter((page) => pageNameOf(page.template) === template);
    return loaders(
      own.map(({ entry }) => [entry.id, madePageId(`${template}/${entry.id}`)] as const),
    );
  }
  // Not the page's own value: that has its lists without their entries.
  return moduleOf(values.get(pageFile(id.slice(madePageId('').length))));
};

/** The loaders of the components of sections, see src/site/vite-modules.ts. */
const sectionModules = /\/src\/site\/vite-modules\.ts$/;
const allSections = "'../sections/**/component.tsx'";

/** By the path at which src/site/vite-modules.ts lists them. */
const components = () =>
  Object.fromEntries(
    readdirSync(join(engineRoot, 'src/sections'), { recursive: true, encoding: 'utf8' }).map(
      (file) => [`../sections/${file.replaceAll('\\', '/')}`, true],
    ),
  );

/** The folders of what shows the sections of the pages: the others cost visitors nothing, not even their names. */
const ownFolders = ({ values }: ResolvedConfig): string[] => {
  const files = components();
  const folders = sectionsIn(values).map(({ section }) =>
    folderOf({ ...section, kind: textOf(section.kind) ?? '' }, files),
  );
  return [...new Set(folders)];
};

/** Whether a section has a look with a component of its own. */
export const showsLooks = (config: ResolvedConfig): boolean =>
  ownFolders(config).some((folder) => folder.includes('/'));

const ownSections = (config: ResolvedConfig): string =>
  JSON.stringify(ownFolders(config).map(componentFile));

/**
 * Builds the site in the folder `site` from config as it is shown: with shared words
 * filled in, and a page for each entry of a template, in one language. The dev server reads all of config itself (tools/dev-config).
 */
export const resolvedConfigPlugin = (site: string, language?: string): Plugin => {
  let known: ResolvedConfig | undefined;
  let isServer = false;
  const config = () => (known ??= readSiteConfig(site, language));
  let others: ReturnType<typeof routesElsewhere> | undefined;
  /** Visitors find a page by the pattern of its template; the build writes each of them. */
  const routes = () => {
    const { values, routePatterns } = config();
    others ??= routesElsewhere(site, language);
    // Redirects are the host's: browsers have no use for them.
    const own = isServer ? values.get(routesFile) : without('redirects', routePatterns);
    const { shown, patterns } = others;
    return shown.length > 0 ? withElsewhere(own, isServer ? shown : patterns) : own;
  };
  return {
    name: 'resolved-config',
    apply: 'build',
    enforce: 'pre',
    configResolved: ({ build }) => {
      isServer = build.ssr !== false;
    },
    transform: {
      filter: { id: sectionModules },
      handler: (code) => code.replace(allSections, () => ownSections(config())),
    },
    resolveId: { filter: { id: virtual }, handler: (id) => id },
    load: {
      filter: { id: [isConfig, virtual] },
      handler: (id) => {
        if (id === madeEntriesId) return moduleOf(madeEntries(config()));
        if (virtual.test(id)) return madeModule(id, config());
        const file = relative(site, id).replaceAll('\\', '/');
        const { values, templates } = config();
        // No page is the template itself.
        if (templates.includes(file)) return moduleOf({});
        // Where it is edited is nothing to visitors.
        const read = values.get(file);
        const isEdited = file === siteFile && 'editing' in groupOf(read);
        const shown = isEdited ? without('editing', read) : read;
        const value = file === routesFile ? routes() : shown;
        const written = readLiteral(readFileSync(id, 'utf8')).value;
        return value === undefined || isSame(value, written) ? undefined : moduleOf(value);
      },
    },
  };
};

import { appendEntry, type ConfigSources, pageSource } from '../../packages/config-files';
import { englishName } from '../../packages/config-values/english-name';
import { firstFree, namesFor } from '../../packages/config-values/names';
import { pageFile, routesFile, siteFile } from '../../src/schema/config-files';
import type { RoutesDefinition } from '../../src/schema/routes';
import type { SiteDefinition } from '../../src/schema/site';
import type { PageDefinition } from '../../src/sections/page-schema';
import { resolveRoute } from '../../src/site/resolve-route';
import type { Plan } from './plan';
import { withTypesOf } from './types-in-languages';
import { configValues, listsAt } from './written-in-languages';

const readConfig = (config: ConfigSources) => {
  const { [routesFile]: routesSource, [siteFile]: siteSource } = config;
  const routes = configValues<RoutesDefinition>(config, routesFile).get(routesFile);
  const site = configValues<SiteDefinition>(config, siteFile).get(siteFile);
  if (!routesSource || !routes || !siteSource || !site) {
    throw new Error(`A page needs ${routesFile} and ${siteFile}.`);
  }
  return { routesSource, routes, siteSource, site };
};

/** More entries do not fit side by side on a small laptop. */
const fullMenu = 7;

const pagesIn = (links: readonly { to?: string | undefined }[] = []) =>
  new Set(links.flatMap(({ to }) => (to?.startsWith('/') ? to.toLowerCase() : []))).size;

/**
 * Where visitors look for a page: in the menu at the top; if that is full, among the pages in the
 * footer.
 */
const placeOfLink = ({ header, footer }: Partial<SiteDefinition>) => {
  const columns = footer?.columns ?? [];
  const pages = columns.map(({ links }) => pagesIn(links));
  const column = pages.indexOf(Math.max(...pages));
  const title = columns[column]?.title;
  const isFull = !header || header.links.length >= fullMenu;
  if (!isFull || title === undefined) {
    return {
      list: 'header.links',
      where: 'the menu at the top',
      move: () =>
        `Its link stands last in the menu: move the line in links of header in ${siteFile}.`,
    };
  }
  return {
    list: `footer.columns[${column}].links`,
    where: `the footer, below "${title}"`,
    move: (link: string) =>
      `For the menu at the top, add ${link}, to links of header in ${siteFile}.`,
  };
};

/** What to do for a language whose links are a list of its own: nobody knows its words for the page. */
const addedByHand = ({ language, path }: ReturnType<typeof listsAt>[number], to: string) => {
  const name = englishName(language?.key ?? '');
  return `${name} has links of its own there: add { label: '…', to: '${to}' }, with the ${name} words, to ${path} in ${siteFile}.`;
};

/** A page with a path of its own and a link that leads to it; `config` must be in order. */
export const planPage = (config: ConfigSources, name: string): Plan => {
  const { words, path } = namesFor(name);
  const file = pageFile(name);
  const { routesSource, routes, siteSource, site } = readConfig(config);
  if (file in config) throw new Error(`${file} already exists: choose another name.`);
  const { matched, page } = resolveRoute(routes, path);
  if (matched) {
    throw new Error(`${path} shows config/pages/${page}.ts already: choose another name.`);
  }
  const pages = [...configValues<PageDefinition>(config, 'config/pages/').values()];
  const title = firstFree(words, { taken: pages.map((other) => other.title), separator: ' ' });
  const contact = routes.pages.find((known) => known.page === 'contact')?.path ?? '/';

  const { list, where, move } = placeOfLink(site);
  const [main, ...others] = listsAt(config, siteFile, list);
  const link = `{ label: '${words}', to: '${path}' }`;
  const hasTrail = site.breadcrumbs !== undefined;
  const text = withTypesOf(config, pageSource({ words, title, contact, hasTrail }));
  return {
    create: [{ file, text, about: 'the page' }],
    change: [
      {
        file: routesFile,
        text: appendEntry(
          routesSource,
          { file: routesFile, path: 'pages' },
          `{ page: '${name}', path: '${path}' }`,
        ),
        about: `its address, ${path}`,
      },
      {
        file: siteFile,
        text: appendEntry(siteSource, { file: siteFile, path: main.path }, link),
        about: `a link to it in ${where}`,
      },
    ],
    next: [
      `Change the words in ${file}.`,
      ...others.map((each) => addedByHand(each, path)),
      `Edit the page, as visitors see it: npm run edit, then open ${path} there`,
      'When you are done: npm run check',
      move(link),
    ],
  };
};

import type { RoutesDefinition } from '../../src/schema/routes';
import type { SiteDefinition } from '../../src/schema/site';
import type { PageDefinition } from '../../src/sections/page-schema';
import { resolveRoute } from '../../src/site/resolve-route';
import type { ConfigSources } from '../config-reader/config-files';
import { englishName } from '../config-reader/english-name';
import { siteFile } from '../config-reader/shared-values';
import { inQuotes } from '../nearest/meant-by';
import { appendEntry } from './append';
import { configValues, firstFree, listsAt, namesFor } from './names';
import type { Plan } from './plan';
import { withTypesOf } from './types-in-languages';

type Page = {
  /** The page's name on the page itself, and in its tab: the latter is unique. */
  words: string;
  title: string;
  /** Where its button leads. */
  contact: string;
};

/** A page to begin with: every line says what it does. The words may hold anything but line ends. */
export const pageSource = ({ words, title, contact }: Page): string => `\
import type { PageDefinition } from '#types';

// The page ${words}, from top to bottom. Change the words between the quotes, save the file, and
// run npm run check: it reports what is wrong.
export default {
  // The title in the browser's tab and in search results. Every page needs one of its own.
  title: ${inQuotes(title)},
  // What search results say below the title: one or two sentences, 160 characters at most.
  description: ${inQuotes(`Say here in one or two sentences what visitors find on the page ${title}.`)},
  // Each section stands in { }. Move it up or down with its brackets to change the order.
  sections: [
    {
      // The opening of the page.
      kind: 'page-header',
      // The way from the first page to this one. The last entry is this page: it has no link.
      breadcrumb: [{ label: 'Home', to: '/' }, { label: ${inQuotes(words)} }],
      // The headline.
      title: ${inQuotes(words)},
      // The words below the headline. You may delete the line.
      lead: 'Say in a sentence or two for whom this page is and what they can do here.',
    },
    {
      // Words beside a picture.
      kind: 'feature',
      // The small words above the section. You may delete the line.
      label: 'Introduction',
      // The ground: 'default' (plain), 'tint' (a shade darker) or 'band' (dark).
      tone: 'tint',
      // The side of the picture: 'picture-right', 'picture-left', or 'wide' for the full width.
      layout: 'picture-right',
      // The section's headline.
      title: 'The First Thing To Know',
      // One paragraph in quotes per entry.
      paragraphs: [
        'Begin with what your visitors ask first. Write as you would say it to them.',
        'A second paragraph can say how it works, what it costs, or what it cannot do.',
      ],
      // Short lines with a tick each. You may delete them all, the line with points as well.
      points: ['One good reason', 'Another one', 'What you promise'],
      // A drawing of one to three parts: window, phone, card, bars, node, cursor, curve.
      picture: { scene: ['window', 'card'] },
    },
    {
      // An invitation with one button.
      kind: 'call-to-action',
      label: 'Next step',
      tone: 'band',
      title: 'Ask Us',
      // The words above the button.
      text: 'Say what happens when somebody presses the button, and how soon you answer.',
      // The button: its words, and the page it leads to.
      action: { label: 'Get in touch', to: ${inQuotes(contact)} },
    },
    // hidden: true in a section keeps it in this file without showing it.
  ],
} satisfies PageDefinition;
`;

const routesFile = 'config/routes.ts';

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
  const file = `config/pages/${name}.ts`;
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
  const text = withTypesOf(config, pageSource({ words, title, contact }));
  return {
    create: [{ file, text, about: 'the page' }],
    change: [
      {
        file: routesFile,
        text: appendEntry(routesSource, ['pages'], `{ page: '${name}', path: '${path}' }`),
        about: `its address, ${path}`,
      },
      {
        file: siteFile,
        text: appendEntry(siteSource, main.steps, link),
        about: `a link to it in ${where}`,
      },
    ],
    next: [
      `Change the words in ${file}.`,
      ...others.map((each) => addedByHand(each, path)),
      `See the page: npm run dev, then open http://localhost:5173${path}`,
      'When you are done: npm run check',
      move(link),
    ],
  };
};

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';
import { notFoundFile, pageFile, redirectsName } from '../../packages/resolved-site/built-files';
import type * as EntryServer from '../../src/entry-server';
import { alternatesOf } from '../../src/head/alternates';
import { type ListedPage, postsFeed } from '../../src/head/head-files';
import {
  calendars,
  collectionFeeds,
  collectionsOn,
  pagesToFind,
} from '../../src/head/shown-collections';
import { dayIn } from '../../src/schema/days';
import { resolveRoute } from '../../src/site/resolve-route';
import { zeroWidth } from '../fonts/zero-width';
import { letterPath, ownIcon } from '../head/favicon-plugin';
import { movesOfPage, movingPages, redirectsFile } from '../hosting/host-redirects';
import { mapAtOnce } from '../map-at-once';
import { lazyGrounds } from '../photos/lazy-grounds';
import { madePageId } from '../resolve/resolved-config-plugin';
import { type SearchedPage, writeSearch } from '../search/write-search';
import { withBorrowedMarks } from './borrowed-marks';
import { preloadFirstPicture } from './first-picture';
import type { HeadScripts } from './head-scripts';
import { headWriter, writeHeadFiles } from './head-writer';
import { lastWritten } from './last-written';
import { maintenancePageHtml } from './maintenance-page';
import { homesTag, movingPageHtml, moveTag } from './moving-page';
import { fadingHtml, jsonLdHtml, pageChunks, prefetchHtml, startHtml } from './page-html';
import { withSteadyWidths } from './steady-widths';
import { writeNew } from './write-new';

type Places = {
  /** The project. */
  root: string;
  /** The built site, with Vite's index.html and manifest. */
  site: string;
  /** The built entry-server. */
  server: string;
  /** The folder config of the site that is built, from the project's root. */
  configFolder: string;
  scripts: HeadScripts;
};

const preloadFont = (file: string) =>
  `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin />`;

/** While one is rendered, the pictures of others are drawn by other threads. */
const pagesAtOnce = 4;

/**
 * The first drawing waits for the end of the page's own part: one that is half read lays out what it has, and shifts
 * when the rest comes. Browsers that do not know it draw when they like.
 */
const drawWhole = '<link rel="expect" href="#main" blocking="render" />';

/** Vite's own script tags, which would compete with the content. */
const viteStart = /\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g;

/**
 * Writes every page of config/routes.ts, and 404.html, as complete HTML, with the files they refer to.
 * Of a site in several languages those of one of them, which the builds are of; what all share comes with the main one.
 * Resolves to what the server's build has of config for the host, and the pages that may be found.
 */
export const prerender = async ({ root, site, server, configFolder, scripts }: Places) => {
  const built = pathToFileURL(join(server, 'entry-server.js')).href;
  const entryServer = (await import(built)) as typeof EntryServer;
  const { render, routes, firstFontFiles } = entryServer;
  const template = (await readFile(join(site, 'index.html'), 'utf8')).replace(viteStart, '');
  const earlyScript = scripts.early;
  const moveScript = routes.redirects?.some(({ from }) => from.includes('?')) ? scripts.move : '';
  const otherHomes = entryServer.allLanguages
    .map(({ home }) => home)
    .filter((home) => home !== '/' && home !== entryServer.below);
  const languageScript = otherHomes.length > 0 ? homesTag(scripts.language, otherHomes) : '';
  const schemeScript =
    entryServer.theme.schemes === 'switch' ? `<script>${scripts.scheme}</script>` : '';
  const manifest = JSON.parse(
    await readFile(join(site, '.vite/manifest.json'), 'utf8'),
  ) as Manifest;

  const { site: siteConfig, theme } = entryServer;
  const icon = ownIcon(dirname(join(root, configFolder)), siteConfig);
  const letter = theme.motif ? undefined : await letterPath(root, { site: siteConfig, theme });
  const { below } = entryServer;
  const isMain = below === '';
  /** Every language has its own feeds and calendars. */
  const ofLanguage = <File extends { file: string }>(each: File): File => ({
    ...each,
    file: `${below}/${each.file}`.slice(1),
  });
  const ofPosts = ofLanguage(postsFeed(siteConfig, await entryServer.loadPosts()));
  const builtAt = new Date();
  const today = dayIn(siteConfig.timeZone, builtAt);
  const known = { site: siteConfig, today, ...entryServer.knownEntries };
  const feeds = collectionFeeds(known).map(ofLanguage);
  const zero = await zeroWidth(root, theme.font.text);
  const writeHead = await headWriter(site, {
    ...entryServer,
    root,
    feedsOn: (page) => {
      const of = collectionsOn(page);
      return [ofPosts, ...feeds.filter((feed) => of.includes(feed.of))];
    },
  });

  const { maintenance } = siteConfig;
  const closedPage = maintenance && maintenancePageHtml({ ...entryServer, maintenance });

  const alternatesOfPage = ({ page, path, matched }: EntryServer.RenderedPage) =>
    alternatesOf(entryServer.allLanguages, entryServer.elsewhereOf({ page, path, matched }));

  /** Visits are counted, and what script shows of borrowed texts is marked as such. */
  const doesAlways = Boolean(siteConfig.visits) || entryServer.borrowed.texts.length > 0;

  /** The page's module in the manifest. */
  const pageKey = (page: string) =>
    page.includes('/') ? madePageId(page) : `${configFolder}/pages/${page}.ts`;

  const modulesOf = ({ page, kinds, hasMarks }: EntryServer.RenderedPage) => [
    pageKey(page),
    ...kinds.map((kind) => `src/sections/${kind}/component.tsx`),
    ...(hasMarks ? ['src/ui/marked.tsx'] : []),
  ];

  const colors = new Map<string, Promise<string | undefined>>();

  const write = async (path: string, file: string) => {
    const rendered = await render(path);
    const { page, head, structuredData } = rendered;
    const body = withBorrowedMarks(rendered.body, entryServer.borrowed);
    const styles = withSteadyWidths(rendered.styles, zero);
    const grounds = await lazyGrounds(body, { site, known: colors });
    const alternates = rendered.matched ? alternatesOfPage(rendered) : [];
    const tags = await writeHead({ ...rendered, alternates });
    const start = startHtml({
      chunks: pageChunks(manifest, modulesOf(rendered)),
      script: earlyScript,
      // An address that no page has may be a spelling of one, which not every host knows.
      isAlways: doesAlways || !rendered.matched,
      languages: Object.keys(entryServer.elsewhereOf(rendered)),
    });
    const leads = rendered.matched
      ? moveTag(moveScript, movesOfPage(routes, path))
      : languageScript;
    const html =
      closedPage ??
      template
        .replace('<!--head-->', () =>
          [
            leads,
            head,
            preloadFirstPicture(body, head),
            ...firstFontFiles.map(preloadFont),
            drawWhole,
            styles,
            grounds,
            fadingHtml(theme),
            start,
            prefetchHtml,
            tags,
            schemeScript,
          ].join(''),
        )
        .replace(
          '<div id="root"><!--app-->',
          () => `<div id="root" data-page="${page}" data-waiting>${body}`,
        )
        .replace('</body>', () => `${structuredData ? jsonLdHtml(structuredData) : ''}</body>`);
    const target = join(site, file);
    await mkdir(dirname(target), { recursive: true });
    // Vite's index.html is the template of all pages, and stays none in other languages.
    if (file === 'index.html') await writeFile(target, html);
    else await writeNew(target, html);
    return { ...rendered, alternates };
  };

  const pages: (Pick<EntryServer.RenderedPage, 'path' | 'definition' | 'entry'> &
    Pick<ListedPage, 'alternates'>)[] = [];
  /** By the path of the page. */
  const titles = new Map<string, string>();
  const searched: SearchedPage[] = [];
  let searches = false;
  const written = await mapAtOnce(routes.pages, pagesAtOnce, async ({ path }) => {
    const file = pageFile(path);
    const { definition, entry, kinds, alternates } = await write(path, file);
    return { path, file, definition, entry, kinds, alternates };
  });
  for (const { path, file, definition, entry, kinds, alternates } of written) {
    const isSearch = kinds.includes('search');
    searches ||= isSearch;
    if (definition.indexed !== false && !isSearch) {
      searched.push({ path, title: definition.title, file });
    }
    titles.set(path, definition.title);
    pages.push({ path, definition, entry, alternates });
  }
  await write(`${below}/404`, notFoundFile(below));
  // The switch leads to the bare address of a language, which hosts of files know only by its file.
  const hasStart = routes.pages.some(({ path }) => path === below);
  if (!isMain && !hasStart) await write(below, pageFile(below));
  if (searches && !closedPage) await writeSearch(site, searched, below);
  for (const page of movingPages(routes)) {
    const nameOf = (to: string) => titles.get(resolveRoute(routes, to.split(/[?#]/)[0] ?? '').path);
    const html = movingPageHtml(page, { site: siteConfig, theme, script: moveScript, nameOf });
    await mkdir(dirname(join(site, page.file)), { recursive: true });
    await writeNew(join(site, page.file), html);
  }
  const redirects = redirectsFile(routes, { origin: siteConfig.origin, homes: otherHomes });
  if (isMain && redirects !== undefined) await writeNew(join(site, redirectsName), redirects);
  const own = icon && join(site, icon);
  await writeHeadFiles(site, {
    site: siteConfig,
    theme,
    isMain,
    feeds: [ofPosts, ...feeds],
    calendars: calendars(known, [...new Set(pages.flatMap(collectionsOn))], {
      built: builtAt,
      changed: lastWritten(join(root, configFolder, 'collections')) ?? builtAt,
    }).map(ofLanguage),
    own,
    letter,
  });
  const listed: ListedPage[] = pagesToFind(pages, today).map(
    ({ path, definition, entry, alternates }) => ({
      path,
      indexed: definition.indexed,
      date:
        definition.post?.date ?? (entry && 'date' in entry.value ? entry.value.date : undefined),
      alternates,
    }),
  );
  return { routes, listed, site: siteConfig, maintenance };
};

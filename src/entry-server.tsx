import createEmotionServer from '@emotion/server/create-instance';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import type { Graph } from 'schema-dts';
import known from 'virtual:made-entries';
import routes from '#config/routes';
import site from '#config/site';
import theme from '#config/theme';
import { runtime } from '#site-runtime';
import type { CollectionKind } from './collections/registry';
import type { KindData, KnownEntry } from './collections/structured-data';
import { entryData, type KnownEntries } from './head/entry-data';
import { splitHead } from './head/head-tags';
import { structuredData } from './head/structured-data';
import { dayIn } from './schema/days';
import type { RoutesDefinition } from './schema/routes';
import { hasLanguages } from './schema/shown-languages';
import type { SiteDefinition } from './schema/site';
import type { ThemeDefinition } from './schema/theme';
import type { PageDefinition } from './sections/page-schema';
import type { SectionKind } from './sections/registry';
import type { StructuredData } from './sections/structured-data';
import { App } from './site/app';
import { createPageLoader } from './site/load-page';
import { pagesElsewhere } from './site/pages-elsewhere';
import { type ResolvedRoute, resolveRoute } from './site/resolve-route';
import { createStyleCache, servedStyles } from './theme/create-style-cache';
import {
  firstFontFiles as firstFilesOf,
  fontFaces as facesOf,
  fontFiles as filesOf,
} from './theme/font-faces';
import { loadMirror } from './theme/mirror';
import { noSubmission } from './ui/no-submission';
import { resolveLink } from './ui/resolve-link';

export type RenderedPage = {
  /** Name of the page in config/pages, the kinds of the sections on it, and whether its texts have marks. */
  page: string;
  kinds: string[];
  hasMarks: boolean;
  /** The page's own path; not `matched` if no page has the requested path. */
  path: string;
  matched: boolean;
  definition: PageDefinition;
  /** The entry of a collection whose page it is. */
  entry: KnownEntry | undefined;
  /** Title, description and other tags. */
  head: string;
  /** Emotion's critical CSS as style elements. */
  styles: string;
  /** The content of the root element. */
  body: string;
  /** The page as structured data of schema.org. */
  structuredData: Graph | undefined;
};

const read = async (stream: NodeJS.ReadableStream) => {
  let text = '';
  for await (const part of stream) text += String(part);
  return text;
};

const fail = (error: unknown) => {
  throw error;
};

const sectionData = import.meta.glob<true, string, StructuredData<SectionKind>>(
  './sections/*/structured-data.ts',
  { eager: true, import: 'structuredData' },
);

const addressOf = (to: string) => {
  const href = resolveLink(to, site.links);
  if (!href.startsWith('/')) return href;
  const { pathname, hash } = new URL(href, site.origin);
  // A file in public/.
  if (pathname.includes('.')) return site.origin + href;
  // What these routes do not know is a page of another language.
  const { path, matched } = resolveRoute(routes, pathname);
  return site.origin + (matched ? path : pathname) + hash;
};

const ofSection: StructuredData<SectionKind> = (section, facts) =>
  sectionData[`./sections/${section.kind}/structured-data.ts`]?.(section, facts) ?? [];

const entries: KnownEntries = new Map(
  Object.entries(known.collections).map(([name, own]) => [
    name,
    new Map(
      Object.entries(own).map(([id, { path, ...entry }]) => [
        id,
        // The kind and what goes by it are of one entry.
        { ...entry, url: path === undefined ? undefined : site.origin + path } as KnownEntry,
      ]),
    ),
  ]),
);
const kindData = import.meta.glob<true, string, KindData<CollectionKind>>(
  './collections/*/structured-data.ts',
  { eager: true, import: 'kindData' },
);
const dataOfEntries = entryData({
  entries,
  kindData: (kind) => kindData[`./collections/${kind}/structured-data.ts`],
});

const entryOf = (page: string) => {
  const [collection = '', id = ''] = known.pages[page] ?? [];
  return entries.get(collection)?.get(id);
};

const routesDefinition: RoutesDefinition = routes;
const siteDefinition: SiteDefinition = site;
const themeDefinition: ThemeDefinition = theme;

const pages = createPageLoader(runtime, routes.unmatched);

/** Renders the page at the path `asked`, complete: waits for every part that loads on demand. */
export const render = async (asked: string): Promise<RenderedPage> => {
  const { page, path, matched } = resolveRoute(routes, asked);
  const { definition, kinds, marks } = await pages.load(page);
  const cache = createStyleCache(await loadMirror(siteDefinition.direction));
  const emotion = createEmotionServer(cache);
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <StaticRouter location={asked}>
        <App
          config={{ site: siteDefinition, routes, theme: themeDefinition }}
          runtime={runtime}
          pages={pages}
          cache={cache}
          submission={noSubmission}
          marks={marks}
          onError={fail}
        />
      </StaticRouter>
    </StrictMode>,
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER, onError: fail },
  );
  const html = await read(prelude);
  const entry = entryOf(page);
  return {
    page,
    kinds: Object.keys(kinds),
    hasMarks: marks !== null,
    path,
    matched,
    definition,
    entry,
    structuredData: matched
      ? structuredData({
          site,
          definition,
          path,
          addressOf,
          today: dayIn(siteDefinition.timeZone, new Date()),
          entry,
          entries: dataOfEntries,
          ofSection,
        })
      : undefined,
    styles: servedStyles(
      emotion.constructStyleTagsFromChunks(emotion.extractCriticalToChunks(html)),
    ),
    ...splitHead(html),
  };
};

export { default as borrowed } from 'virtual:borrowed-texts';
/** The addresses of a page in each language, of a site in several. */
export const elsewhereOf = (route: ResolvedRoute) =>
  hasLanguages ? pagesElsewhere(routesDefinition, route) : {};

/** What feeds, calendars and the sitemap need of collections. */
export const knownEntries = { entries, related: dataOfEntries.related, addressOf };
/** Fonts of headings, and of the rest. */
export const fontFiles = filesOf(theme);
export const firstFontFiles = firstFilesOf(theme);
/** Their faces as CSS. */
export const fontFaces = facesOf(theme);
export { allLanguages, below, ownLanguage } from './schema/shown-languages';
export { loadPosts } from './site/load-page';
export { routesDefinition as routes, siteDefinition as site, themeDefinition as theme };

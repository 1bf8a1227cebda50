import { notFoundFile, notFoundFolder, pageFile } from '../../packages/resolved-site/built-files';
import { calendarFolder, feedFolder } from '../../src/collections/collection-files';
import { feedFile, securityTxtFile } from '../../src/head/head-files';
import type { RoutesDefinition } from '../../src/schema/routes';
import { playerOrigins } from '../../src/sections/video/embed-address';
import { allowedOrigins, contentPolicy, filePolicy, type OriginsInUse } from './content-policy';
import { filePowers, fixedHeaders, type Granted, grantedToVideos, powers } from './fixed-headers';
import { type HostRedirect, hostRedirects, movingPages } from './host-redirects';
import { filesPattern, pagePattern, rulePattern } from './path-patterns';
import { factsOfAll, type PageFacts } from './read-page';

/** RE2 over a path. Every matching rule applies; of two with one key the later one wins. */
export type HeaderRule = { regex: string; headers: { key: string; value: string }[] };

/** firebase.json, as far as this site uses it. */
export type HostingConfig = {
  hosting: {
    public: string;
    cleanUrls: boolean;
    ignore: string[];
    i18n?: { root: string };
    headers: HeaderRule[];
    redirects?: HostRedirect[];
    rewrites: { regex: string; destination: string }[];
  };
  firestore: { rules: string };
  storage: { rules: string };
};

export type BuiltSite = {
  routes: RoutesDefinition;
  /** The facts of each page, by its file; 404.html and those that only lead on included. */
  pages: Record<string, PageFacts>;
  /** What answers addresses that no page has, 404.html first. */
  unmatched?: readonly string[];
  /** Every other file, as assets/index-1a2b.js. */
  files: string[];
  /** The policies of pages around other firms' scripts, by their files. */
  framed?: Record<string, string>;
  backend: Pick<OriginsInUse, 'hosted' | 'appCheck'>;
  visits?: OriginsInUse['visits'];
  /** The folder of the built site, from the project's root. */
  folder: string;
};

const policy = 'Content-Security-Policy';
const caching = 'Cache-Control';
const permissions = 'Permissions-Policy';

const rule = (regex: string, headers: Record<string, string>): HeaderRule => ({
  regex,
  headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
});

/** A rule for existing files: the answer for a missing one is never cached. */
const fileRules = (files: string[], headers: Record<string, string>) =>
  files.length > 0 ? [rule(filesPattern(files), headers)] : [];

/** What the frames of a page may use, besides what they may on every page. */
const withEmbeds = (common: Granted, { embeds }: PageFacts): Granted =>
  embeds
    .flatMap(({ origins, allow }) => allow.map((feature) => ({ feature, origins })))
    .reduce<Granted>(
      (granted, { feature, origins }) => ({
        ...granted,
        [feature]: [...new Set([...(granted[feature] ?? []), ...origins])],
      }),
      common,
    );

/** Whether a file begins so: in the main language, or below the first page of another one. */
const isOwn = (file: string, ...starts: string[]) => {
  const below = file.slice(file.indexOf('/') + 1);
  return starts.some((start) => file.startsWith(start) || below.startsWith(start));
};

const pathOfFile = (file: string) => `/${file.replace(/\.html$/, '')}`;

/** How the host answers: the file for each path, and its headers. */
export const hostingConfig = (site: BuiltSite): HostingConfig => {
  const { routes, pages, files, framed = {}, backend, visits, folder } = site;
  const { unmatched = [notFoundFile()] } = site;
  const frames = [...new Set(Object.values(pages).flatMap((page) => page.frames))];
  const probed = [...new Set(Object.values(pages).flatMap((page) => page.probed))];
  const plays = Object.values(pages).some((page) => page.plays);
  const origins = allowedOrigins({ ...backend, frames, probed, visits, plays });
  const players = frames.filter((origin) => playerOrigins.includes(origin));
  const granted = plays || players.length > 0 ? grantedToVideos(players) : {};
  const factsOf = (file: string) => {
    const page = pages[file];
    if (!page) throw new Error(`The build has no ${file}.`);
    return page;
  };
  const headersOf = (...shown: readonly string[]) => {
    const page = factsOfAll(shown.map(factsOf));
    const isWider = page.embeds.some(({ allow }) => allow.length > 0);
    return {
      [policy]: contentPolicy(page, origins),
      ...(isWider && { [permissions]: powers(withEmbeds(granted, page)) }),
    };
  };
  const under = (...folders: string[]) =>
    files.filter((file) => folders.some((name) => file.startsWith(`${name}/`)));
  const redirects = hostRedirects(routes);
  const moving = movingPages(routes);
  return {
    hosting: {
      public: folder,
      cleanUrls: true,
      ignore: ['**/.DS_Store'],
      ...(unmatched.length > 1 && { i18n: { root: `/${notFoundFolder}` } }),
      headers: [
        rule('.*', {
          ...fixedHeaders,
          [permissions]: powers(granted),
          // The host sends the page of one language or another.
          ...headersOf(...unmatched),
          [caching]: 'no-cache',
        }),
        ...routes.pages.map((route) => rule(pagePattern(route), headersOf(pageFile(route.path)))),
        ...moving.map((page) => rule(rulePattern(page.rule), headersOf(page.file))),
        // Each is shown below the first page of its language.
        ...unmatched
          .slice(1)
          .map((file) => rule(pagePattern({ path: pathOfFile(file) }), headersOf(file))),
        ...fileRules(files, { [caching]: 'public, max-age=3600' }),
        // Every answer has the policy of the page for unknown addresses, which is long.
        ...fileRules(
          files.filter((file) => !(file in framed)),
          { [policy]: filePolicy, [permissions]: filePowers },
        ),
        // Their names change with their content.
        ...fileRules(under('assets', 'og'), { [caching]: 'public, max-age=31536000, immutable' }),
        // RFC 9116, section 3: text, in UTF-8.
        ...fileRules(
          files.filter((file) => file === securityTxtFile),
          { 'Content-Type': 'text/plain; charset=utf-8' },
        ),
        // RFC 4287, section 7.
        ...fileRules(
          files.filter((file) => isOwn(file, feedFile, feedFolder)),
          { 'Content-Type': 'application/atom+xml; charset=utf-8' },
        ),
        // RFC 5545, section 8.1.
        ...fileRules(
          files.filter((file) => isOwn(file, calendarFolder)),
          { 'Content-Type': 'text/calendar; charset=utf-8' },
        ),
        ...Object.entries(framed).map(([file, value]) =>
          rule(filesPattern([file]), { [policy]: value, 'X-Frame-Options': 'SAMEORIGIN' }),
        ),
        // Pictures of link previews, which other sites may embed.
        ...fileRules(under('og'), { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
      ],
      ...(redirects.length > 0 && { redirects }),
      rewrites: [
        ...routes.pages.map((route) => ({
          regex: pagePattern(route),
          destination: `/${pageFile(route.path)}`,
        })),
        ...moving.map((page) => ({
          regex: rulePattern(page.rule),
          destination: `/${page.file}`,
        })),
      ],
    },
    firestore: { rules: 'firestore.rules' },
    storage: { rules: 'storage.rules' },
  };
};

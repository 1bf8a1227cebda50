import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RE2JS } from 're2js';
import { hostingFile } from '../../packages/resolved-site/built-files';
import { type Maintenance, retryAfter } from '../../src/schema/maintenance';
import type { RoutesDefinition } from '../../src/schema/routes';
import { createRedirects, type Moved } from '../../src/site/find-redirect';
import {
  buildsOf,
  folderOfBuild,
  maintenanceFile,
  newestBuild,
  pagesFolder,
  routesFile,
} from '../builds';
import { filesBelow } from '../files-below';
import type { HeaderRule, HostingConfig } from './hosting-config';

/** The host's headers for a path: of one key the last matching rule. */
export const matchHeaders = (rules: HeaderRule[]) => {
  const compiled = rules.map(({ regex, headers }) => ({ pattern: RE2JS.compile(regex), headers }));
  return (path: string): Record<string, string> =>
    Object.fromEntries(
      compiled
        .filter(({ pattern }) => pattern.test(path))
        .flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])),
    );
};

const hostHeaders = (root: string) => {
  const file = join(root, hostingFile);
  if (!existsSync(file)) throw new Error(`There is no ${hostingFile}: run npm run build first.`);
  const { hosting } = JSON.parse(readFileSync(file, 'utf8')) as HostingConfig;
  return matchHeaders(hosting.headers);
};

/** A build, which never changes. */
export type ServedBuild = {
  /** Where its pages stand. */
  folder: string;
  /** The address of every file, as /assets/index-1a2b.js. */
  files: ReadonlySet<string>;
  headersOf: (path: string) => Record<string, string>;
  routes: RoutesDefinition;
  /** Where a request for a path with its query is redirected to. */
  movedTo: (target: string) => Moved | undefined;
  /** Of a site that is closed for some time: after how many seconds to ask again. */
  closedFor?: number | undefined;
};

/** Names here change with the content: pages of an older build request their own. */
const isHashed = (path: string) => /^\/(?:assets|og)\//.test(path);

const closedFor = (folder: string) => {
  const file = join(folder, maintenanceFile);
  if (!existsSync(file)) return undefined;
  return retryAfter(JSON.parse(readFileSync(file, 'utf8')) as Maintenance);
};

const readBuild = (site: string, name: string): ServedBuild => {
  const folder = folderOfBuild(site, name);
  const pages = join(folder, pagesFolder);
  const routes = JSON.parse(readFileSync(join(folder, routesFile), 'utf8')) as RoutesDefinition;
  return {
    folder: pages,
    files: new Set(filesBelow(pages).map((file) => `/${file}`)),
    headersOf: hostHeaders(folder),
    routes,
    movedTo: createRedirects(routes.redirects),
    closedFor: closedFor(folder),
  };
};

export type ServedBuilds = {
  /** The newest: its pages are shown as soon as it has ended well. */
  newest: () => ServedBuild;
  /** The build with a file: the newest, or an older one where only its pages use the file. */
  withFile: (path: string) => ServedBuild | undefined;
};

/**
 * The builds of a site in a folder, read when they are first needed.
 * @throws {Error} that says what to do where there is none.
 */
export const openServedBuilds = (site: string): ServedBuilds => {
  const known = new Map<string, ServedBuild>();
  let last: ServedBuild | undefined;

  const read = (name: string): ServedBuild | undefined => {
    try {
      const build = known.get(name) ?? readBuild(site, name);
      known.set(name, build);
      return build;
    } catch {
      // It is too old, and was removed a moment ago.
      return undefined;
    }
  };
  const newest = () => {
    const name = newestBuild(site);
    last = (name !== undefined && read(name)) || last;
    if (!last) throw new Error(`Nothing is built in ${site}: run npm run build first.`);
    return last;
  };

  newest();
  return {
    newest,
    withFile: (path) => {
      const build = newest();
      if (build.files.has(path)) return build;
      if (!isHashed(path)) return undefined;
      return buildsOf(site)
        .map(read)
        .find((each) => each?.files.has(path));
    },
  };
};

import { cp, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  builtFolder,
  hostingFile,
  notFoundCopy,
  notFoundFile,
} from '../../packages/resolved-site/built-files';
import { maintenanceFile, routesFile } from '../builds';
import { hostingText } from '../hosting/hosting-text';
import { writeSitemap } from '../prerender/head-writer';
import type { MadePages } from './make-pages';

const closedNotice =
  'The site is closed: every address shows maintenance of config/site.ts. Delete that, and build again, to open it.';

/**
 * For Firebase Hosting, which chooses the page for unknown addresses by the browser's language: the main one as well,
 * or a visitor's second language would come before it. Of two that the host takes for one it has the first.
 */
const copyNotFound = async (built: string, notFound: ReadonlyMap<string, string>) => {
  for (const [key, file] of [...notFound].reverse()) {
    const copy = join(built, notFoundCopy(key));
    await mkdir(dirname(copy), { recursive: true });
    await cp(join(built, file), copy);
  }
};

export type Finish = {
  site: string;
  /** The folder of the build, with its pages in `built`. */
  making: string;
  built: string;
  /** The keys of the site's languages, the main one first; none of a site that has one. */
  languages: readonly string[];
  /** The pages of each, in this order. */
  made: readonly [MadePages, ...MadePages[]];
};

/** What all languages have together, and how the host serves them. Resolves to the number of pages. */
export const finishBuild = async ({ site, making, built, languages, made }: Finish) => {
  const [{ site: shown, maintenance, routes: own }] = made;
  const routes = { ...own, pages: made.flatMap((each) => each.routes.pages) };
  const listed = made.flatMap((each) => each.listed);
  await writeSitemap(built, shown, listed);
  const notFound = languages.map(
    (key, index) => [key, notFoundFile(index === 0 ? '' : `/${key}`)] as const,
  );
  await copyNotFound(built, new Map(notFound));
  const hosting = await hostingText(site, {
    routes,
    visits: shown.visits,
    ...(notFound.length > 0 && { unmatched: notFound.map(([, file]) => file) }),
    pages: built,
    folder: builtFolder,
  });
  await writeFile(join(making, hostingFile), hosting);
  await writeFile(join(making, routesFile), JSON.stringify(routes));
  if (maintenance) {
    await writeFile(join(making, maintenanceFile), JSON.stringify(maintenance));
    console.warn(closedNotice);
  }
  return routes.pages.length;
};

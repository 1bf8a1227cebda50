import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { notFoundFile, notFoundFolder, pageFile } from '../../packages/resolved-site/built-files';
import type { RoutesDefinition } from '../../src/schema/routes';
import type { SiteDefinition } from '../../src/schema/site';
import { scriptPagesFolder } from '../../src/sections/embed/script-page';
import { filesBelow } from '../files-below';
import { firebaseSettings } from '../firebase-settings';
import { framedPolicy } from './framed-policy';
import { movingPages } from './host-redirects';
import { hostingConfig } from './hosting-config';
import { readPage } from './read-page';

type Built = {
  routes: RoutesDefinition;
  /** What answers addresses that no page has: 404.html, and of a site in several languages one below each. */
  unmatched?: readonly string[] | undefined;
  /** How visits are counted. */
  visits: SiteDefinition['visits'];
  /** Where the pages were built. */
  pages: string;
  /** Where the host will find them, below the site's folder. */
  folder: string;
};

/** The backend of the built site, as in tools/vite-config.ts. */
const backendOf = async (root: string) => {
  const settings = await firebaseSettings(root, 'production');
  return { hosted: settings !== null, appCheck: settings?.appCheck?.provider };
};

/** firebase.json for the site in `root` and its built pages. */
export const hostingText = async (
  root: string,
  { routes, unmatched = [notFoundFile()], visits, pages, folder }: Built,
): Promise<string> => {
  const pageFiles = [
    ...routes.pages.map(({ path }) => pageFile(path)),
    ...unmatched,
    ...movingPages(routes).map(({ file }) => file),
  ];
  // A page may have a file at another of its addresses as well, which is no file to be kept by browsers.
  const others = routes.pages.flatMap(({ aliases = [] }) => aliases.map(pageFile));
  const files = filesBelow(pages).filter(
    (file) => ![...pageFiles, ...others].includes(file) && !file.startsWith(`${notFoundFolder}/`),
  );
  const read = (file: string) => readFileSync(join(pages, file), 'utf8');
  const framed = files.filter((file) => file.startsWith(`${scriptPagesFolder}/`));
  const config = hostingConfig({
    routes,
    pages: Object.fromEntries(pageFiles.map((file) => [file, readPage(read(file))])),
    files,
    framed: Object.fromEntries(framed.map((file) => [file, framedPolicy(read(file))])),
    backend: await backendOf(root),
    unmatched,
    visits,
    folder,
  });
  return `${JSON.stringify(config, null, 2)}\n`;
};

import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { loadEnv } from 'vite';
import type { RoutesDefinition } from '../../src/contract/routes';
import { readFirebaseSettings } from '../../src/firebase/settings';
import { pageFile } from '../prerender/page-file';
import { writeIfNew } from '../write-if-new';
import { hostingConfig } from './hosting-config';
import { hostingFile } from './hosting-file';
import { readPage } from './read-page';

type Built = { routes: RoutesDefinition; folder: string };

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();

/** Which backend the built site speaks to, as tools/vite-config.ts decides it. */
const backendOf = (root: string) => {
  const settings = readFirebaseSettings(loadEnv('production', root, 'VITE_FIREBASE_'));
  return { hosted: settings !== null, appCheck: settings?.appCheck?.provider };
};

/** Writes firebase.json into `root`, for the site that was built into `folder` below it. */
export const writeHosting = (root: string, { routes, folder }: Built) => {
  const site = join(root, folder);
  const pageFiles = [...routes.pages.map(({ path }) => pageFile(path)), '404.html'];
  const config = hostingConfig({
    routes,
    pages: Object.fromEntries(
      pageFiles.map((file) => [file, readPage(readFileSync(join(site, file), 'utf8'))]),
    ),
    files: filesIn(site).filter((file) => !pageFiles.includes(file)),
    backend: backendOf(root),
    folder,
  });
  writeIfNew(join(root, hostingFile), `${JSON.stringify(config, null, 2)}\n`);
};

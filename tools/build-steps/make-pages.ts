import { rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { HeadScripts } from '../prerender/head-scripts';
import { prerender } from '../prerender/prerender';
import type { Places } from './places';

/** Every page as complete HTML of one language of the site. */
export const makePages = async ({
  root,
  site,
  built,
  server,
  scripts,
}: Places & { scripts: HeadScripts }) => {
  const configFolder = relative(root, join(site, 'config')).replaceAll('\\', '/');
  const made = await prerender({ root, site: built, server, configFolder, scripts });
  await rm(server, { recursive: true });
  // Vite's manifest was for the pages; it is not published.
  await rm(join(built, '.vite'), { recursive: true });
  return made;
};

export type MadePages = Awaited<ReturnType<typeof makePages>>;

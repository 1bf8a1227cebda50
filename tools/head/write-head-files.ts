import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  atomFeed,
  feedFile,
  type ListedPage,
  robots,
  securityTxt,
  securityTxtFile,
  sitemap,
  webManifest,
} from '../../src/head/head-files';
import { manifestFile } from '../../src/head/head-tags';
import type { Post } from '../../src/schema/post';
import type { SiteDefinition } from '../../src/schema/site';
import type { ThemeDefinition } from '../../src/schema/theme';
import { writeNew } from '../build/write-new';
import { drawIcons } from './draw-icons';

type Config = {
  site: SiteDefinition;
  theme: ThemeDefinition;
  /** In the order of config/routes.ts. */
  pages: readonly ListedPage[];
  posts: readonly Post[];
  /** The file of the site's own icon, or the letter of one that is drawn without a motif. */
  own?: string | undefined;
  letter?: string | undefined;
};

/** Writes into `folder` what browsers and crawlers ask for beside pages. */
export const writeHeadFiles = async (folder: string, config: Config) => {
  const { site, theme, pages, posts, ...icons } = config;
  await drawIcons(folder, { theme, ...icons });
  const manifest = JSON.stringify(webManifest(site, theme), null, 2);
  await writeNew(join(folder, manifestFile), `${manifest}\n`);
  await writeNew(join(folder, 'sitemap.xml'), sitemap(site, pages));
  await writeNew(join(folder, 'robots.txt'), robots(site));
  const feed = atomFeed(site, posts);
  if (feed) await writeNew(join(folder, feedFile), feed);
  const security = join(folder, securityTxtFile);
  await mkdir(dirname(security), { recursive: true });
  await writeNew(security, securityTxt(site, new Date()));
};

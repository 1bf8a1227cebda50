import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { RoutesDefinition } from '../../src/contract/routes';
import type { SiteDefinition } from '../../src/contract/site';
import type { ThemeDefinition } from '../../src/contract/theme';
import { robots } from '../../src/head/robots';
import { securityTxt, securityTxtFile } from '../../src/head/security-txt';
import { manifestFile } from '../../src/head/site-tags';
import { sitemap } from '../../src/head/sitemap';
import { webManifest } from '../../src/head/web-manifest';
import { drawIcons } from './draw-icons';

type Config = { site: SiteDefinition; theme: ThemeDefinition; routes: RoutesDefinition };

/** Writes into `folder` what browsers and crawlers ask for beside pages. */
export const writeHeadFiles = async (folder: string, { site, theme, routes }: Config) => {
  await drawIcons(folder, theme);
  const manifest = JSON.stringify(webManifest(site, theme), null, 2);
  await writeFile(join(folder, manifestFile), `${manifest}\n`);
  await writeFile(join(folder, 'sitemap.xml'), sitemap(site, routes));
  await writeFile(join(folder, 'robots.txt'), robots(site));
  const security = join(folder, securityTxtFile);
  await mkdir(dirname(security), { recursive: true });
  await writeFile(security, securityTxt(site, new Date()));
};

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { rulesFiles } from '../../packages/config-values/site-parts';
import { siteFiles } from '../../packages/site-files';

/** The files of the site in the folder `site` that its editor may change, for a worker that has them from beside the page. */
export const siteZip = (site: string): Uint8Array => {
  const files = [
    ...siteFiles(site, 'config').files,
    ...siteFiles(site, 'public').files,
    ...rulesFiles.filter((name) => existsSync(join(site, name))),
  ];
  const mtime = new Date(2026, 0, 1);
  return zipSync(
    Object.fromEntries(files.map((file) => [file, new Uint8Array(readFileSync(join(site, file)))])),
    // Of the same files always the same bytes.
    { mtime },
  );
};

import { constants } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { errorCode } from '../../packages/files';
import { publicFile, siteFiles } from '../../packages/site-files';

/** Copies the published files of public/ of the site in `site` into `folder`; existing ones stay. */
export const copyPublicFiles = async (site: string, folder: string): Promise<void> => {
  for (const file of siteFiles(site, 'public').files) {
    const address = file.replace(/^public/, '');
    const source = publicFile(site, address);
    if (source === undefined) continue;
    const target = join(folder, address);
    await mkdir(dirname(target), { recursive: true });
    await copyFile(source, target, constants.COPYFILE_EXCL).catch((error: unknown) => {
      if (errorCode(error) !== 'EEXIST') throw error;
    });
  }
};

/**
 * Copies public/ of the site in `site` into the build instead of Vite, which would follow every link
 * and copy everything.
 */
export const publicFilesPlugin = (site: string): Plugin => {
  let isServer = false;
  return {
    name: 'public-files',
    apply: 'build',
    config: () => ({ build: { copyPublicDir: false } }),
    configResolved: ({ build }) => {
      isServer = build.ssr !== false;
    },
    writeBundle: async ({ dir }) => {
      if (!isServer && dir !== undefined) await copyPublicFiles(site, dir);
    },
  };
};

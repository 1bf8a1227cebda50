import { join } from 'node:path';
import { preview, type PreviewServer } from 'vite';
import { builtFolder } from '../built-files';
import { npmStart, takenPort } from '../http/port';
import { siteFolder } from '../site-folder';
import { viteConfig } from '../vite-config';

type Address = { root: string; port: number };

/** Serves what was built into `dist/site` of the site that is run, with the embedded backend. Rejects when it cannot. */
export const serveSite = async ({ root, port }: Address): Promise<PreviewServer> => {
  try {
    const site = siteFolder(root);
    const configFor = await viteConfig(root, site);
    const config = configFor({ mode: 'production', command: 'serve' });
    return await preview({
      ...config,
      configFile: false,
      logLevel: 'warn',
      // No fallback: servePages() finds the pages.
      appType: 'mpa',
      build: { outDir: join(site, builtFolder) },
      preview: { ...config.preview, port, strictPort: true },
    });
  } catch (error) {
    const taken = error instanceof Error && /EADDRINUSE|already in use/.test(error.message);
    throw taken ? new Error(takenPort(port, npmStart)) : error;
  }
};

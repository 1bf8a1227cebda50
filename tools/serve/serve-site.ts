import { preview, type PreviewServer } from 'vite';
import { siteFolder } from '../build/build-site';

type Address = { root: string; port: number };

/** Serves what was built into `dist/site`, with the embedded backend. Rejects when it cannot. */
export const serveSite = async ({ root, port }: Address): Promise<PreviewServer> => {
  try {
    return await preview({
      root,
      configLoader: 'runner',
      logLevel: 'warn',
      // What is not there is not there: pages are found by servePages().
      appType: 'mpa',
      build: { outDir: siteFolder },
      preview: { port, strictPort: true },
    });
  } catch (error) {
    const taken = error instanceof Error && /EADDRINUSE|already in use/.test(error.message);
    throw taken
      ? new Error(
          `Port ${port} is taken by another program. Stop that, or choose another: PORT=${port + 1} npm start`,
        )
      : error;
  }
};

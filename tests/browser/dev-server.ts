import { join } from 'node:path';
import { createLogger, createServer, type InlineConfig, type ViteDevServer } from 'vite';
import type { ProjectCopy } from './project-copy';

export type DevServer = {
  server: ViteDevServer;
  origin: string;
  /** What the terminal was told to be wrong, in order. */
  told: string[];
  /** Resolves when it has ended. */
  stop: () => Promise<void>;
};

/** Packages that are bundled after the end would be written into a folder that is being removed. */
const close = async (server: ViteDevServer) => {
  await server.environments.client.depsOptimizer?.scanProcessing;
  await server.close();
};

/** `npm run dev` on a copy of the project, whose terminal can be read. */
export const startDevServer = async (
  project: ProjectCopy,
  port: number,
  config: InlineConfig = {},
): Promise<DevServer> => {
  process.env.LOCAL_FIREBASE_DIR = join(project.folder, 'data');
  const told: string[] = [];
  const customLogger = createLogger('silent');
  customLogger.error = (message) => told.push(message);
  const server = await createServer({
    ...config,
    root: project.folder,
    configLoader: 'runner',
    customLogger,
    cacheDir: join(project.folder, 'cache'),
    // The packages of the copy are a link to those of the project.
    server: { port, strictPort: true, fs: { strict: false } },
  });
  await server.listen();
  return { server, origin: `http://localhost:${port}`, told, stop: () => close(server) };
};

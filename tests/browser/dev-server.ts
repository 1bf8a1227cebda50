import { join } from 'node:path';
import { createLogger, createServer, type ViteDevServer } from 'vite';
import type { ProjectCopy } from './project-copy';

export type DevServer = {
  server: ViteDevServer;
  origin: string;
  /** What the terminal was told to be wrong, in order. */
  told: string[];
};

/** `npm run dev` on a copy of the project, whose terminal can be read. */
export const startDevServer = async (project: ProjectCopy, port: number): Promise<DevServer> => {
  process.env.LOCAL_FIREBASE_DIR = join(project.folder, 'data');
  const told: string[] = [];
  const customLogger = createLogger('silent');
  customLogger.error = (message) => told.push(message);
  const server = await createServer({
    root: project.folder,
    configLoader: 'runner',
    customLogger,
    cacheDir: join(project.folder, 'cache'),
    // The packages of the copy are a link to those of the project.
    server: { port, strictPort: true, fs: { strict: false } },
  });
  await server.listen();
  return { server, origin: `http://localhost:${port}`, told };
};

import { join } from 'node:path';
import type { InlineConfig, ViteDevServer } from 'vite';
import { siteFolder } from '../../tools/site-folder';
import { withinEnvironment } from '../within-environment';
import type { ProjectCopy } from './project-copy';

export type DevServer = {
  server: ViteDevServer;
  origin: string;
  /** The problems reported in the terminal, in order. */
  reported: string[];
  /** Resolves when it has ended. */
  stop: () => Promise<void>;
};

/** Packages bundled after the end would be written into a folder that is being removed. */
const close = async (server: ViteDevServer) => {
  await server.environments.client.depsOptimizer?.scanProcessing;
  await server.close();
};

/** Vite reads vite.config.ts itself, as in `npm run dev`, which takes seconds; or gets its content. */
type Config = { readBy: 'Vite' } | { with?: InlineConfig };

const configOf = async (root: string, config: Config): Promise<InlineConfig> => {
  if ('readBy' in config) return { root, configLoader: 'runner' };
  const { mergeConfig } = await import('vite');
  const { viteConfig } = await import('../../tools/vite-config');
  const configFor = await viteConfig(root, siteFolder(root));
  const said = configFor({ mode: 'development', command: 'serve' });
  return { ...mergeConfig<InlineConfig, InlineConfig>(said, config.with ?? {}), configFile: false };
};

/** `npm run dev` on a copy of the project, with its terminal's output. */
export const startDevServer = async (
  project: Pick<ProjectCopy, 'folder'>,
  port: number,
  config: Config = {},
): Promise<DevServer> => {
  const { createLogger, createServer } = await import('vite');
  const reported: string[] = [];
  const customLogger = createLogger('silent');
  customLogger.error = (message) => reported.push(message);
  const environment = { LOCAL_FIREBASE_DIR: join(project.folder, 'data') };
  const read = await configOf(project.folder, config);
  const options: InlineConfig = {
    ...read,
    customLogger,
    cacheDir: join(project.folder, 'cache'),
    server: { ...read.server, port, strictPort: true },
  };
  const server = await withinEnvironment(environment, async () =>
    (await createServer(options)).listen(),
  );
  return { server, origin: `http://localhost:${port}`, reported, stop: () => close(server) };
};

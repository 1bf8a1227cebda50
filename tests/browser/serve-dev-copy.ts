import type { ViteDevServer } from 'vite';
import { startDevServer } from './dev-server';
import { copyProject, type ProjectCopy } from './project-copy';

type DevCopy = { project: ProjectCopy; server: ViteDevServer; stop: () => Promise<void> };

/** The dev server on a copy of the project that a test may change. */
export const serveDevCopy = async (port: number): Promise<DevCopy> => {
  const project = copyProject();
  const dev = await startDevServer(project, port);
  const stop = async () => {
    await dev.stop();
    await project.remove();
  };
  return { project, server: dev.server, stop };
};

import { join } from 'node:path';
import { createServer } from 'vite';
import { copyProject, type ProjectCopy } from './project-copy';

type DevCopy = { project: ProjectCopy; stop: () => Promise<void> };

/** The dev server on a copy of the project that a test may change. */
export const serveDevCopy = async (port: number): Promise<DevCopy> => {
  const project = copyProject();
  process.env.LOCAL_FIREBASE_DIR = join(project.folder, 'data');
  const server = await createServer({
    root: project.folder,
    configLoader: 'runner',
    logLevel: 'silent',
    cacheDir: join(project.folder, 'cache'),
    // The packages of the copy are a link to those of the project.
    server: { port, strictPort: true, fs: { strict: false } },
  });
  await server.listen();
  const stop = async () => {
    await server.close();
    project.remove();
  };
  return { project, stop };
};

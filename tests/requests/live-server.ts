import { realpathSync } from 'node:fs';
import { type Message, send } from '../../packages/local-firebase/testing/send';
import { copyProject, type ProjectCopy } from '../browser/project-copy';
import { startServer } from '../start-server';
import { nextPort } from './served-site';

type Wanted = {
  command: 'dev' | 'edit';
  environment?: Record<string, string>;
  /** Adds files to the copy before it is served. */
  prepare?: (project: ProjectCopy) => void;
};

type Said = {
  /** Of the editor. */
  address: string;
  token: string;
  /** Patterns of files that the dev server, and Vite by default, hands to nobody. */
  denied: string[];
  deniedByVite: string[];
  /** What it opens pages with, and with which words. */
  programs: (string | null)[];
};

/** Serves a copy of the project to the tests of a file, as `npm run dev` or `npm run edit` do. */
export const liveServer = ({ command, environment, prepare }: Wanted) => {
  const port = nextPort();
  const said: Said = { address: '', token: '', denied: [], deniedByVite: [], programs: [] };
  let project: ProjectCopy;
  let server: Awaited<ReturnType<typeof startServer<Said>>> | undefined;
  beforeAll(async () => {
    project = copyProject();
    prepare?.(project);
    server = await startServer<Said>({
      program: 'tests/requests/serve-live.ts',
      args: [command, project.folder, String(port)],
      environment,
    });
    Object.assign(said, server.said);
  }, 120_000);
  afterAll(async () => {
    await server?.stop();
    await project.remove();
  });
  const host = `localhost:${port}`;
  return {
    port,
    said,
    project: () => project,
    /** As its files are named in answers. */
    folder: () => realpathSync(project.folder),
    ask: (path: string, { headers, ...rest }: Omit<Message, 'path'> = {}) =>
      send(port, { path, headers: { host, ...headers }, ...rest }),
  };
};

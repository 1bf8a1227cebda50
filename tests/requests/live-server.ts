import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { realpathSync } from 'node:fs';
import { type Message, send } from '../../packages/local-firebase/testing/send';
import { copyProject, ownEnvironment, type ProjectCopy } from '../browser/project-copy';
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

/** Resolves to the first line that a process prints; rejects where it ends without one. */
const firstLine = (child: ChildProcess) =>
  new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (data: Buffer) => {
      said += data.toString();
      if (said.includes('\n')) resolve(said.slice(0, said.indexOf('\n')));
    });
    child.stderr?.on('data', (data: Buffer) => (said += data.toString()));
    child.once('close', () => reject(new Error(`The server ended. ${said}`)));
  });

/** Serves a copy of the project to the tests of a file, as `npm run dev` or `npm run edit` do. */
export const liveServer = ({ command, environment, prepare }: Wanted) => {
  const port = nextPort();
  const said: Said = { address: '', token: '', denied: [], deniedByVite: [], programs: [] };
  let project: ProjectCopy;
  let child: ChildProcess | undefined;
  beforeAll(async () => {
    project = copyProject();
    prepare?.(project);
    const program = ['tools/run.mjs', 'tests/requests/serve-live.ts'];
    child = spawn(process.execPath, [...program, command, project.folder, String(port)], {
      env: { ...ownEnvironment(), ...environment },
    });
    Object.assign(said, JSON.parse(await firstLine(child)));
  }, 120_000);
  afterAll(async () => {
    if (child && child.exitCode === null) {
      child.stdin?.end();
      await once(child, 'close');
    }
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

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { builtFolder, hostingFile, pageFile } from '../../tools/built-files';
import { type Message, send } from '../../tools/local-firebase/testing/send';
import { portAt } from '../browser/ports';
import { startSite, type Site } from '../local-site';

/** Ports for each worker: more than a file of tests asks for. */
const range = 20;

let taken = 0;

/** A port for a server of this file; files of one worker run after each other, and each stops its servers. */
export const nextPort = () => {
  const first = portAt(1000 + Number(process.env.JEST_WORKER_ID ?? 1) * range);
  taken += 1;
  return first + taken;
};

/** Rejects where the site in `folder`, the project's own if empty, is not built, with what to do. */
const assertBuilt = (folder: string) => {
  const home = join(folder, builtFolder, pageFile('/'));
  if (existsSync(home) && existsSync(join(folder, hostingFile))) return;
  throw new Error(
    `${home} is missing: run npm run test:build first, which builds what tests read.`,
  );
};

/** Where the files of the built site in `folder` stand, for tests that only read them. */
export const builtSite = (folder: string) => {
  beforeAll(() => assertBuilt(folder));
  return join(folder, builtFolder);
};

/** Serves the built site in `folder`, the project's own if empty, to the tests of a file, with an empty backend. */
export const servedSite = (folder: string) => {
  let served: Awaited<ReturnType<typeof startSite>> | undefined;
  beforeAll(async () => {
    assertBuilt(folder);
    served = await startSite(nextPort(), folder);
  });
  afterAll(() => served?.stop());
  const site = (): Site => {
    if (!served) throw new Error('The site is served to tests alone.');
    return served.thing;
  };
  return {
    site,
    /** Sends a request, whose path goes as it is, with the host that visitors name; no redirect is followed. */
    ask: (path: string, { headers, ...rest }: Omit<Message, 'path'> = {}) => {
      const { host, port } = new URL(site().origin);
      return send(Number(port), { path, headers: { host, ...headers }, ...rest });
    },
  };
};

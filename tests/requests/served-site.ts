import { join } from 'node:path';
import { type Message, send } from '../../packages/local-firebase/testing/send';
import { builtFolder } from '../../packages/resolved-site/built-files';
import { portAt } from '../browser/ports';
import { buildSites } from '../build-sites/build-sites';
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

/** Where the files of the built site in `folder` stand, for tests that only read them. */
export const builtSite = (folder: string) => {
  beforeAll(() => buildSites(folder), 300_000);
  return join(folder, builtFolder);
};

/** Serves the built site in `folder`, the project's own if empty, to the tests of a file, with an empty backend. */
export const servedSite = (folder: string) => {
  let served: Awaited<ReturnType<typeof startSite>> | undefined;
  beforeAll(async () => {
    served = await startSite(nextPort(), folder);
  }, 300_000);
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

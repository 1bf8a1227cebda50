import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createLocalFirebase, type LocalFirebaseOptions } from '../local-firebase';

/** Waits for a state. @throws {Error} when it has not come after half a minute: the machine may be busy. */
export const until = async (isReached: () => Promise<boolean> | boolean): Promise<void> => {
  const deadline = Date.now() + 30_000;
  while (!(await isReached())) {
    if (Date.now() > deadline) throw new Error('The state was not reached.');
    await wait(5);
  }
};

/** A backend with the project's own rules, on a port of this machine. */
export type TestBackend = {
  readonly port: number;
  readonly dataDir: string;
  /** What it has logged. */
  readonly logged: readonly string[];
  readonly close: () => Promise<void>;
};

type Options = Partial<LocalFirebaseOptions> & {
  /** The texts of other rules than the project's own. */
  rules?: Partial<Record<'firestore' | 'storage', string>>;
};

/** Starts a backend, on a new folder unless options name one. Its `next` answers 404 with the text "next". */
export const startTestBackend = async ({
  rules = {},
  ...options
}: Options = {}): Promise<TestBackend> => {
  const own = options.dataDir === undefined;
  const dataDir = options.dataDir ?? (await mkdtemp(path.join(tmpdir(), 'local-firebase-')));
  const logged: string[] = [];
  const rulesFile = async (name: 'firestore' | 'storage') => {
    const file = path.resolve(rules[name] === undefined ? '' : dataDir, `${name}.rules`);
    if (rules[name] !== undefined) await writeFile(file, rules[name]);
    return file;
  };
  const backend = await createLocalFirebase({
    firestoreRulesFile: await rulesFile('firestore'),
    storageRulesFile: await rulesFile('storage'),
    log: (message) => logged.push(message),
    ...options,
    dataDir,
  }).catch(async (error: unknown) => {
    if (own) await rm(dataDir, { recursive: true, force: true });
    throw error;
  });
  const server = createServer((req, res) => {
    backend.middleware(req, res, () => {
      res.statusCode = 404;
      res.end('next');
    });
  });
  // A busy test asks again after more than the usual five seconds: a connection closed at that very moment fails a
  // request, which Firebase's SDK then repeats as late as after a minute.
  server.keepAliveTimeout = 120_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A test that fails before it closes its backend must not keep Jest from ending.
  server.unref();
  const address = server.address();
  if (address === null || typeof address === 'string') throw new TypeError('No port.');
  return {
    port: address.port,
    dataDir,
    logged,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await backend.close();
      if (own) await rm(dataDir, { recursive: true, force: true });
    },
  };
};

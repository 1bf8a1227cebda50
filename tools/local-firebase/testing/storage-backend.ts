import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import { connectStorageEmulator, type FirebaseStorage, getStorage } from 'firebase/storage';
import { temporaryFolders } from '../../../tests/temporary-folder';
import { storedIn } from './send';
import { startTestBackend, type TestBackend } from './test-backend';

export const kib = 1024;
export const mib = 1024 * kib;
/** What the site's own rules say is proved in tools/security-rules. */
const storageRulesFile = path.resolve('tools/local-firebase/testing/storage.rules');
export const bucket = 'demo-site.appspot.com';

const dataDir = temporaryFolders();
export let backend: TestBackend;
let app: FirebaseApp;
export let storage: FirebaseStorage;
let now: number;

const start = async (limits = {}): Promise<void> => {
  backend = await startTestBackend({
    dataDir: dataDir(),
    storageRulesFile,
    clock: () => now,
    limits,
    faults: true,
  });
  app = initializeApp({ projectId: 'demo-site', apiKey: 'any', storageBucket: bucket });
  storage = getStorage(app);
  connectStorageEmulator(storage, 'localhost', backend.port);
  storage.maxUploadRetryTime = 5000;
  storage.maxOperationRetryTime = 5000;
};

const stop = async (): Promise<void> => {
  await deleteApp(app);
  await backend.close();
};

export const restart = async (limits: object): Promise<void> => {
  await stop();
  await start(limits);
};

export const newName = (): string => `Image/CvDeveloper/${randomUUID()}`;

/** Files of bytes, of objects and of uploads under way. */
export const bytesFiles = async (): Promise<string[]> => {
  const names = await readdir(path.join(backend.dataDir, 'objects'));
  return names.filter((name) => !name.endsWith('.json'));
};

export const objects = async () => (await storedIn(backend.port)).objects;

/** The backend's clock goes on. */
export const pass = (milliseconds: number): void => {
  now += milliseconds;
};

/** Each test of a file has a backend of its own. */
export const startForEach = (): void => {
  beforeEach(async () => {
    now = Date.parse('2026-11-21T12:00:00Z');
    await start();
  });
  afterEach(stop);
};

import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { FirebaseStorage } from 'firebase/storage';
import { temporaryFolders } from '../../../tests/temporary-folder';
import { connectSdk, type Sdk } from './sdk';
import { storedIn } from './send';
import { startTestBackend, type TestBackend } from './test-backend';

export const kib = 1024;
export const mib = 1024 * kib;
/** For tests of how files travel: files of any type, empty ones among them, each stored once. */
const storageRules = `rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o {
    match /Image/CvDeveloper/{id} {
      allow get;
      allow create: if resource == null && request.resource.size <= 10485760;
    }
  }
}
`;

const dataDir = temporaryFolders();
export let backend: TestBackend;
let sdk: Sdk;
export let storage: FirebaseStorage;
let now: number;

const start = async (limits = {}): Promise<void> => {
  backend = await startTestBackend({
    dataDir: dataDir(),
    rules: { storage: storageRules },
    clock: () => now,
    limits,
    faults: true,
  });
  sdk = connectSdk(backend);
  storage = sdk.storage;
};

const stop = async (): Promise<void> => {
  await sdk.close();
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

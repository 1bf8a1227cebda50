import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WrittenFault } from '../packages/local-firebase/local/faults';
import { plainFields } from '../packages/local-firebase/store/json';
import { buildSites } from './build-sites/build-sites';
import { startServer } from './start-server';

type StoredValue = string | number | boolean | null | StoredValue[];
type Stored = Record<string, StoredValue>;

export type Site = {
  origin: string;
  /** A collection's records on disk, oldest first, fields in their order. */
  stored: (collection: string) => Stored[];
  /** The bytes of every uploaded file. */
  files: () => Buffer[];
  /** Makes the next requests of a sort fail in the backend itself. */
  breakNext: (fault: WrittenFault) => Promise<void>;
  /** Ends all faults. */
  repair: () => Promise<void>;
  /** Removes the folder of stored data, as an owner may. */
  removeData: () => void;
};

type Document = {
  name: string;
  createTime: string;
  fields: object;
};

const plain = ({ fields }: Document) => plainFields(fields) as Stored;

const readDocuments = (folder: string): Document[] =>
  readdirSync(join(folder, 'documents'))
    .map((file) => JSON.parse(readFileSync(join(folder, 'documents', file), 'utf8')) as Document)
    .sort((a, b) => a.createTime.localeCompare(b.createTime));

const readFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.json$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name)));

/** Sends the backend a request that must succeed. */
const report = async (address: string, request: RequestInit) => {
  const { ok, status } = await fetch(address, request);
  if (!ok) throw new Error(`${address} answered ${status}.`);
};

/**
 * Serves the built site in `folder`, the project's own if left out, with an empty backend, until it is
 * stopped.
 */
export const startSite = async (port: number, folder = '') => {
  buildSites(folder);
  const data = mkdtempSync(join(tmpdir(), 'site-data-'));
  const environment = { SITE: folder, LOCAL_FIREBASE_DIR: data, LOCAL_FIREBASE_FAULTS: '1' };
  const program = 'tests/serve-built.ts';
  const server = await startServer({ program, args: [String(port)], environment });
  const origin = `http://localhost:${port}`;
  const faults = `${origin}/__local/faults`;
  const headers = { 'content-type': 'application/json' };
  const site: Site = {
    origin,
    stored: (collection) =>
      readDocuments(data)
        .filter(({ name }) => name.includes(`/documents/${collection}/`))
        .map(plain),
    files: () => readFiles(join(data, 'objects')),
    breakNext: (fault) => report(faults, { method: 'POST', headers, body: JSON.stringify(fault) }),
    repair: () => report(faults, { method: 'DELETE' }),
    removeData: () => rmSync(data, { recursive: true, force: true, maxRetries: 20, retryDelay: 5 }),
  };
  const stop = async () => {
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  };
  return { thing: site, stop };
};

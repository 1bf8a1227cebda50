import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveSite } from '../tools/serve/serve-site';

type Stored = Record<string, string | number>;

type Fault = {
  target: 'commit' | 'upload' | 'download';
  status?: number;
  /** Requests that still go well before. */
  skip?: number;
  times?: number;
  delayMs?: number;
  cut?: boolean;
  afterCommit?: boolean;
};

export type Site = {
  origin: string;
  /** What stands on disk in a collection, oldest first, fields in their order. */
  stored: (collection: string) => Stored[];
  /** The bytes of every file that was uploaded. */
  files: () => Buffer[];
  /** Makes the next requests of a sort go wrong in the backend itself. */
  breakNext: (fault: Fault) => Promise<void>;
  /** Nothing goes wrong any more. */
  mend: () => Promise<void>;
};

type Document = {
  name: string;
  createTime: string;
  fields: Record<string, { stringValue?: string; integerValue?: string }>;
};

const plain = ({ fields }: Document): Stored =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { stringValue, integerValue }]) => [
      name,
      stringValue ?? Number(integerValue),
    ]),
  );

const readDocuments = (folder: string): Document[] =>
  readdirSync(join(folder, 'documents'))
    .map((file) => JSON.parse(readFileSync(join(folder, 'documents', file), 'utf8')) as Document)
    .sort((a, b) => a.createTime.localeCompare(b.createTime));

const readFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.json$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name)));

/** Asks the backend for something it must be able to do. */
const tell = async (address: string, request: RequestInit) => {
  const { ok, status } = await fetch(address, request);
  if (!ok) throw new Error(`${address} answered ${status}.`);
};

/** Serves the built site with an empty backend of its own, until it is stopped. */
export const startSite = async (port: number) => {
  const folder = mkdtempSync(join(tmpdir(), 'site-data-'));
  process.env.LOCAL_FIREBASE_DIR = folder;
  process.env.LOCAL_FIREBASE_FAULTS = '1';
  const server = await serveSite({ root: process.cwd(), port });
  const origin = `http://localhost:${port}`;
  const faults = `${origin}/__local/faults`;
  const headers = { 'content-type': 'application/json' };
  const site: Site = {
    origin,
    stored: (collection) =>
      readDocuments(folder)
        .filter(({ name }) => name.includes(`/documents/${collection}/`))
        .map(plain),
    files: () => readFiles(join(folder, 'objects')),
    breakNext: (fault) => tell(faults, { method: 'POST', headers, body: JSON.stringify(fault) }),
    mend: () => tell(faults, { method: 'DELETE' }),
  };
  const stop = async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { site, stop };
};

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { serveSite } from '../../tools/serve/serve-site';
import { watchConsole } from './watch-console';

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

/** Each worker has a site of its own, with an empty backend. */
const firstPort = Number(process.env.TEST_PORT ?? 41_730);

const start = async (port: number) => {
  const folder = mkdtempSync(join(tmpdir(), 'site-data-'));
  process.env.LOCAL_FIREBASE_DIR = folder;
  process.env.LOCAL_FIREBASE_FAULTS = '1';
  const server = await serveSite({ root: process.cwd(), port });
  const origin = `http://localhost:${port}`;
  const faults = `${origin}/__local/faults`;
  const site: Site = {
    origin,
    stored: (collection) =>
      readDocuments(folder)
        .filter(({ name }) => name.includes(`/documents/${collection}/`))
        .map(plain),
    files: () => readFiles(join(folder, 'objects')),
    breakNext: async (fault) => {
      const response = await fetch(faults, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(fault),
      });
      expect(response.ok).toBe(true);
    },
    mend: async () => {
      expect((await fetch(faults, { method: 'DELETE' })).ok).toBe(true);
    },
  };
  const stop = async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { site, stop };
};

type Watch = {
  /** Problems that a test provokes itself, by a part of their text. */
  expectProblems: (...parts: RegExp[]) => void;
};

export const test = base.extend<{ watch: Watch }, { site: Site }>({
  site: [
    async ({}, use, { parallelIndex }) => {
      const { site, stop } = await start(firstPort + parallelIndex);
      await use(site);
      await stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => {
    await use(site.origin);
  },
  /** No console error or warning on any page, but for what a test says it provokes. */
  watch: [
    async ({ page }, use) => {
      const problems = watchConsole(page);
      let expected: RegExp[] = [];
      await use({ expectProblems: (...parts) => (expected = parts) });
      const strange = problems.filter((text) => !expected.some((part) => part.test(text)));
      expect(strange, 'console errors and warnings').toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens a page as a visitor does who then moves: React takes over what is near. */
export const open = async (page: Page, path: string) => {
  await page.goto(path);
  await page.mouse.move(1, 1);
  await expect(page.locator('#root[data-ready]')).toBeAttached();
};

export { expect };

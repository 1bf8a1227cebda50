import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new folder for the tests of a Jest file, removed after the last of them. */
export const temporaryFolder = (): string => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'jest-')));
  afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 5 }));
  return folder;
};

/** The same for each test; removed when all of the file are over, since servers may still write into it. */
export const temporaryFolders = (): (() => string) => {
  const all = temporaryFolder();
  let folder = all;
  beforeEach(() => {
    folder = mkdtempSync(join(all, 'test-'));
  });
  return () => folder;
};

/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeNew } from './write-new';

test('what is there already is left as it is, and named', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'write-new-'));
  const path = join(folder, 'Contact.html');
  await writeNew(path, 'the page');
  await expect(writeNew(path, 'another')).rejects.toThrow(`overwrite ${path}`);
  expect(readFileSync(path, 'utf8')).toBe('the page');
  rmSync(folder, { recursive: true });
});

/** @jest-environment node */
import { execFileSync } from 'node:child_process';

test('what is hidden on a page is not found, and a closed answer is', () => {
  const program = ['tools/run.mjs', 'tools/search/testing/indexed-words.ts'];
  const found = execFileSync(process.execPath, program, { encoding: 'utf8' });
  // “Seen” and “closed”.
  expect(JSON.parse(found)).toBe(2);
});

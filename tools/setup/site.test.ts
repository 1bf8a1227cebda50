/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** What it does where it is installed is in tests/requests/more/own-project.test.ts. */

test.each([
  ['chek', 'There is no command "chek". There are start, dev, edit, check, build,'],
  ['check', 'Write install-links=true into .npmrc'],
])('site %s says what keeps it from beginning', (command, words) => {
  const program = join(__dirname, 'site.mjs');
  const { status, stderr } = spawnSync(process.execPath, [program, command], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, expect.stringContaining(words)]);
});

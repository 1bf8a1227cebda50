import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What Jest has beyond `npm test`: the tests that make up cases (tests/runs.ts), with all of them; what takes long
 * (`….long.test.ts`), and the requests that do (tests/requests/more).
 */
const testsIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => join(folder, name).replaceAll('\\', '/'));

const hasLongRuns = (file: string) => /from '[./]+\/runs'/.test(readFileSync(file, 'utf8'));

const tests = ['src', 'tools', 'tests'].flatMap(testsIn);
const asked = tests.filter((file) => /\/more\/|\.long\./.test(file) || hasLongRuns(file));
const { status } = spawnSync('npm', ['run', '--silent', 'test:unit', '--', ...asked], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, TEST_RUNS: 'full' },
});
process.exit(status ?? 1);

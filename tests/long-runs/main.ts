import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reportAndExit } from '../../tools/report-and-exit';

/** What Jest has beyond `npm test`. */
const runs = {
  /** What takes long: files named so, and requests that begin commands, servers and builds. */
  long: {
    has: (file: string) => /\/more\/|\.long\./.test(file),
    environment: { TEST_LONG: '1' },
  },
  /** What makes up cases (tests/runs.ts), with all of them. */
  whole: {
    has: (file: string) => /from '[./]+\/runs'/.test(readFileSync(file, 'utf8')),
    environment: { TEST_LONG: '1', TEST_RUNS: 'full' },
  },
};

const testsIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => join(folder, name).replaceAll('\\', '/'));

const run = (name: string | undefined) => {
  if (name !== 'long' && name !== 'whole') throw new Error('This needs a word: long or whole.');
  const { has, environment } = runs[name];
  const asked = ['src', 'packages', 'tools', 'tests'].flatMap(testsIn).filter(has);
  const { status } = spawnSync('npm', ['run', '--silent', 'test:unit', '--', ...asked], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...environment },
  });
  process.exit(status ?? 1);
};

try {
  run(process.argv[2]);
} catch (error) {
  reportAndExit(error);
}

import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reportAndExit } from '../../tools/report-and-exit';
import { todays } from '../browser/todays';

/** Files named so, and requests that begin commands, servers and builds. */
const isLong = (file: string) => /\/more\/|\.long\./.test(file);

const makesUpCases = (file: string) => /from '[./]+\/runs'/.test(readFileSync(file, 'utf8'));

/** What tests have beyond `npm test`, by Jest; `pages`, in browsers. */
const runs = {
  /** What takes long: each once a week. */
  long: {
    of: (files: string[]) => todays(files.filter(isLong), { oneIn: 7 }),
    environment: { TEST_LONG: '1' },
  },
  /** All of that, and what makes up cases (tests/runs.ts), with all of them. */
  whole: {
    of: (files: string[]) => files.filter((file) => isLong(file) || makesUpCases(file)),
    environment: { TEST_LONG: '1', TEST_RUNS: 'full' },
  },
};

const testsIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => join(folder, name).replaceAll('\\', '/'));

const npmRun = (args: string[], environment: Record<string, string>) => {
  const { status } = spawnSync('npm', ['run', '--silent', ...args], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...environment },
  });
  return status ?? 1;
};

/** The exit code. */
const run = (name: string | undefined) => {
  // All pages and journeys, of which others look at some each day (tests/browser/todays.ts).
  if (name === 'pages') {
    const parts = ['test:browser:more', 'test:browsers'];
    return Math.max(...parts.map((part) => npmRun([part], { TEST_RUNS: 'full' })));
  }
  if (name !== 'long' && name !== 'whole')
    throw new Error('This needs a word: long, whole or pages.');
  const { of, environment } = runs[name];
  const files = ['src', 'packages', 'tools', 'tests'].flatMap(testsIn).toSorted();
  return npmRun(['test:unit', '--', ...of(files)], environment);
};

try {
  process.exit(run(process.argv[2]));
} catch (error) {
  reportAndExit(error);
}

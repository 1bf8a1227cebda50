import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reportAndExit } from '../../tools/report-and-exit';
import { leftForLater, type Turns } from '../browser/todays';

/** What takes longest: one half on one day, the other on the next. */
const halves: Turns = [
  [
    'packages/local-firebase/local/reading.long.test.ts',
    'packages/site-check/hostile-config.long.test.ts',
    'tests/requests/more/builds.test.ts',
    'tests/requests/more/deploy.test.ts',
    'tests/requests/more/dev-strangers.test.ts',
    'tests/requests/more/mutations.test.ts',
  ],
  [
    'packages/editor/panel/panel.long.test.tsx',
    'packages/words/read-back.long.test.ts',
    'tests/requests/more/new.test.ts',
    'tests/requests/more/partly.test.ts',
    'tests/requests/more/recipes.test.ts',
    'tests/requests/more/reference.test.ts',
    'tools/edit/every-file.long.test.ts',
  ],
];

/** What tests have beyond `npm test`, by Jest; `pages`, in browsers. */
const runs = {
  /** What takes long: files named so, and requests that begin commands, servers and builds. */
  long: {
    has: (file: string) => /\/more\/|\.long\./.test(file) && !leftForLater(halves).includes(file),
    environment: { TEST_LONG: '1' },
  },
  /** What makes up cases (tests/runs.ts), with all of them, and what takes turns. */
  whole: {
    has: (file: string) =>
      halves.flat().includes(file) || /from '[./]+\/runs'/.test(readFileSync(file, 'utf8')),
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
  const { has, environment } = runs[name];
  const asked = ['src', 'packages', 'tools', 'tests'].flatMap(testsIn).filter(has);
  return npmRun(['test:unit', '--', ...asked], environment);
};

try {
  process.exit(run(process.argv[2]));
} catch (error) {
  reportAndExit(error);
}

import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reportAndExit } from '../../tools/report-and-exit';
import { leftForTomorrow } from '../browser/todays';

/** Commands and builds in `tests/requests/more` that take longest: one half on one day, the other on the next. */
const tomorrows = leftForTomorrow([
  ['builds', 'dev-strangers', 'mutations'],
  ['new', 'partly', 'recipes', 'reference'],
]).map((name) => `tests/requests/more/${name}.test.ts`);

/** What tests have beyond `npm test`, by Jest; `pages`, by Playwright. */
const runs = {
  /** What takes long: files named so, and requests that begin commands, servers and builds. */
  long: {
    has: (file: string) => /\/more\/|\.long\./.test(file) && !tomorrows.includes(file),
    environment: { TEST_LONG: '1' },
  },
  /** What makes up cases (tests/runs.ts), with all of them, and what takes turns. */
  whole: {
    has: (file: string) =>
      file.includes('/requests/more/') || /from '[./]+\/runs'/.test(readFileSync(file, 'utf8')),
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
  process.exit(status ?? 1);
};

const run = (name: string | undefined) => {
  // All pages, of which others look at some each day (tests/browser/todays.ts).
  if (name === 'pages') npmRun(['test:browser:more'], { TEST_RUNS: 'full' });
  if (name !== 'long' && name !== 'whole')
    throw new Error('This needs a word: long, whole or pages.');
  const { has, environment } = runs[name];
  const asked = ['src', 'packages', 'tools', 'tests'].flatMap(testsIn).filter(has);
  npmRun(['test:unit', '--', ...asked], environment);
};

try {
  run(process.argv[2]);
} catch (error) {
  reportAndExit(error);
}

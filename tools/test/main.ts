import { spawn } from 'node:child_process';

/**
 * Parts that run at the same time, each lane one after the other; what looks at a build waits for it. The parts of the first
 * lane print at once, those beside it when they have ended.
 */
type Stage = string[][];

/** Each part is a command of its own. Journeys wait for pages much of their time: what only calculates runs beside them. */
const runs: Record<string, Stage[]> = {
  /** `npm test`. */
  main: [
    [
      ['test:build', 'test:lint', 'test:browser'],
      ['check', 'test:format', 'test:unused', 'test:types', 'test:unit'],
    ],
  ],
  /** What CI runs after it, on the same machine. */
  more: [
    [['test:build:all']],
    // The longest of all is one file of unit tests, which begins at once.
    [
      ['test:browsers', 'test:browser:more'],
      ['test:unit:long', 'test:html'],
    ],
  ],
  /** What `npm run test:all` has beyond both: every case of tests that are made up by chance, and every page. */
  whole: [[['test:unit:whole']], [['test:browser:whole']]],
};

const seconds = (since: number) => ((Date.now() - since) / 1000).toFixed(1);

type Ended = { part: string; passed: boolean };

/** By their parts, those that have begun. */
const running = new Map<string, Promise<Ended>>();

/** What an earlier part has built, or one beside it that this waits for, of what tests look at: tests/build-sites. */
const built = async (part: string): Promise<Record<string, string>> => {
  if (!/^test:(?:unit|browser|html)/.test(part)) return {};
  if ((await running.get('test:build:all'))?.passed) return { SITE_IS_BUILT: 'all' };
  return (await running.get('test:build'))?.passed ? { SITE_IS_BUILT: 'main' } : {};
};

type How = { printsAtOnce: boolean; environment: Record<string, string> };

const run = (part: string, { printsAtOnce, environment }: How): Promise<Ended> =>
  new Promise((resolve) => {
    const start = Date.now();
    if (printsAtOnce) console.log(`\n── ${part}`);
    const output = printsAtOnce ? 'inherit' : 'pipe';
    const child = spawn('npm', ['run', '--silent', part], {
      stdio: ['inherit', output, output],
      shell: process.platform === 'win32',
      // tsc and the linter's types are programs in Go, which collect garbage less often: an eighth of what they take.
      env: { GOGC: '400', ...process.env, ...environment },
    });
    const chunks: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (data: Buffer) => chunks.push(data));
    }
    child.on('close', (status) => {
      if (!printsAtOnce) process.stdout.write(`\n── ${part}\n${Buffer.concat(chunks).toString()}`);
      const passed = status === 0;
      console.log(`── ${part}: ${passed ? 'passed' : 'FAILED'} in ${seconds(start)} s`);
      resolve({ part, passed });
    });
  });

const runLane = async (parts: string[], printsAtOnce: boolean) => {
  for (const part of parts) {
    const environment = await built(part);
    running.set(part, run(part, { printsAtOnce, environment }));
    await running.get(part);
  }
};

const begin = Date.now();
const names = process.argv.slice(2);
for (const stage of (names.length > 0 ? names : ['main']).flatMap((name) => runs[name] ?? [])) {
  await Promise.all(stage.map((parts, lane) => runLane(parts, lane === 0)));
}

const ended = await Promise.all(running.values());
const failed = ended.filter(({ passed }) => !passed).map(({ part }) => part);
console.log(
  `\nIn ${seconds(begin)} s:\n${ended.length - failed.length} passed, ${failed.length} failed`,
);
if (failed.length > 0) {
  console.log(`Failed: ${failed.join(', ')}`);
  process.exit(1);
}

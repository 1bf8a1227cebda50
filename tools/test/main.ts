import { spawn } from 'node:child_process';

/** Parts that run at the same time, each lane one after the other: a machine may have only two processors. */
type Stage = string[][];

/** Each part is a command of its own. A stage that takes both processors for itself has one part. */
const runs: Record<string, Stage[]> = {
  /** `npm test`. */
  main: [
    [['test:build'], ['check', 'test:format', 'test:unused', 'test:types', 'test:lint']],
    [['test:unit']],
    [['test:browser']],
  ],
  /** What CI runs after it, on the same machine. */
  more: [
    [['test:build:all']],
    [['test:unit:long']],
    [['test:browser:more']],
    [['test:browsers'], ['test:html']],
  ],
  /** What `npm run test:all` has beyond both: every case of tests that are made up by chance, and every page. */
  whole: [[['test:unit:whole']], [['test:browser:whole']]],
};

const seconds = (since: number) => ((Date.now() - since) / 1000).toFixed(1);

type Ended = { part: string; passed: boolean };

const ended: Ended[] = [];

/** What an earlier part has built of what tests look at: tests/build-sites. */
const built = () => {
  const has = (name: string) => ended.some(({ part, passed }) => part === name && passed);
  if (has('test:build:all')) return { SITE_IS_BUILT: 'all' };
  return has('test:build') ? { SITE_IS_BUILT: 'main' } : {};
};

/** Runs a part. One that has the machine for itself prints at once, another all that it said when it has ended. */
const run = (part: string, { isAlone }: { isAlone: boolean }): Promise<Ended> =>
  new Promise((resolve) => {
    const start = Date.now();
    if (isAlone) console.log(`\n── ${part}`);
    const output = isAlone ? 'inherit' : 'pipe';
    const child = spawn('npm', ['run', '--silent', part], {
      stdio: ['inherit', output, output],
      shell: process.platform === 'win32',
      env: { ...process.env, ...built() },
    });
    const said: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (data: Buffer) => said.push(data));
    }
    child.on('close', (status) => {
      if (!isAlone) process.stdout.write(`\n── ${part}\n${Buffer.concat(said).toString()}`);
      const passed = status === 0;
      console.log(`── ${part}: ${passed ? 'passed' : 'FAILED'} in ${seconds(start)} s`);
      resolve({ part, passed });
    });
  });

const runLane = async (parts: string[], isAlone: boolean) => {
  for (const part of parts) ended.push(await run(part, { isAlone }));
};

const begin = Date.now();
const names = process.argv.slice(2);
for (const stage of (names.length > 0 ? names : ['main']).flatMap((name) => runs[name] ?? [])) {
  await Promise.all(stage.map((parts) => runLane(parts, stage.length === 1)));
}

const failed = ended.filter(({ passed }) => !passed).map(({ part }) => part);
console.log(
  `\nIn ${seconds(begin)} s:\n${ended.length - failed.length} passed, ${failed.length} failed`,
);
if (failed.length > 0) {
  console.log(`Failed: ${failed.join(', ')}`);
  process.exit(1);
}

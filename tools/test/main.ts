import { spawn } from 'node:child_process';

/**
 * The parts of `npm test`, each a command of its own, in their order: quick ones and prerequisites
 * first.
 */
const parts = [
  'check',
  'test:build',
  'test:unit',
  'test:format',
  'test:unused',
  'test:types',
  'test:lint',
  'test:browser',
];

/** Parts running at a time: a machine may have only two processors. The last part runs by itself. */
const lanes = 2;

const seconds = (since: number) => ((Date.now() - since) / 1000).toFixed(1);

type Ended = { part: string; passed: boolean };

const ended: Ended[] = [];

/** An earlier part has built what the journeys test. */
const isBuilt = () => ended.some(({ part, passed }) => part === 'test:build' && passed);

/** Runs a part; all but the last, which takes longest, print their output when they have ended. */
const run = (part: string, { reported }: { reported: 'at once' | 'in the end' }): Promise<Ended> =>
  new Promise((resolve) => {
    const start = Date.now();
    const output = reported === 'at once' ? 'inherit' : 'pipe';
    const child = spawn('npm', ['run', '--silent', part], {
      stdio: ['inherit', output, output],
      shell: process.platform === 'win32',
      env: { ...process.env, ...(isBuilt() && { SITE_IS_BUILT: '1' }) },
    });
    const said: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (data: Buffer) => said.push(data));
    }
    child.on('close', (status) => {
      if (reported === 'in the end') {
        process.stdout.write(`\n── ${part}\n${Buffer.concat(said).toString()}`);
      }
      const passed = status === 0;
      console.log(`── ${part}: ${passed ? 'passed' : 'FAILED'} in ${seconds(start)} s`);
      resolve({ part, passed });
    });
  });

/** Takes part after part until none is left. */
const work = async (left: string[]): Promise<void> => {
  for (let part = left.shift(); part !== undefined; part = left.shift()) {
    const isLast = part === parts.at(-1);
    if (isLast) console.log(`\n── ${part}`);
    ended.push(await run(part, { reported: isLast ? 'at once' : 'in the end' }));
  }
};

const left = parts.slice(0, -1);
await Promise.all(Array.from({ length: lanes }, () => work(left)));
await work(parts.slice(-1));

const failed = parts.filter((part) => ended.some((each) => each.part === part && !each.passed));
console.log(`\n${ended.length - failed.length} passed, ${failed.length} failed`);
if (failed.length > 0) {
  console.log(`Failed: ${failed.join(', ')}`);
  process.exit(1);
}

import { spawn } from 'node:child_process';

/**
 * The parts of `npm test`: quick ones first; those of a line run side by side, as two processors
 * need it. Each is a command of its own.
 */
const steps = [
  ['check', 'test:format', 'test:unused'],
  ['test:lint', 'test:types'],
  ['test:unit', 'test:build'],
  ['test:browser'],
];

const seconds = (since: number) => ((Date.now() - since) / 1000).toFixed(1);

type Ended = { part: string; passed: boolean };

const ended: Ended[] = [];

/** What the journeys look at was built while the unit tests ran. */
const isBuilt = () => ended.some(({ part, passed }) => part === 'test:build' && passed);

/** Runs a part; beside others it says what it has to say when it has ended. */
const run = (part: string, { alone }: { alone: boolean }): Promise<Ended> =>
  new Promise((resolve) => {
    const start = Date.now();
    if (alone) console.log(`\n── ${part}`);
    const child = spawn('npm', ['run', '--silent', part], {
      stdio: ['inherit', alone ? 'inherit' : 'pipe', alone ? 'inherit' : 'pipe'],
      shell: process.platform === 'win32',
      env: { ...process.env, ...(isBuilt() && { SITE_IS_BUILT: '1' }) },
    });
    const said: Buffer[] = [];
    for (const output of [child.stdout, child.stderr]) {
      output?.on('data', (data: Buffer) => said.push(data));
    }
    child.on('close', (status) => {
      if (!alone) process.stdout.write(`\n── ${part}\n${Buffer.concat(said).toString()}`);
      const passed = status === 0;
      console.log(`── ${part}: ${passed ? 'passed' : 'FAILED'} in ${seconds(start)} s`);
      resolve({ part, passed });
    });
  });

for (const parts of steps) {
  const alone = parts.length === 1;
  ended.push(...(await Promise.all(parts.map((part) => run(part, { alone })))));
}

const failed = ended.filter(({ passed }) => !passed).map(({ part }) => part);
console.log(`\n${ended.length - failed.length} passed, ${failed.length} failed`);
if (failed.length > 0) {
  console.log(`Failed: ${failed.join(', ')}`);
  process.exit(1);
}

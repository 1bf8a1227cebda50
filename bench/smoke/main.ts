import { spawn } from 'node:child_process';

type Part = { name: string; args: string[] };

const benches = ['pages', 'forms', 'build', 'load', 'check', 'edit', 'hosted'];
const typed = [...benches, 'pages/next', 'pages/astro', 'smoke'];

/** Each subject of each bench, built and measured once; and its types, which no build checks. */
const measured = benches.map((name): Part => {
  return { name: `bench:${name}`, args: ['tsx', `bench/${name}/main.ts`, '--smoke'] };
});
const checked = typed.map((name): Part => {
  return { name: `types of bench/${name}`, args: ['tsc', '-p', `bench/${name}`] };
});

/** Resolves to whether it passed, and prints its output. */
const run = ({ name, args }: Part): Promise<boolean> =>
  new Promise((resolve) => {
    const start = Date.now();
    const child = spawn('npx', args, { shell: process.platform === 'win32' });
    const said: Buffer[] = [];
    child.stdout.on('data', (data: Buffer) => said.push(data));
    child.stderr.on('data', (data: Buffer) => said.push(data));
    child.on('close', (status) => {
      const passed = status === 0;
      const seconds = ((Date.now() - start) / 1000).toFixed(1);
      console.log(`\n── ${name}\n${Buffer.concat(said).toString()}`);
      console.log(`── ${name}: ${passed ? 'passed' : 'FAILED'} in ${seconds} s`);
      resolve(passed);
    });
  });

const runInTurn = async (parts: Part[]) => {
  const failed: string[] = [];
  for (const part of parts) if (!(await run(part))) failed.push(part.name);
  return failed;
};

/** `--types`: only those, in a minute. */
const lanes = process.argv.includes('--types') ? [checked] : [measured, checked];
// These measurements are not kept, so both may share the machine.
const failed = (await Promise.all(lanes.map(runInTurn))).flat();
console.log(`\n${lanes.flat().length - failed.length} passed, ${failed.length} failed`);
if (failed.length > 0) {
  console.log(`Failed: ${failed.join(', ')}`);
  process.exit(1);
}

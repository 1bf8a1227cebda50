import { spawnSync } from 'node:child_process';

/** The parts of `npm test`, in order: quick ones first. Each is a command of its own. */
const parts = [
  'check',
  'test:types',
  'test:lint',
  'test:format',
  'test:unused',
  'test:unit',
  'test:browser',
];

const seconds = (since: number) => ((Date.now() - since) / 1000).toFixed(1);

const failed = parts.filter((part) => {
  const start = Date.now();
  console.log(`\n── ${part}`);
  const { status } = spawnSync('npm', ['run', '--silent', part], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  console.log(`── ${part}: ${status === 0 ? 'passed' : 'FAILED'} in ${seconds(start)} s`);
  return status !== 0;
});

console.log(`\n${parts.length - failed.length} passed, ${failed.length} failed`);
if (failed.length > 0) {
  console.log(`Failed: ${failed.join(', ')}`);
  process.exit(1);
}

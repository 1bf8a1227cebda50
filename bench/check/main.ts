import { spawnSync } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { machine } from '../shared/machine';
import { median } from '../shared/median';
import { report } from '../shared/report';
import { table } from '../shared/table';

/** What an editor waits for, compared with only a type check. In turns, warm. */
const commands = {
  'npm run check': ['npm', 'run', '--silent', 'check'],
  'the check without npm': ['node', 'tools/run.mjs', 'tools/check/main.ts'],
  'only types (tsc)': ['npx', 'tsc', '-p', '.'],
};
const names = Object.keys(commands) as (keyof typeof commands)[];
const { smoke } = parseArgs({ options: { smoke: { type: 'boolean' } } }).values;
const runs = smoke ? 1 : 7;

const measure = (name: keyof typeof commands): number => {
  const [program = '', ...args] = commands[name];
  const start = performance.now();
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${name} failed:\n${stderr}`);
  return performance.now() - start;
};

if (!smoke) names.forEach(measure);
const times = Object.fromEntries(names.map((name) => [name, [] as number[]]));
for (let run = 0; run < runs; run += 1) names.forEach((name) => times[name]?.push(measure(name)));

const medians = names.map((name) => ({ name, ms: median(times[name] ?? []) }));
const peer = medians.at(-1)?.ms ?? Number.NaN;
const rows = medians.map(({ name, ms }) => [
  name,
  (ms / 1000).toFixed(2),
  `${(ms / peer).toFixed(2)} ×`,
]);
const measured = table(['command', 'median, s', 'to tsc'], rows);
const markdown = `${machine()}.\n\nMedians of ${runs} runs each, warm, in turns.\n\n${measured}`;
if (smoke) console.log(`\n${markdown}\n`);
else await report('check', markdown);

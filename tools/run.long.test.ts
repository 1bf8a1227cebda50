/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = mkdtempSync(path.join(tmpdir(), 'run-'));
afterAll(() => rmSync(root, { recursive: true }));

const runner = path.resolve('tools/run.mjs');

const run = async (program: string) => {
  const child = spawn(process.execPath, [runner, program, 'Ada'], { cwd: root });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data: Buffer) => (output += data.toString()));
  }
  const [status] = (await once(child, 'close')) as [number | null];
  return `${status}: ${output.trim()}`;
};

test('a program that several begin at once runs in each of them, and one bundle of it stays', async () => {
  writeFileSync(path.join(root, 'greet.ts'), 'console.log(`Hello ${process.argv[2]}` as string);');
  const greetings = await Promise.all(Array.from({ length: 4 }, () => run('greet.ts')));
  expect(greetings).toEqual(Array.from({ length: 4 }, () => '0: Hello Ada'));
  expect(readdirSync(path.join(root, 'node_modules/.cache/programs'))).toEqual([
    expect.stringMatching(/^[0-9a-f]{64}$/),
  ]);
});

test('an error says why no bundle can be cached', async () => {
  rmSync(path.join(root, 'node_modules'), { recursive: true });
  mkdirSync(path.join(root, 'node_modules/.cache'), { recursive: true });
  writeFileSync(path.join(root, 'node_modules/.cache/programs'), '');
  expect(await run('greet.ts')).toMatch(/^1: [^]*ENOTDIR/);
});

import { spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

/** What the commands say to someone whose machine or config is not in order. */

type Ended = { status: number | null; output: string };

const run = (command: string, args: string[], { cwd = process.cwd(), env = {} } = {}) =>
  new Promise<Ended>((resolve) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env } });
    let output = '';
    child.stdout.on('data', (data: Buffer) => (output += data.toString()));
    child.stderr.on('data', (data: Buffer) => (output += data.toString()));
    child.on('close', (status) => resolve({ status, output }));
  });

/** A copy of the project whose config can be broken; packages are shared. */
const copyProject = () => {
  const copy = mkdtempSync(join(tmpdir(), 'site-copy-'));
  const kept = [
    'config',
    'src',
    'tools',
    'public',
    'index.html',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'vite.config.ts',
    'firestore.rules',
    'storage.rules',
  ];
  kept.forEach((name) => cpSync(name, join(copy, name), { recursive: true }));
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'));
  return copy;
};

let project = '';
test.beforeEach(() => {
  project = copyProject();
});
test.afterEach(() => rmSync(project, { recursive: true, force: true }));

const start = (env: Record<string, string>) =>
  run('npx', ['tsx', 'tools/serve/main.ts'], { cwd: project, env });

test('a port that is taken is named, and how to choose another', async () => {
  const holder = createServer().listen(41_760, 'localhost');
  const { status, output } = await start({ PORT: '41760' });
  holder.close();
  expect(status).toBe(1);
  expect(output).toContain(
    'Port 41760 is taken by another program. Stop that, or choose another: PORT=41761 npm start',
  );
  expect(output).not.toMatch(/^\s+at /m);
});

test('a port that is none is refused before anything is built', async () => {
  const { status, output } = await start({ PORT: 'http' });
  expect(status).toBe(1);
  expect(output).toContain('PORT is "http", but must be a whole number from 1 to 65535');
});

test('hosted settings that are not complete are all named', async () => {
  const { status, output } = await start({ VITE_FIREBASE_API_KEY: 'x' });
  expect(status).toBe(1);
  for (const name of ['PROJECT_ID', 'STORAGE_BUCKET', 'APP_ID']) {
    expect(output).toContain(`missing: VITE_FIREBASE_${name}`);
  }
  expect(output).not.toMatch(/^\s+at /m);
});

test('a data folder that cannot be used is named', async () => {
  const file = join(project, 'not-a-folder');
  writeFileSync(file, '');
  chmodSync(file, 0o400);
  const { status, output } = await start({ PORT: '41762', LOCAL_FIREBASE_DIR: file });
  expect(status).toBe(1);
  expect(output).toContain(file);
  expect(output).toContain('LOCAL_FIREBASE_DIR');
  expect(output).not.toMatch(/^\s+at /m);
});

test('broken config stops the build and the check with every problem, and no stack', async () => {
  const form = join(project, 'config/forms/contact.ts');
  const source = readFileSync(form, 'utf8');
  writeFileSync(
    form,
    source.replace("check: 'digits'", "check: 'digitz'").replace('rows: 4', "rows: '4'"),
  );
  for (const file of ['tools/build/main.ts', 'tools/check/main.ts']) {
    const { status, output } = await run('npx', ['tsx', file], { cwd: project });
    expect(status).toBe(1);
    expect(output).toContain('config/forms/contact.ts');
    expect(output).toContain('choose one of required, email, digits');
    expect(output).toContain('must be a number, without quotes');
    expect(output).not.toMatch(/^\s+at /m);
  }
});

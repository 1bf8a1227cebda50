import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { firebaseTools } from '../../tools/firebase-tools';
import type { HostingConfig } from '../../tools/hosting/hosting-config';
import { copyProject, type ProjectCopy } from './project-copy';

/** What `npm run deploy` does, up to the tool that it hands over to: a fake here, which takes notes. */

const fakeNpx = `#!/bin/sh
printf '%s\\n' "$@" >>"$NOTES"
exit "$ENDS_WITH"
`;

const hosted = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_PROJECT_ID: 'agency',
  VITE_FIREBASE_STORAGE_BUCKET: 'agency.firebasestorage.app',
  VITE_FIREBASE_APP_ID: 'app',
};

let project: ProjectCopy;
test.beforeEach(() => {
  project = copyProject();
  mkdirSync(join(project.folder, 'bin'));
  project.write('bin/npx', fakeNpx);
  chmodSync(join(project.folder, 'bin/npx'), 0o755);
});
test.afterEach(() => project.remove());

/** As `npm run deploy -- …args` in the copy, with the fake found first. */
const deploy = async (args: string[], env: Record<string, string> = {}) => {
  const notes = join(project.folder, 'notes');
  const PATH = [join(project.folder, 'bin'), process.env.PATH].join(delimiter);
  const child = spawn(process.execPath, ['--import', 'tsx', 'tools/deploy/main.ts', ...args], {
    cwd: project.folder,
    env: { ...process.env, PATH, NOTES: notes, ...env },
  });
  let output = '';
  child.stdout.on('data', (data: Buffer) => (output += data.toString()));
  child.stderr.on('data', (data: Buffer) => (output += data.toString()));
  const [status] = (await once(child, 'close')) as [number | null];
  const called = existsSync(notes) ? readFileSync(notes, 'utf8').trim().split('\n') : [];
  return { status, output, called };
};

const isBuilt = () => existsSync(join(project.folder, 'dist'));

test('without a project, with samples left: refused with both reasons, and nothing is built', async () => {
  const { status, output, called } = await deploy([]);
  expect(status).toBe(1);
  expect(output).toContain('No hosted Firebase project is named');
  expect(output).toMatch(/Site → origin\n +'https:\/\/www\.example\.com' belongs to nobody/);
  expect(output).toContain('npm run deploy -- --allow-samples');
  expect(output).not.toMatch(/^\s+at /m);
  expect(called).toEqual([]);
  expect(isBuilt()).toBe(false);
});

test('a project that is named in part is refused with what is missing', async () => {
  const { status, output, called } = await deploy(['--allow-samples'], {
    VITE_FIREBASE_PROJECT_ID: 'agency',
  });
  expect(status).toBe(1);
  expect(output).toContain('missing: VITE_FIREBASE_API_KEY');
  expect(called).toEqual([]);
  expect(isBuilt()).toBe(false);
});

test("built for the project and handed to Firebase's tool, whose status is passed on", async () => {
  const { status, output, called } = await deploy(['--allow-samples', '--message', 'A trial'], {
    ...hosted,
    ENDS_WITH: '3',
  });
  expect(output).toContain('7 pages are built.');
  expect(called).toEqual([
    '--yes',
    `firebase-tools@${firebaseTools.version}`,
    'deploy',
    '--project',
    'agency',
    '--only',
    'hosting,firestore:rules,storage',
    '--message',
    'A trial',
  ]);
  expect(status).toBe(3);
  const { hosting, firestore, storage } = JSON.parse(
    project.read('firebase.json'),
  ) as HostingConfig;
  expect(existsSync(join(project.folder, hosting.public, 'index.html'))).toBe(true);
  expect(existsSync(join(project.folder, hosting.public, '404.html'))).toBe(true);
  expect(existsSync(join(project.folder, firestore.rules))).toBe(true);
  expect(existsSync(join(project.folder, storage.rules))).toBe(true);
  const policy = hosting.headers[0]?.headers.find(({ key }) => key === 'Content-Security-Policy');
  expect(policy?.value).toContain(
    "connect-src 'self' https://firestore.googleapis.com https://firebasestorage.googleapis.com;",
  );
  expect(policy?.value).not.toContain('recaptcha');
});

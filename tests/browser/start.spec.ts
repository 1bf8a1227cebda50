import { chmodSync, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { serveSite } from '../../tools/serve/serve-site';
import { withinEnvironment } from '../within-environment';
import { portAt } from './ports';
import { copyProject, type ProjectCopy } from './project-copy';
import { expect, test } from './share';

/** What the commands report when the machine or config is not in order. */

const port = portAt(30);

let project: ProjectCopy;
test.describe.configure({ mode: 'default' });
test.beforeAll(() => {
  project = copyProject();
});
test.afterAll(() => project.remove());

const start = (env: Record<string, string>) => project.run(['tools/serve/main.ts'], env);

const stack = /^\s+at /m;

test('a port in use is reported before the build, with how to choose another', async () => {
  const holder = createServer().listen(port, 'localhost');
  const { status, output } = await start({ PORT: String(port) });
  holder.close();
  expect(status).toBe(1);
  expect(output).toContain(
    `Port ${port} is taken by another program. Stop that, or choose another: PORT=${port + 1} npm start`,
  );
  expect(output).not.toMatch(stack);
  expect(existsSync(join(project.folder, 'dist'))).toBe(false);
});

test('an invalid port is reported before the build', async () => {
  const { status, output } = await start({ PORT: 'http' });
  expect(status).toBe(1);
  expect(output).toContain('PORT is "http", but must be a whole number from 1 to 65535');
});

test('incomplete settings of Firebase are all reported', async () => {
  const { status, output } = await start({ VITE_FIREBASE_API_KEY: 'x' });
  expect(status).toBe(1);
  for (const name of ['PROJECT_ID', 'STORAGE_BUCKET', 'APP_ID']) {
    expect(output).toContain(`missing: VITE_FIREBASE_${name}`);
  }
  expect(output).not.toMatch(stack);
});

// Problems after the build are reported as before it; this uses the site that was built for all.
const serve = (at: number, data: string) =>
  withinEnvironment({ LOCAL_FIREBASE_DIR: data }, () =>
    serveSite({ root: process.cwd(), port: at }).then(
      () => 'It was served.',
      ({ message }: Error) => message,
    ),
  );

test('a port that is taken during the build is reported too', async () => {
  const holder = createServer().listen(port, 'localhost');
  const reported = await serve(port, join(project.folder, 'data'));
  holder.close();
  expect(reported).toContain(`PORT=${port + 1} npm start`);
});

test('an unusable data folder is reported', async () => {
  project.write('not-a-folder', '');
  const file = join(project.folder, 'not-a-folder');
  chmodSync(file, 0o400);
  const reported = await serve(port + 2, file);
  expect(reported).toContain(file);
  expect(reported).toContain('LOCAL_FIREBASE_DIR');
});

test('broken config stops the build and the check with every problem, and no stack trace', async () => {
  project.edit('config/forms/contact.ts', "check: 'digits'", "check: 'digitz'");
  project.edit('config/forms/contact.ts', 'rows: 4', "rows: '4'");
  for (const file of ['tools/build/main.ts', 'tools/check/main.ts']) {
    const { status, output } = await project.run([file]);
    expect(status).toBe(1);
    expect(output).toContain('config/forms/contact.ts');
    expect(output).toMatch(/Allowed: 'required', .*'digits'/);
    expect(output).toContain("'4' is not a number.");
    expect(output).not.toMatch(stack);
  }
});

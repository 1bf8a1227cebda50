/** @jest-environment node */
import { chmodSync, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { serveSite } from '../../../tools/serve/serve-site';
import { copyProject, type ProjectCopy } from '../../browser/project-copy';
import { withinEnvironment } from '../../within-environment';
import { nextPort } from '../served-site';

// Each starts a process: on a busy machine that takes its time.
jest.setTimeout(120_000);

/**
 * What the commands report when they cannot begin, as a terminal shows it; tables of what else they say lie beside
 * their sources, and what they make is in more/.
 */

let project: ProjectCopy;
beforeAll(() => {
  project = copyProject();
});
afterAll(() => project.remove());

const stack = /^\s+at /m;

const isBuilt = () => existsSync(join(project.folder, 'dist'));

/** Listens at a port for as long as something is done. */
const holding = async <Result>(port: number, act: () => Promise<Result>) => {
  const holder = createServer();
  await new Promise<void>((resolve) => holder.listen(port, 'localhost', resolve));
  try {
    return await act();
  } finally {
    holder.close();
  }
};

const advice = (port: number) =>
  `Port ${port} is taken by another program. Stop that, or choose another: PORT=${port + 1} npm start`;

test('npm start reports a port in use before the build, with how to choose another', async () => {
  const port = nextPort();
  const { status, output } = await holding(port, () =>
    project.run(['tools/serve/main.ts'], { PORT: String(port) }),
  );
  expect(output).toContain(advice(port));
  expect(output).not.toMatch(stack);
  expect([status, isBuilt()]).toEqual([1, false]);
});

/** Problems after the build are reported as before it; this uses the site that was built for all. */
const serve = (port: number, data: string) =>
  withinEnvironment({ LOCAL_FIREBASE_DIR: data }, () =>
    serveSite({ root: process.cwd(), port }).then(
      () => 'It was served.',
      ({ message }: Error) => message,
    ),
  );

test('a port that is taken during the build is reported too', async () => {
  const port = nextPort();
  const data = join(project.folder, 'data');
  expect(await holding(port, () => serve(port, data))).toContain(advice(port));
});

test('an unusable data folder is reported', async () => {
  project.write('not-a-folder', '');
  const file = join(project.folder, 'not-a-folder');
  chmodSync(file, 0o400);
  const reported = await serve(nextPort(), file);
  expect(reported).toContain(file);
  expect(reported).toContain('LOCAL_FIREBASE_DIR');
});

test('npm run new says what cannot be made, and writes nothing', async () => {
  const before = project.read('config/pages/about.ts');
  const { status, output } = await project.run(['tools/new/main.ts', 'page', 'about']);
  expect(output).toMatch(/config\/pages\/about\.ts already exists/);
  expect(output).not.toMatch(stack);
  expect([status, project.read('config/pages/about.ts')]).toEqual([1, before]);
});

test('npm run deploy reports a missing project and remaining samples, and builds nothing', async () => {
  const { status, output } = await project.run(['tools/deploy/main.ts']);
  expect(output).toContain('No hosted Firebase project is named');
  expect(output).toMatch(/Site → origin\n +'https:\/\/www\.example\.com' is a sample/);
  expect(output).toContain('npm run deploy -- --allow-samples');
  expect(output).not.toMatch(stack);
  expect([status, isBuilt()]).toEqual([1, false]);
});

test('broken config stops the build with every problem, and no stack trace', async () => {
  project.edit('config/forms/contact.ts', "check: 'digits'", "check: 'digitz'");
  project.edit('config/forms/contact.ts', 'rows: 4', "rows: '4'");
  const { status, output } = await project.run(['tools/build/main.ts']);
  expect(output).toContain('config/forms/contact.ts');
  expect(output).toMatch(/Allowed: 'required', .*'digits'/);
  expect(output).toContain("'4' is not a number.");
  expect(output).not.toMatch(stack);
  expect([status, isBuilt()]).toEqual([1, false]);
});
